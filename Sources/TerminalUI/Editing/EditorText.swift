import TerminalCore

/// A text of several lines with its cursor, its editing commands, and the last edits to undo.
///
/// Places are counted in bytes of UTF-8, so that an edit costs time in proportion to its paragraph,
/// however long the text is.
struct EditorText: Equatable {
  /// The longest text that can be typed, in bytes of UTF-8: 100,000 characters of any script.
  static let limit = 400_000

  /// The text.
  private(set) var text: String

  /// The place of the cursor, always between two characters.
  private(set) var cursor: Int

  /// The column to which Up and Down come back after shorter lines.
  private var goal: Int?

  /// Where the first shown line began when the text was last edited.
  var top = 0

  private var history = EditHistory()

  /// Makes an editor with its cursor at the start of a text.
  init(_ text: String, cursor: Int = 0) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.cursor = 0
    self.cursor = characterStart(from: max(0, min(cursor, text.utf8.count)))
  }

  /// Applies an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - width: The number of cells of a line.
  ///   - height: The number of lines that are seen.
  /// - Returns: `false` if nothing changed.
  mutating func edit(_ edit: EditorEdit, width: Int, height: Int) -> Bool {
    let (oldCursor, oldCount) = (cursor, text.utf8.count)
    let oldGoal = goal
    goal = nil
    switch edit {
    case .up: move(by: -1, goal: oldGoal, width: width)
    case .down: move(by: 1, goal: oldGoal, width: width)
    case .pageUp: move(by: -max(1, height - 1), goal: oldGoal, width: width)
    case .pageDown: move(by: max(1, height - 1), goal: oldGoal, width: width)
    case .left: cursor = place(before: cursor)
    case .right: cursor = place(after: cursor)
    case .wordLeft: cursor = wordStart(before: cursor)
    case .wordRight: cursor = wordEnd(after: cursor)
    case .lineStart: cursor = line(at: cursor, width: width).lowerBound
    case .lineEnd: cursor = endOfLine(at: cursor, width: width)
    case .start: cursor = 0
    case .end: cursor = text.utf8.count
    case .newline: insert("\n")
    case .backspace: replace(place(before: cursor)..<cursor, with: "")
    case .delete: replace(cursor..<place(after: cursor), with: "")
    case .deleteWord: replace(wordStart(before: cursor)..<cursor, with: "")
    case .clearLine: replace(paragraph(at: cursor).lowerBound..<cursor, with: "")
    case .undo: return apply(history.undo())
    case .redo: return apply(history.redo())
    }
    if cursor != oldCursor, text.utf8.count == oldCount { history.endStep() }
    return cursor != oldCursor || text.utf8.count != oldCount
  }

  /// Inserts text at the cursor, up to the limit. Tabs become four spaces; other control characters
  /// are left out. Returns `false` if nothing was inserted.
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

  /// Moves the cursor to a place that was clicked.
  mutating func moveCursor(to place: Int) {
    cursor = place
    goal = nil
    history.endStep()
  }
}

// MARK: - Changing the text

extension EditorText {
  /// Replaces a part of the text, and leaves the cursor after it.
  private mutating func replace(_ range: Range<Int>, with new: String) {
    guard !range.isEmpty || !new.isEmpty else { return }
    let change = TextChange(place: range.lowerBound, old: String(text[bytes: range]), new: new)
    history.add(change)
    make(change)
  }

  /// Makes a change of the history, if there is one.
  private mutating func apply(_ change: TextChange?) -> Bool {
    guard let change else { return false }
    make(change)
    return true
  }

  private mutating func make(_ change: TextChange) {
    let end = change.place + change.old.utf8.count
    text.replaceSubrange(index(change.place)..<index(end), with: change.new)
    // A combining mark may have joined the character before it.
    cursor = characterStart(from: change.place + change.new.utf8.count)
  }
}

// MARK: - Moving by shown lines

extension EditorText {
  /// Moves up or down by shown lines, to the column where that began. At the first and the last
  /// line, only what is left of the way is gone.
  private mutating func move(by lines: Int, goal: Int?, width: Int) {
    let start = line(at: cursor, width: width)
    let column = goal ?? String(text[bytes: start.lowerBound..<cursor]).displayWidth
    var line = self.line(-lines, above: start, width: width)
    for _ in 0..<max(0, lines) {
      guard let next = self.line(after: line, width: width) else { break }
      line = next
    }
    guard line != start else { return }
    cursor = place(atColumn: column, of: line, width: width)
    self.goal = column
  }

  /// The place nearest to a column of a shown line.
  func place(atColumn column: Int, of line: Range<Int>, width: Int) -> Int {
    let end = endOfLine(at: line.lowerBound, width: width)
    var (place, used) = (line.lowerBound, 0)
    while place < end {
      let next = self.place(after: place)
      used += String(text[bytes: place..<next]).displayWidth
      guard used <= column else { break }
      place = next
    }
    return place
  }

  /// Where the cursor goes at the end of the shown line at a place. A line that does not end its
  /// paragraph keeps the cursor before its last character, since after it the next line begins.
  private func endOfLine(at place: Int, width: Int) -> Int {
    let paragraph = paragraph(at: place)
    let line = line(at: place, width: width)
    guard line.upperBound < paragraph.upperBound else { return paragraph.upperBound }
    let end = text.endOfShownPart(of: line)
    return end < line.upperBound ? end : max(line.lowerBound, self.place(before: line.upperBound))
  }
}

extension Character {
  /// What an editor keeps of the character.
  fileprivate var inEditor: String {
    if self == "\t" { return "    " }
    if isNewline { return "\n" }
    return unicodeScalars.contains { $0.properties.generalCategory == .control }
      ? "" : String(self)
  }
}
