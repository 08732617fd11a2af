internal import JSONCoding
internal import SpacedRepetition
internal import StudyCatalog

/// The text formats in which answers are exported, with one line per answer.
public enum AnswerLog: Hashable, Sendable, CaseIterable {
  /// Comma-separated values (RFC 4180), with the names of the columns on the first line.
  case csv
  /// A JSON object (RFC 8259) on each line.
  case json

  /// The columns of an answer, in the order in which they are written.
  enum Column: String, CaseIterable {
    case number, time, lesson, item, form, given, grade, milliseconds

    /// Whether a log without the column is invalid.
    var isNeeded: Bool { self != .given && self != .milliseconds }
  }

  /// The text before the answers; `nil` if there is none.
  public var header: String? {
    self == .csv ? Column.allCases.map(\.rawValue).joined(separator: ",") : nil
  }

  /// Formats an answer as one line, without a trailing newline.
  public func line(_ stored: StoredAnswer) -> String {
    let cells = Column.allCases.map { ($0, stored[$0]) }
    switch self {
    case .csv: return cells.map { $0.1.commaSeparated }.joined(separator: ",")
    case .json:
      let members = cells.map { "\"\($0.0.rawValue)\":\($0.1.json)" }
      return "{\(members.joined(separator: ","))}"
    }
  }
}

/// The value of a column.
private enum Cell {
  case number(Int)
  case text(String)

  var json: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): String(decoding: JSON.string(text).bytes, as: UTF8.self)
    }
  }

  var commaSeparated: String {
    switch self {
    case .number(let number): return "\(number)"
    case .text(let text):
      let isQuoted = text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
      return isQuoted ? text.quotedField : text
    }
  }
}

extension StoredAnswer {
  fileprivate subscript(column: AnswerLog.Column) -> Cell {
    switch column {
    case .number: .number(id)
    case .time: .text(answer.time.text)
    case .lesson: .text(answer.card.lesson.description)
    case .item: .text(answer.card.item)
    case .form: .text(answer.form.word)
    case .given: .text(answer.given)
    case .grade: .text(answer.grade.word)
    case .milliseconds: .number(answer.milliseconds)
    }
  }
}

// MARK: - Words

extension AnswerForm {
  /// The form's name in a log.
  var word: String {
    switch self {
    case .choice: "choice"
    case .typed: "typed"
    case .picker: "picker"
    }
  }

  /// The form with a name in a log.
  init?(word: String) {
    guard let form = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = form
  }
}

extension Grade {
  /// The grade's name in a log.
  var word: String {
    switch self {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }

  /// The grade with a name in a log.
  init?(word: String) {
    guard let grade = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = grade
  }
}
