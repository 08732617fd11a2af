import Synchronization

/// The shared state of the sample's screens, which tests read and change.
final class SampleModel: Sendable {
  /// The items of the list.
  private let items: Mutex<[String]>

  /// The answers to the dialogs.
  private let notes = Mutex<[String]>([])

  /// The number of rows created.
  private let rowsMade = Atomic<Int>(0)

  /// How often a body was evaluated.
  private let bodiesRead = Atomic<Int>(0)

  /// The answers to the dialogs, in order.
  var answers: [String] { notes.withLock { $0 } }

  func note(_ answer: String) { notes.withLock { $0.append(answer) } }

  /// The current items.
  var list: [String] { items.withLock { $0 } }

  init(items: [String] = ["ant", "bee", "cat"]) {
    self.items = Mutex(items)
  }

  /// Changes the items without notifying the program, which sees that at its next change.
  func change(_ change: (inout [String]) -> Void) { items.withLock { change(&$0) } }

  func countRow() { rowsMade.add(1, ordering: .relaxed) }

  func countBody() { bodiesRead.add(1, ordering: .relaxed) }

  /// Returns the number of rows created since the last call.
  func takeRowsMade() -> Int { rowsMade.exchange(0, ordering: .relaxed) }

  /// Returns the number of bodies evaluated since the last call.
  func takeBodiesRead() -> Int { bodiesRead.exchange(0, ordering: .relaxed) }
}
