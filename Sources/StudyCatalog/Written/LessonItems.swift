/// The items that a row of the list chooses from a table.
struct LessonItems {
  /// The name of the column with the answers.
  let answer: String
  /// The chosen rows, each with the question that it makes.
  let rows: [(row: WrittenRow, prompt: String)]
  /// How the question is made.
  let pattern: PromptPattern
  /// The columns of the table.
  let columns: [String]

  /// Chooses the rows.
  ///
  /// - Throws: `MisplacedReference` if a column or a choice of rows is not in the table.
  init(_ lesson: WrittenRow, in table: WrittenTable) throws(MisplacedReference) {
    let known = { (name: String, column: String) throws(MisplacedReference) in
      guard !table.columns.contains(name) else { return }
      let problem = ReferenceProblem.noColumn(name, file: lesson["file"], known: table.columns)
      throw MisplacedReference(problem: problem, column: column)
    }
    answer = lesson["answer"]
    try known(answer, "answer")
    let pattern = PromptPattern(lesson["prompt"])
    guard !pattern.columns.isEmpty else {
      throw MisplacedReference(problem: .fixedPrompt(lesson["prompt"]), column: "prompt")
    }
    for name in pattern.columns { try known(name, "prompt") }
    guard let choice = RowChoice(lesson["rows"]) else {
      throw MisplacedReference(problem: .rows(lesson["rows"]), column: "rows")
    }
    if let column = choice.column { try known(column, "rows") }
    let chosen = table.rows.filter(choice.includes)
    guard !chosen.isEmpty else {
      throw MisplacedReference(problem: .noRowsChosen(lesson["rows"]), column: "rows")
    }
    rows = chosen.map { row in (row, pattern.text { row[$0] }) }
    self.pattern = pattern
    columns = table.columns
  }
}

/// A column of the list that asks for what the table has not.
struct MisplacedReference: Error {
  let problem: ReferenceProblem
  let column: String
}

/// A question such as `river`, `number+counter` or `1 larger = ? smaller`: names of columns, and what
/// stands between them.
struct PromptPattern {
  private enum Part {
    case text(String)
    case column(String)
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isOfNames == first.isOfNames }
      rest = rest[run.endIndex...]
      let isName = first.isOfNames && !run.allSatisfy(\.isNumber)
      // A plus sign only joins.
      parts.append(isName ? .column(String(run)) : .text(run == "+" ? " " : String(run)))
    }
    self.parts = parts
  }

  /// The names of the columns.
  var columns: [String] {
    parts.compactMap { if case .column(let name) = $0 { name } else { nil } }
  }

  /// The question, with what stands in each column.
  func text(_ cell: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .column(let name): cell(name)
      }
    }.joined()
  }
}

extension Character {
  fileprivate var isOfNames: Bool { isASCII && (isLowercase || isNumber || self == "_") }
}

/// Which rows of a table a lesson asks: all, those with something in a column, or with one of some
/// values there.
private struct RowChoice {
  /// The column that decides; `nil` for all rows.
  let column: String?
  private let values: [String]?

  init?(_ cell: String) {
    let parts = cell.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts[0].isName(with: "_"), parts.last != "" else { return nil }
    column = cell == "all" ? nil : parts[0]
    values = parts.count == 2 ? parts[1].split(separator: ",").map(String.init) : nil
  }

  func includes(_ row: WrittenRow) -> Bool {
    guard let column else { return true }
    return values?.contains(row[column]) ?? !row[column].isEmpty
  }
}
