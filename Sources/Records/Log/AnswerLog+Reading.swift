internal import JSONCoding
internal import SpacedRepetition
internal import StudyCatalog

/// The answers of an exported log, or its mistakes.
public struct AnswerLogReading: Sendable {
  /// The answers, in the order in which they were given.
  public fileprivate(set) var answers: [StoredAnswer] = []
  /// The first mistakes, at most ``mostMistakes``.
  public fileprivate(set) var mistakes: [LogMistake] = []

  /// The greatest number of mistakes to collect.
  public static let mostMistakes = 20

  /// Reads an exported log in any format.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, plus the time to sort the answers.
  public init(_ text: String) {
    let text = text.withoutByteOrderMark
    if text.first(where: { !$0.isWhitespace }) == "{" {
      readObjects(text)
    } else {
      readTable(text)
    }
    answers.sort { $0.id < $1.id }
  }

  private var isGivenUp: Bool { mistakes.count >= Self.mostMistakes }

  private mutating func readTable(_ text: Substring) {
    var records = SeparatedValues(text)
    let first = records.next()
    guard let names = first?.fields, let columns = columns(names, in: first?.line ?? 1) else {
      let words = (first?.fields ?? []).flatMap { $0.split { ";\t".contains($0) }.map(String.init) }
      let isOfOthers = words.contains { AnswerLog.Column(rawValue: $0)?.isNeeded == true }
      let problem = isOfOthers ? LogProblem.noCommas : .noLog
      if mistakes.isEmpty { mistakes = [LogMistake(line: 1, problem: problem)] }
      return
    }
    while !isGivenUp, let record = records.next() {
      guard let fields = record.fields, fields.count == names.count else {
        mistakes.append(LogMistake(line: record.line, problem: .notARow))
        continue
      }
      add(from: record.line) { column in columns[column].map { fields[$0] } ?? "" }
    }
  }

  /// Finds the columns of a table by name; `nil` if one is missing.
  private mutating func columns(_ names: [String], in line: Int) -> [AnswerLog.Column: Int]? {
    var columns: [AnswerLog.Column: Int] = [:]
    for (index, name) in names.enumerated() {
      if let column = AnswerLog.Column(rawValue: name) { columns[column] = index }
    }
    guard !columns.isEmpty else { return nil }
    let missing = AnswerLog.Column.allCases.first { $0.isNeeded && columns[$0] == nil }
    guard let missing else { return columns }
    mistakes.append(LogMistake(line: line, problem: .noColumn(missing.rawValue)))
    return nil
  }

  private mutating func readObjects(_ text: Substring) {
    var line = 0
    for object in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      guard !isGivenUp else { return }
      guard object.contains(where: { $0 > 0x20 }) else { continue }
      guard let members = JSON(Array(object))?.members else {
        mistakes.append(LogMistake(line: line, problem: .notAnObject))
        continue
      }
      add(from: line) { column in
        switch members[column.rawValue] {
        case .string(let text): text
        case .number(let digits): digits
        default: ""
        }
      }
    }
  }

  private mutating func add(from line: Int, _ value: (AnswerLog.Column) -> String) {
    do throws(LogProblem) {
      answers.append(try StoredAnswer(value))
    } catch {
      mistakes.append(LogMistake(line: line, problem: error))
    }
  }
}

extension LogProblem: Error {}

extension StoredAnswer {
  /// Reads the values of the columns.
  fileprivate init(_ value: (AnswerLog.Column) -> String) throws(LogProblem) {
    func read<Value>(
      _ column: AnswerLog.Column, _ make: (String) -> Value?
    ) throws(LogProblem) -> Value {
      let text = value(column)
      // A terminal that shows the answers would take them for commands.
      guard !text.unicodeScalars.contains(where: \.isControl), let value = make(text) else {
        throw .notAValue(Self.shortened(text), of: column.rawValue)
      }
      return value
    }
    let milliseconds = value(.milliseconds)
    id = try read(.number) { Int($0) }
    answer = AnswerRecord(
      card: CardID(
        lesson: try read(.lesson) { LessonID($0) },
        item: try read(.item) {
          (1...Question.longestItem).contains($0.unicodeScalars.count) ? $0 : nil
        }),
      form: try read(.form, AnswerForm.init(word:)), given: try read(.given) { $0 },
      grade: try read(.grade, Grade.init(word:)),
      milliseconds: milliseconds.isEmpty
        ? 0
        : try read(.milliseconds) { text in
          Int(text).flatMap { (0...AnswerRecord.longestAnswer).contains($0) ? $0 : nil }
        },
      time: try read(.time, LocalTime.init(text:)))
  }

  /// A value, truncated so that a message fits on one line.
  private static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control code of ISO 646 or ISO 6429 other than the former's white
  /// space. Pasted answers may have had tabs and several lines.
  fileprivate var isControl: Bool {
    value < 0x20 ? !properties.isWhitespace : (0x7F...0x9F).contains(value)
  }
}
