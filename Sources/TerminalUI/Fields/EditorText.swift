import TerminalCore

/// A multiline text with its cursor, its editing commands, and its undo history.
///
/// Offsets are UTF-8 code units, so that an edit examines only its paragraph; the rest of the text
/// is at most copied as bytes.
struct EditorText: Equatable {
  /// The longest text that can be typed, in bytes of UTF-8; enough for 100,000 characters of any
  /// script.
  static let limit = 400_000

  /// The text.
  private(set) var text: String

  /// The offset of the cursor, always between two characters.
  private(set) var cursor: Int

  /// The text from which the editor was created, if it had to be cleaned.
  private var uncleaned: String?

  /// The text to store: that from which the editor was created, with its tabs, until it is edited
  /// and after all edits were undone.
  var stored: String { history.isAtStart ? uncleaned ?? text : text }

  /// The column to which Up and Down return after shorter lines.
  private var goal: Int?

  /// The offset of the first visible line when the text was last edited.
  var top = 0

  private var history = EditHistory()

  /// Creates an editor, by default with its cursor at the start of the text. Control characters
  /// become what they would if they were inserted, except that the text keeps its line ends.
  init(_ text: String, cursor: Int = 0) {
    var text = text
    text.makeContiguousUTF8()
    if text.needsCleaning {
      uncleaned = text
      text = text.reduce(into: "") { $0 += $1 == "\r\n" ? "\r\n" : $1.inEditor }
    }
    self.text = text
    self.cursor = 0
    self.cursor = characterStart(from: max(0, min(cursor, text.utf8.count)))
  }

  /// Whether the text has no room for another character of some scripts.
  var isFull: Bool { text.utf8.count > Self.limit - 4 }

  /// Applies an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - width: The width of a line, in cells.
  ///   - height: The number of visible lines.
  /// - Returns: `false` if nothing changed.
  mutating func edit(_ edit: EditorEdit, width: Int, height: Int) -> Bool {
    let (oldCursor, oldCount) = (cursor, text.utf8.count)
    let oldGoal = goal
    goal = nil
    switch edit {
    case .inLine(let edit): self.edit(edit, width: width)
    case .up: move(by: -1, goal: oldGoal, width: width)
    case .down: move(by: 1, goal: oldGoal, width: width)
    case .pageUp: move(by: -max(1, height - 1), goal: oldGoal, width: width)
    case .pageDown: move(by: max(1, height - 1), goal: oldGoal, width: width)
    case .start: cursor = 0
    case .end: cursor = text.utf8.count
    case .newline: insert("\n")
    case .undo: return apply(history.undo())
    case .redo: return apply(history.redo())
    }
    if cursor != oldCursor, text.utf8.count == oldCount { history.endStep() }
    return cursor != oldCursor || text.utf8.count != oldCount
  }

  private mutating func edit(_ edit: FieldEdit, width: Int) {
    switch edit {
    case .left: cursor = offset(before: cursor)
    case .right: cursor = offset(after: cursor)
    case .wordLeft: cursor = wordStart(before: cursor)
    case .wordRight: cursor = wordEnd(after: cursor)
    case .home: cursor = line(at: cursor, width: width).lowerBound
    case .end: cursor = endOfLine(at: cursor, width: width)
    case .backspace: replace(offset(before: cursor)..<cursor, with: "")
    case .delete: replace(cursor..<offset(after: cursor), with: "")
    case .deleteWord: replace(wordStart(before: cursor)..<cursor, with: "")
    case .clear: replace(paragraph(at: cursor).lowerBound..<cursor, with: "")
    case .deleteToEnd: replace(cursor..<paragraph(at: cursor).upperBound, with: "")
    }
  }

  /// Inserts text at the cursor, up to the limit. Tabs become four spaces; other control characters
  /// are omitted. Returns `false` if nothing was inserted.
  @discardableResult
  mutating func insert(_ inserted: String) -> Bool {
    var room = Self.limit - text.utf8.count
    var clean = ""
    for character in inserted {
      let kept = character.inEditor
      room -= kept.utf8.count
      guard room >= 0 else { break }
      clean += kept
    }
    replace(cursor..<cursor, with: clean)
    return !clean.isEmpty
  }

  /// Moves the cursor to an offset that was clicked.
  mutating func moveCursor(to offset: Int) {
    cursor = offset
    goal = nil
    history.endStep()
  }
}

// MARK: - Changing the text

extension EditorText {
  /// Replaces part of the text and leaves the cursor after it.
  private mutating func replace(_ range: Range<Int>, with new: String) {
    guard !range.isEmpty || !new.isEmpty else { return }
    let change = TextChange(offset: range.lowerBound, old: String(text[bytes: range]), new: new)
    history.add(change)
    make(change)
  }

  /// Applies a change from the history; returns `false` if there is none.
  private mutating func apply(_ change: TextChange?) -> Bool {
    guard let change else { return false }
    make(change)
    return true
  }

  private mutating func make(_ change: TextChange) {
    let end = change.offset + change.old.utf8.count
    text.replaceSubrange(index(change.offset)..<index(end), with: change.new)
    // A combining mark may have combined with the character before it.
    cursor = characterStart(from: change.offset + change.new.utf8.count)
  }
}

// MARK: - Moving by display lines

extension EditorText {
  /// Moves up or down by display lines, keeping the original column. Stops at the first and the
  /// last line.
  private mutating func move(by lines: Int, goal: Int?, width: Int) {
    let start = line(at: cursor, width: width)
    let column = goal ?? String(text[bytes: start.lowerBound..<cursor]).displayWidth
    var line = self.line(-lines, above: start, width: width)
    for _ in 0..<max(0, lines) {
      guard let next = self.line(after: line, width: width) else { break }
      line = next
    }
    self.goal = column
    // At the first or the last line, the cursor stays where it is.
    guard line != start else { return }
    cursor = offset(atColumn: column, of: line, width: width)
  }

  /// The offset nearest to a column of a display line.
  func offset(atColumn column: Int, of line: Range<Int>, width: Int) -> Int {
    let end = endOfLine(at: line.lowerBound, width: width)
    var (offset, used) = (line.lowerBound, 0)
    while offset < end {
      let next = self.offset(after: offset)
      used += String(text[bytes: offset..<next]).displayWidth
      guard used <= column else { break }
      offset = next
    }
    return offset
  }

  /// The offset of the cursor at the end of a display line. If the line doesn't end its paragraph,
  /// the cursor stays before its last character, because the offset after it belongs to the next
  /// line.
  private func endOfLine(at offset: Int, width: Int) -> Int {
    let paragraph = paragraph(at: offset)
    let line = line(at: offset, width: width)
    guard line.upperBound < paragraph.upperBound else { return paragraph.upperBound }
    let end = text.endOfShownPart(of: line)
    return end < line.upperBound ? end : max(line.lowerBound, self.offset(before: line.upperBound))
  }
}

extension Character {
  /// The character as an editor stores it.
  fileprivate var inEditor: String {
    if self == "\t" { return "    " }
    if isNewline { return "\n" }
    return unicodeScalars.contains { $0.properties.generalCategory == .control }
      ? "" : String(self)
  }
}

extension String {
  /// Whether the text has characters that an editor does not store. The usual line ends are kept.
  fileprivate var needsCleaning: Bool {
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if isAfterReturn, scalar != "\n" { return true }
      isAfterReturn = scalar == "\r"
      switch scalar.value {
      case 0x0A, 0x0D, 0x20..<0x7F, 0xA0..<0x2028, 0x202A...: continue
      default: return true
      }
    }
    return isAfterReturn
  }
}
