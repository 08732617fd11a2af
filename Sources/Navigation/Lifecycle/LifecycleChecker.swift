/// Checks the lifecycle events of a router and reports those that violate the contract.
///
/// Costs a few lookups per event, so programs can use it in release builds.
public struct LifecycleChecker: Sendable {
  private var live: Set<EntryID> = []

  /// The numbers of removed entries, stored as ranges to stay small however many pushes there are.
  private var gone = RangeSet<UInt64>()

  /// The entries about to appear, and those about to disappear.
  private var appearing: Set<EntryID> = []
  private var disappearing: Set<EntryID> = []

  /// The entries that have appeared and haven't begun to disappear.
  public private(set) var shown: Set<EntryID> = []

  /// The entries in `shown` that have been deactivated.
  private var inactive: Set<EntryID> = []

  /// The violations in the order in which they were found; empty if all is well.
  public private(set) var violations: [String] = []

  /// Creates a checker that has seen no events.
  public init() {}

  /// Checks the next event and records any violation.
  public mutating func note(_ event: LifecycleEvent) {
    let entry = event.entry
    switch event.phase {
    case .created: create(entry)
    case .removed: remove(entry)
    case .willAppear:
      expectOneActive(before: event)
      expect(live.contains(entry), event, "it was not created")
      expect(!shown.contains(entry), event, "it is visible")
      expect(!disappearing.contains(entry), event, "its didDisappear is missing")
      expect(appearing.insert(entry).inserted, event, "it was told so before")
    case .didAppear:
      expect(appearing.remove(entry) != nil, event, "its willAppear is missing")
      expect(disappearing.isEmpty, event, "an entry that goes has not disappeared")
      shown.insert(entry)
    case .activated:
      expect(shown.contains(entry), event, "it is not visible")
      expect(inactive.remove(entry) != nil, event, "it was active")
    case .deactivated:
      expect(shown.contains(entry), event, "it is not visible")
      expect(inactive.insert(entry).inserted, event, "it was not active")
    case .willDisappear:
      expectOneActive(before: event)
      expect(shown.remove(entry) != nil, event, "it is not visible")
      expect(appearing.isEmpty, event, "another entry appears already")
      inactive.remove(entry)
      disappearing.insert(entry)
    case .didDisappear:
      expect(disappearing.remove(entry) != nil, event, "its willDisappear is missing")
    }
  }

  /// Checks the state between two changes, when nothing is being drawn.
  ///
  /// - Parameters:
  ///   - visible: The entries that should have appeared; see ``Router/visible``.
  ///   - active: The visible entry that should have the keyboard.
  public mutating func noteRest(visible: [EntryID], active: EntryID) {
    if shown != Set(visible) {
      violations.append("at rest, visible: \(list(shown)) instead of \(list(Set(visible)))")
    }
    let others = Set(visible).subtracting([active])
    if inactive != others {
      violations.append("at rest, not active: \(list(inactive)) instead of \(list(others))")
    }
  }

  /// Checks that a change begins with at most one active entry, and that any other was deactivated.
  private mutating func expectOneActive(before event: LifecycleEvent) {
    guard appearing.isEmpty, disappearing.isEmpty else { return }
    expect(shown.count - inactive.count <= 1, event, "two visible entries are active")
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
    let isVisible = [shown, appearing, disappearing].contains { $0.contains(entry) }
    expect(!isVisible, event, "it is visible")
    gone.insert(contentsOf: entry.number..<entry.number + 1)
  }

  private mutating func expect(_ holds: Bool, _ event: LifecycleEvent, _ wrong: String) {
    if !holds { violations.append("\(event): \(wrong)") }
  }
}
