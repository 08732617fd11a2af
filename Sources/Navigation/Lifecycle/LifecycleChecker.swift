/// Checks a router's events and reports each one that should not have happened.
///
/// Costs one or two look-ups per event, so programs may use it in release builds.
public struct LifecycleChecker: Sendable {
  private var live: Set<EntryID> = []

  /// The numbers of removed entries, as ranges, so that it does not grow with every push.
  private var gone = RangeSet<UInt64>()

  private var appearing: EntryID?
  private var disappearing: EntryID?

  /// The visible entry; `nil` while a transition runs, before launch and after quitting.
  public private(set) var shown: EntryID?

  /// The violations, in the order in which they were found.
  public private(set) var violations: [String] = []

  /// Creates a checker that has seen no events.
  public init() {}

  /// Checks the next event.
  public mutating func note(_ event: LifecycleEvent) {
    let entry = event.entry
    switch event.phase {
    case .created: create(entry)
    case .removed: remove(entry)
    case .willAppear:
      expect(live.contains(entry), event, "it was not created")
      expect(shown == nil && appearing == nil, event, "another entry is visible")
      expect(disappearing != entry, event, "its didDisappear is missing")
      appearing = entry
    case .didAppear:
      expect(appearing == entry, event, "its willAppear is missing")
      expect(disappearing == nil, event, "the old top has not disappeared")
      appearing = nil
      shown = entry
    case .willDisappear:
      expect(shown == entry, event, "it is not visible")
      shown = nil
      disappearing = entry
    case .didDisappear:
      expect(disappearing == entry, event, "its willDisappear is missing")
      disappearing = nil
    }
  }

  /// Checks the state between two changes: nothing is being drawn, and one entry is visible.
  public mutating func noteRest(top: EntryID) {
    if shown != top {
      violations.append("at rest: \(shown.map { "\($0)" } ?? "nothing") is visible, not \(top)")
    }
  }

  private mutating func create(_ entry: EntryID) {
    let event = LifecycleEvent(entry: entry, phase: .created)
    expect(!gone.contains(entry.number), event, "it was removed before")
    expect(live.insert(entry).inserted, event, "it was created before")
  }

  private mutating func remove(_ entry: EntryID) {
    let event = LifecycleEvent(entry: entry, phase: .removed)
    expect(live.remove(entry) != nil, event, "it is not there")
    expect(![shown, appearing, disappearing].contains(entry), event, "it is visible")
    gone.insert(contentsOf: entry.number..<entry.number + 1)
  }

  private mutating func expect(_ holds: Bool, _ event: LifecycleEvent, _ wrong: String) {
    if !holds { violations.append("\(event): \(wrong)") }
  }
}
