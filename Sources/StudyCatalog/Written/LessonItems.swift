/// The items that a row of the list selects from a table.
struct LessonItems {
  /// The name of the answer column.
  let answer: String
  /// The selected rows, each with its question.
  let rows: [(row: WrittenRow, prompt: String)]
  /// The pattern for the questions.
  let pattern: PromptPattern
  /// The columns of the table.
  let columns: [String]

  /// Selects the rows.
  ///
  /// - Throws: `MisplacedReferences` if the table lacks a column or has no matching rows, or if the
  ///   question or the selection of rows is malformed or missing.
  init(_ lesson: WrittenRow, in table: WrittenTable) throws(MisplacedReferences) {
    let request = ItemRequest(lesson)
    answer = request.answer
    pattern = request.pattern
    columns = table.columns
    var mistakes = request.mistakes(given: columns)
    var chosen: [WrittenRow] = []
    if let choice = request.choice, choice.column.map(columns.contains) ?? true {
      chosen = table.rows.filter(choice.includes)
      if chosen.isEmpty {
        mistakes.append(MisplacedReference(.noRowsChosen(lesson["rows"]), in: "rows"))
      }
    }
    if let problem = pattern.lostPlus(in: chosen) {
      mistakes.append(MisplacedReference(problem, in: "prompt"))
    }
    guard mistakes.isEmpty, !chosen.isEmpty, !pattern.columns.isEmpty, !answer.isEmpty else {
      throw MisplacedReferences(all: mistakes)
    }
    rows = chosen.map { [pattern] row in (row, pattern.text { row[$0] }) }
  }

  /// The number of items: rows with the same question make one.
  var count: Int { Set(rows.map(\.prompt)).count }
}

extension LessonItems: Equatable {
  /// Whether the lessons have the same items, wherever they are in their tables.
  static func == (left: LessonItems, right: LessonItems) -> Bool {
    (left.answer, left.pattern, left.columns) == (right.answer, right.pattern, right.columns)
      && left.rows.elementsEqual(right.rows) {
        $0.prompt == $1.prompt && $0.row.cells == $1.row.cells
      }
  }
}

/// The pattern of a question, such as `river`, `number+counter` or `1 larger = ? smaller`: names of
/// columns, and text between them.
struct PromptPattern: Equatable {
  private enum Part: Equatable {
    case text(String)
    case column(String)
    /// A plus sign on its own, which becomes a space.
    case join
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isOfNames == first.isOfNames }
      rest = rest[run.endIndex...]
      let isName = first.isOfNames && !run.allSatisfy(\.isNumber)
      parts.append(isName ? .column(String(run)) : run == "+" ? .join : .text(String(run)))
    }
    self.parts = parts
  }

  /// The names of the columns, in order.
  var columns: [String] {
    parts.compactMap { if case .column(let name) = $0 { name } else { nil } }
  }

  /// The problem that a question about a sum of numbers loses its sign; `nil` if none does.
  func lostPlus(in rows: [WrittenRow]) -> ReferenceProblem? {
    let isNumber = { (cell: String) in !cell.isEmpty && cell.allSatisfy(\.isNumber) }
    let sum = joinedColumns.first { pair in
      rows.allSatisfy { isNumber($0[pair.first]) && isNumber($0[pair.second]) }
    }
    guard let sum, let row = rows.first else { return nil }
    return .lostPlus(
      sum.first, sum.second, asked: "\(row[sum.first]) \(row[sum.second])")
  }

  /// The pairs of columns between which a plus sign becomes a space.
  private var joinedColumns: [(first: String, second: String)] {
    parts.indices.dropLast(2).compactMap { index in
      guard case .column(let first) = parts[index], case .join = parts[index + 1],
        case .column(let second) = parts[index + 2]
      else { return nil }
      return (first, second)
    }
  }

  /// Whether there are letters between the columns, as in a whole question.
  var isSentence: Bool {
    parts.contains {
      if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
  }

  /// The first word that is the name of none of the columns, with the letters around it, as in
  /// `Which`; `nil` if there is none. A word that is all lowercase takes precedence.
  func word(notAmong columns: [String]) -> String? {
    let words = parts.indices.compactMap { index -> (name: String, whole: String)? in
      guard case .column(let name) = parts[index], !columns.contains(name) else { return nil }
      let (before, after) = (text(at: index - 1), text(at: index + 1))
      let start = before.reversed().prefix(while: \.isLatinLetter).reversed()
      return (name, String(start) + name + after.prefix(while: \.isLatinLetter))
    }
    return (words.first { $0.name == $0.whole } ?? words.first)?.whole
  }

  /// The text between two columns; empty where there is none.
  private func text(at index: Int) -> String {
    guard parts.indices.contains(index), case .text(let text) = parts[index] else { return "" }
    return text
  }

  /// Returns the question for a row, given its cells by column.
  func text(_ cell: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .join: " "
      case .column(let name): cell(name)
      }
    }.joined()
  }
}

extension Character {
  fileprivate var isOfNames: Bool { isASCII && (isLowercase || isNumber || self == "_") }
  fileprivate var isLatinLetter: Bool { isASCII && isLetter }
}
