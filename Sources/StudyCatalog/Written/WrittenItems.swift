import Synchronization

/// The items of a lesson that a user has written, made when they are first needed: a start with
/// many lessons shows only how many items each has.
final class WrittenItems: Sendable {
  let source: LessonItems
  let made = Mutex<[QuestionItem]?>(nil)

  init(_ source: LessonItems) { self.source = source }

  /// The number of items.
  var count: Int { source.count }

  /// The names of the items, which are their questions.
  var names: Set<String> { Set(source.rows.map(\.prompt)) }

  /// The items, in the order of the table.
  var items: [QuestionItem] {
    made.withLock { made in
      let items = made ?? source.items
      made = items
      return items
    }
  }
}

extension WrittenItems: Hashable {
  static func == (left: WrittenItems, right: WrittenItems) -> Bool {
    // The items know one another's answers, so comparing them would take quadratic time.
    left === right || left.source == right.source
  }

  func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
