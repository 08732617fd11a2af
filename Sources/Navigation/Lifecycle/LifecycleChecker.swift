/// Watches a router's events and names the first thing that should not have happened.
///
/// Costs a dictionary look-up an event, so programs may keep it on in release builds.
public struct LifecycleChecker: Sendable {
  private enum Standing: Hashable {
    case created, appearing, shown, disappearing, hidden
  }

  private var standings: [EntryID: Standing] = [:]
  private var gone: Set<EntryID> = []

  /// What went wrong, in the order in which it was noticed.
  public private(set) var violations: [String] = []

  /// Makes a checker that has seen nothing.
  public init() {}
}
