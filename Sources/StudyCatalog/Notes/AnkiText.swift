// The folder `Notes` makes lessons of the user's own from the notes of a flashcard program.

/// Notes as Anki exports them as text.
///
/// The format is that of “Text Files” in Anki's manual: lines that begin with `#` say how the
/// fields of the notes are separated, and which of them are not to be learned. Other programs, and
/// Anki before 2.1.54, write only the fields, with tabs between them.
public struct AnkiText: Sendable {
  /// A note.
  struct Note {
    /// The line on which it begins, from 1.
    let line: Int
    /// Its deck, with `::` between the parts; `nil` if the text doesn't say.
    let deck: String?
    /// Its fields as written; `nil` if a quotation mark is missing.
    let fields: [String]?
    /// Whether it is a question of Study's own, exported before.
    let isOfStudy: Bool
    /// Whether it is a question with gaps, which its answer all fills.
    var hasGaps = false

    /// The note itself, or one for each question that its first field asks with gaps.
    var questions: [Note] {
      guard let gaps = fields?.first.flatMap(NoteGaps.init) else { return [self] }
      return gaps.questions.map {
        Note(
          line: line, deck: deck, fields: [$0.question, $0.answer], isOfStudy: isOfStudy,
          hasGaps: true)
      }
    }
  }

  /// The notes, in the order of the text.
  private(set) var notes: [Note] = []

  /// Whether tags and entities of HTML stand for something else.
  private(set) var isHTML = false

  /// Whether the first row named the columns, which is not a note.
  public private(set) var hadHeader = false

  /// Whether this is a table of the user's own lessons, not notes.
  public private(set) var isLessonTable = false

  private var separator = UInt8(ascii: "\t")
  private var deck: String?
  private var deckColumn: Int?
  private var guidColumn: Int?
  /// The numbers of the columns that are not fields, from 1.
  private var otherColumns: Set<Int> = []

  /// Reads notes; the result is `nil` if the text doesn't begin with a line that Anki writes.
  ///
  /// - Parameter text: The whole text.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init?(_ text: String) {
    let text = text.withoutByteOrderMark
    var (rest, line, isKnown) = (text, 1, false)
    while rest.utf8.first == UInt8(ascii: "#") {
      let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
      if read(directive: rest[..<end].dropFirst()) { isKnown = true }
      rest = rest[end...].dropFirst()
      line += 1
    }
    guard isKnown else { return nil }
    let records = SeparatedValues(rest, separatedBy: separator, from: line)
    notes = records.map { note($0) }
  }

  /// Reads notes of which the text says nothing; the result is `nil` if its first line has no tab.
  ///
  /// - Parameter text: The whole text.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init?(tabSeparated text: String) {
    let text = text.withoutByteOrderMark
    let lines = text.drop(while: \.isNewline)
    guard lines.prefix(while: { !$0.isNewline }).contains("\t") else { return nil }
    // Nothing says so, but hardly any other text has these.
    isHTML = ["</", "<br", "&nbsp;"].contains { text.index(of: $0) != nil }
    let records = SeparatedValues(text, separatedBy: separator)
    notes = records.map { note($0) }
    let header = ColumnNames(notes.first?.fields ?? [])
    isLessonTable = header.isOfLessons
    hadHeader = header.isOfNotes
    if hadHeader { notes.removeFirst() }
  }

  /// Returns whether a text seems to be notes with commas or semicolons in place of tabs.
  ///
  /// - Parameter text: The whole text.
  /// - Returns: Whether each line has two fields.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func lacksTabs(_ text: String) -> Bool {
    let text = text.withoutByteOrderMark
    return text.contains(where: { !$0.isWhitespace })
      && [UInt8(ascii: ","), UInt8(ascii: ";")].contains { separator in
        SeparatedValues(text, separatedBy: separator).allSatisfy { $0.fields?.count == 2 }
      }
  }
}

extension AnkiText {
  /// The names with which a text may call its separator, besides the character itself.
  private static let separators: [String: Character] = [
    "tab": "\t", "comma": ",", "semicolon": ";", "colon": ":", "pipe": "|", "space": " ",
  ]

  /// Reads a line such as `separator:tab`. Returns whether Anki knows it.
  private mutating func read(directive: Substring) -> Bool {
    let parts = directive.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let value = String(parts[1])
    switch parts[0].lowercased() {
    case "separator":
      let name = value.lowercased()
      if let character = Self.separators[name] ?? (value.count == 1 ? value.first : nil) {
        separator = character.asciiValue ?? separator
      }
    case "html": isHTML = value.lowercased() == "true"
    case "deck": deck = value
    case "deck column":
      deckColumn = column(value)
    case "guid column":
      guidColumn = column(value)
    case "notetype column", "tags column": _ = column(value)
    case "notetype", "tags", "columns", "if matches": break
    default: return false
    }
    return true
  }

  /// The number of a column, which is then not a field; `nil` if there can't be such a column.
  private mutating func column(_ value: String) -> Int? {
    guard let number = Int(value), number > 0 else { return nil }
    otherColumns.insert(number)
    return number
  }

  private func note(_ record: SeparatedValues.Record) -> Note {
    func cell(_ column: Int?) -> String? {
      guard let column, let fields = record.fields, fields.indices.contains(column - 1) else {
        return nil
      }
      return fields[column - 1]
    }
    let fields = record.fields?.enumerated()
      .filter { !otherColumns.contains($0.offset + 1) }.map(\.element)
    return Note(
      line: record.line, deck: cell(deckColumn) ?? deck, fields: fields,
      isOfStudy: cell(guidColumn)?.hasPrefix("study/") == true)
  }
}
