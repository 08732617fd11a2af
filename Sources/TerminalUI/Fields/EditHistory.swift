/// A change of a text: a part of it and its replacement.
struct TextChange: Equatable {
  /// The offset of both in UTF-8 code units.
  let offset: Int

  /// The part that is replaced.
  let old: String

  /// The replacement.
  var new: String

  /// The change that undoes this one.
  var inverse: TextChange { TextChange(offset: offset, old: new, new: old) }

  /// The number of bytes stored for the change.
  var size: Int { old.utf8.count + new.utf8.count }
}

/// The latest changes of a text, for undo and redo.
struct EditHistory: Equatable {
  /// The greatest number of changes, and of bytes stored for them.
  private static let limit = (changes: 200, bytes: 1_000_000)

  private var done: [TextChange] = []
  private var undone: [TextChange] = []

  /// Whether old changes were forgotten, so that undoing the rest doesn't lead back to the start.
  private var hasForgotten = false

  /// Whether the text is the one that was there before all changes.
  var isAtStart: Bool { done.isEmpty && !hasForgotten }

  /// Whether the next typed character extends the latest change.
  private var isOpen = false

  /// Adds a change. Consecutively typed characters of one word form a single change.
  mutating func add(_ change: TextChange) {
    undone = []
    let isTyped = change.old.isEmpty && change.new.count == 1
    if isTyped, isOpen, let last = done.last, last.old.isEmpty,
      last.offset + last.new.utf8.count == change.offset
    {
      done[done.count - 1].new += change.new
    } else {
      done.append(change)
      forgetOldest()
    }
    isOpen = isTyped && change.new.first?.isWhitespace == false
  }

  /// Makes the next typed character start a new change.
  mutating func endStep() { isOpen = false }

  /// Undoes the latest change. Returns the change to apply; `nil` if there is none.
  mutating func undo() -> TextChange? {
    isOpen = false
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    return change.inverse
  }

  /// Redoes the most recently undone change. Returns it; `nil` if there is none.
  mutating func redo() -> TextChange? {
    isOpen = false
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    return change
  }

  private mutating func forgetOldest() {
    var size = done.reduce(0) { $0 + $1.size }
    while done.count > Self.limit.changes || (size > Self.limit.bytes && done.count > 1) {
      size -= done.removeFirst().size
      hasForgotten = true
    }
  }
}
