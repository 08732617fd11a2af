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
    ("appears beside another", [(b, .created), (b, .willAppear(.pushed))]),
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

  @Test("expects the top to be visible between changes")
  func rest() {
    var checker = LifecycleChecker()
    for (entry, phase) in Self.start { checker.note(LifecycleEvent(entry: entry, phase: phase)) }
    checker.noteRest(top: Self.a)
    #expect(checker.violations == [])
    checker.noteRest(top: Self.b)
    #expect(checker.violations.count == 1)
  }
}
