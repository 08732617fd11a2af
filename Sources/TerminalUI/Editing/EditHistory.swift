/// A change of a text: a part of it and what takes its place.
struct TextChange: Equatable {
  /// The first byte of both, in UTF-8.
  let place: Int

  /// The part that goes.
  let old: String

  /// What takes its place.
  var new: String

  /// The change back.
  var inverse: TextChange { TextChange(place: place, old: new, new: old) }

  /// The number of bytes that are kept for the change.
  var size: Int { old.utf8.count + new.utf8.count }
}

/// The last changes of a text, which can be undone, and made again until the next one.
struct EditHistory: Equatable {
  /// The largest number of changes, and of bytes in them.
  private static let limit = (changes: 200, bytes: 1_000_000)

  private var done: [TextChange] = []
  private var undone: [TextChange] = []

  /// Whether the next typed character belongs to the last change.
  private var isOpen = false

  /// Adds a change. Characters of one word that are typed one after the other are one change.
  mutating func add(_ change: TextChange) {
    undone = []
    let isTyped = change.old.isEmpty && change.new.count == 1
    if isTyped, isOpen, let last = done.last, last.old.isEmpty,
      last.place + last.new.utf8.count == change.place
    {
      done[done.count - 1].new += change.new
    } else {
      done.append(change)
      forgetOldest()
    }
    isOpen = isTyped && change.new.first?.isWhitespace == false
  }

  /// Lets the next typed character begin a change of its own.
  mutating func endStep() { isOpen = false }

  /// Takes back the last change. Returns the change to make, or `nil` if there is none.
  mutating func undo() -> TextChange? {
    isOpen = false
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    return change.inverse
  }

  /// Makes the change again that was undone last. Returns it, or `nil` if there is none.
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
    }
  }
}
