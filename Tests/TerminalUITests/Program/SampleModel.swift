import Synchronization

/// What the screens of the sample share, and what a test sees and changes of it.
final class SampleModel: Sendable {
  /// The items of the list.
  private let items: Mutex<[String]>

  /// What the dialogs were answered.
  private let notes = Mutex<[String]>([])

  /// How many rows were made.
  private let rowsMade = Atomic<Int>(0)

  /// How often a body was read.
  private let bodiesRead = Atomic<Int>(0)

  /// What the dialogs were answered, in the order of the answers.
  var answers: [String] { notes.withLock { $0 } }

  func note(_ answer: String) { notes.withLock { $0.append(answer) } }

  /// The items as they are now.
  var list: [String] { items.withLock { $0 } }

  init(items: [String] = ["ant", "bee", "cat"]) {
    self.items = Mutex(items)
  }

  /// Changes the items behind the program's back; it sees that at its next change.
  func change(_ change: (inout [String]) -> Void) { items.withLock { change(&$0) } }

  func countRow() { rowsMade.add(1, ordering: .relaxed) }

  func countBody() { bodiesRead.add(1, ordering: .relaxed) }

  /// Counts what was made since this was last asked.
  func takeRowsMade() -> Int { rowsMade.exchange(0, ordering: .relaxed) }

  /// Counts the bodies read since this was last asked.
  func takeBodiesRead() -> Int { bodiesRead.exchange(0, ordering: .relaxed) }
}
