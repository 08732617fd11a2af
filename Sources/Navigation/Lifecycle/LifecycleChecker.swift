/// Checks the lifecycle events of a router and reports those that violate the contract.
///
/// Costs a few lookups per event, so programs can use it in release builds.
public struct LifecycleChecker: Sendable {
  /// How visible an entry is after its latest event.
  private enum Visibility {
    case appearing
    case active
    case inactive
    case disappearing
  }

  private var live: Set<EntryID> = []

  /// The numbers of removed entries, stored as ranges to stay small however many pushes there are.
  private var gone = NumberRanges()

  /// The entries that are visible or about to be, which are few.
  private var visibilities: [(entry: EntryID, visibility: Visibility)] = []

  /// The first 20 violations, in the order in which they were found and without repetitions; empty
  /// if all is well.
  public private(set) var violations: [String] = []

  /// The most violations that are kept, because a wrong state may last as long as the program runs.
  private static let mostViolations = 20

  /// Creates a checker that has seen no events.
  public init() {}

  /// Checks the next event and records any violation.
  public mutating func note(_ event: LifecycleEvent) {
    let entry = event.entry
    let visibility = visibility(of: entry)
    let isShown = visibility == .active || visibility == .inactive
    switch event.phase {
    case .created: create(entry)
    case .removed: remove(entry)
    case .willAppear:
      expectOneActive(before: event)
      expect(live.contains(entry), event, "it was not created")
      expect(!isShown, event, "it is visible")
      expect(visibility != .disappearing, event, "its didDisappear is missing")
      expect(visibility != .appearing, event, "it was told so before")
      set(entry, .appearing)
    case .didAppear:
      expect(visibility == .appearing, event, "its willAppear is missing")
      expect(!contains(.disappearing), event, "an entry that goes has not disappeared")
      set(entry, .active)
    case .activated:
      expect(isShown, event, "it is not visible")
      expect(visibility != .active, event, "it was active")
      if isShown { set(entry, .active) }
    case .deactivated:
      expect(isShown, event, "it is not visible")
      expect(visibility != .inactive, event, "it was not active")
      if isShown { set(entry, .inactive) }
    case .willDisappear:
      expectOneActive(before: event)
      expect(isShown, event, "it is not visible")
      expect(!contains(.appearing), event, "another entry appears already")
      set(entry, .disappearing)
    case .didDisappear:
      expect(visibility == .disappearing, event, "its willDisappear is missing")
      set(entry, nil)
    }
  }

  /// The entries that have appeared and haven't begun to disappear.
  public var shown: Set<EntryID> { entries(.active).union(entries(.inactive)) }

  /// Checks the state between two changes, when nothing is being drawn.
  ///
  /// - Parameters:
  ///   - visible: The entries that should have appeared; see ``Router/visible``.
  ///   - active: The visible entry that should have the keyboard.
  public mutating func noteRest(visible: [EntryID], active: EntryID) {
    // Sets would be costly after every event.
    if isExactly(visible, active: active) { return }
    if shown != Set(visible) {
      report("at rest, visible: \(list(shown)) instead of \(list(Set(visible)))")
    }
    let inactive = entries(.inactive)
    let others = Set(visible).subtracting([active])
    if inactive != others {
      report("at rest, not active: \(list(inactive)) instead of \(list(others))")
    }
  }

  /// Whether exactly these entries have appeared, and only one of them is active.
  private func isExactly(_ visible: [EntryID], active: EntryID) -> Bool {
    visibilities.count == visible.count
      && visibilities.allSatisfy { entry, visibility in
        visible.contains(entry) && visibility == (entry == active ? .active : .inactive)
      }
  }

  /// Checks that a change begins with at most one active entry, and that any other was deactivated.
  private mutating func expectOneActive(before event: LifecycleEvent) {
    guard !contains(.appearing), !contains(.disappearing) else { return }
    var active = 0
    for other in visibilities where other.visibility == .active { active += 1 }
    expect(active <= 1, event, "two visible entries are active")
  }

  private func visibility(of entry: EntryID) -> Visibility? {
    for other in visibilities where other.entry == entry { return other.visibility }
    return nil
  }

  private func entries(_ visibility: Visibility) -> Set<EntryID> {
    Set(visibilities.lazy.filter { $0.visibility == visibility }.map(\.entry))
  }

  private func contains(_ visibility: Visibility) -> Bool {
    for other in visibilities where other.visibility == visibility { return true }
    return false
  }

  /// Notes how visible an entry is; `nil` if it is not.
  private mutating func set(_ entry: EntryID, _ visibility: Visibility?) {
    for index in visibilities.indices where visibilities[index].entry == entry {
      visibilities.remove(at: index)
      break
    }
    if let visibility { visibilities.append((entry, visibility)) }
  }

  private func list(_ entries: Set<EntryID>) -> String {
    entries.isEmpty ? "nothing" : entries.sorted().map { "\($0)" }.joined(separator: ", ")
  }

  private mutating func create(_ entry: EntryID) {
    let event = LifecycleEvent(entry: entry, phase: .created)
    expect(!gone.contains(entry.number), event, "it was removed before")
    expect(live.insert(entry).inserted, event, "it was created before")
  }

  private mutating func remove(_ entry: EntryID) {
    let event = LifecycleEvent(entry: entry, phase: .removed)
    expect(live.remove(entry) != nil, event, "it is not there")
    expect(visibility(of: entry) == nil, event, "it is visible")
    gone.insert(entry.number)
  }

  private mutating func expect(_ holds: Bool, _ event: LifecycleEvent, _ wrong: String) {
    if !holds { report("\(event): \(wrong)") }
  }

  private mutating func report(_ violation: String) {
    guard violations.count < Self.mostViolations, !violations.contains(violation) else { return }
    violations.append(violation)
  }
}
