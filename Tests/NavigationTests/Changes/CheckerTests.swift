import Navigation
import Testing

@Suite("the lifecycle checker") struct CheckerTests {
  private static let a = EntryID(number: 1)
  private static let b = EntryID(number: 2)

  private static let start: [(EntryID, LifecyclePhase)] = [
    (a, .created), (a, .willAppear(.launched)), (a, .didAppear),
  ]

  static let wrongs: [(String, [(EntryID, LifecyclePhase)])] = [
    ("created twice", [(a, .created)]),
    ("appears unmade", [(a, .willDisappear(.covered)), (b, .willAppear(.pushed))]),
    (
      "active beside another",
      [(b, .created), (b, .willAppear(.pushed)), (b, .didAppear), (b, .willDisappear(.popped))]
    ),
    ("activated while active", [(a, .activated)]),
    ("deactivated twice", [(a, .deactivated), (a, .deactivated)]),
    ("deactivated out of sight", [(b, .created), (b, .deactivated)]),
    ("didAppear without willAppear", [(a, .didAppear)]),
    ("didDisappear without willDisappear", [(a, .didDisappear)]),
    ("willDisappear while not on show", [(b, .created), (b, .willDisappear(.popped))]),
    ("removed while on show", [(a, .removed)]),
    (
      "removed twice",
      [(a, .willDisappear(.quit)), (a, .didDisappear), (a, .removed), (a, .removed)]
    ),
    (
      "created again",
      [(a, .willDisappear(.quit)), (a, .didDisappear), (a, .removed), (a, .created)]
    ),
    (
      "appears before the old top is gone",
      [
        (b, .created), (a, .willDisappear(.covered)), (b, .willAppear(.pushed)), (b, .didAppear),
      ]
    ),
    (
      "will without did before the next will",
      [(a, .willDisappear(.covered)), (a, .willAppear(.revealed))]
    ),
  ]

  @Test("reports events that should not have happened", arguments: wrongs.map(\.0))
  func wrong(name: String) throws {
    var checker = LifecycleChecker()
    let events = try #require(Self.wrongs.first { $0.0 == name }).1
    for (entry, phase) in Self.start { checker.note(LifecycleEvent(entry: entry, phase: phase)) }
    #expect(checker.violations == [])
    for (entry, phase) in events { checker.note(LifecycleEvent(entry: entry, phase: phase)) }
    #expect(checker.violations.count == 1)
  }

  @Test("keeps the first 20 violations, each once")
  func limit() {
    var checker = LifecycleChecker()
    for _ in 0..<2 {
      for number in UInt64(1)...30 {
        checker.note(LifecycleEvent(entry: EntryID(number: number), phase: .didAppear))
        checker.note(LifecycleEvent(entry: EntryID(number: number), phase: .didAppear))
      }
    }
    #expect(checker.violations.count == 20 && Set(checker.violations).count == 20)
  }

  @Test("expects the visible entries to have appeared between changes, one of them active")
  func rest() {
    var checker = LifecycleChecker()
    for (entry, phase) in Self.start { checker.note(LifecycleEvent(entry: entry, phase: phase)) }
    checker.noteRest(visible: [Self.a], active: Self.a)
    #expect(checker.violations == [])
    checker.noteRest(visible: [Self.b], active: Self.b)
    #expect(checker.violations == ["at rest, visible: #1 instead of #2"])
    checker.noteRest(visible: [Self.a], active: Self.b)
    #expect(checker.violations.count == 2)
  }
}
