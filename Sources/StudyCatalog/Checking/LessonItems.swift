/// The items that a row of the list chooses from a table.
struct LessonItems {
  /// The name of the column with the answers.
  let answer: String
  /// The chosen rows, each with the question that it makes.
  let rows: [(row: WrittenRow, prompt: String)]
  /// The columns that make the question.
  let promptColumns: [String]

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
    promptColumns = lesson["prompt"].words
    guard !promptColumns.isEmpty else {
      throw MisplacedReference(problem: .fixedPrompt(lesson["prompt"]), column: "prompt")
    }
    for name in promptColumns { try known(name, "prompt") }
    guard let choice = RowChoice(lesson["rows"]) else {
      throw MisplacedReference(problem: .rows(lesson["rows"]), column: "rows")
    }
    if let column = choice.column { try known(column, "rows") }
    let chosen = table.rows.filter(choice.includes)
    guard !chosen.isEmpty else {
      throw MisplacedReference(problem: .noRowsChosen(lesson["rows"]), column: "rows")
    }
    let columns = promptColumns
    rows = chosen.map { row in (row, columns.map { row[$0] }.joined(separator: " ")) }
  }

  /// The answers that can be asked: with choices alone, no question contains its answer.
  func answers(_ forms: [String]) -> [String] {
    rows.filter { row, prompt in
      forms.contains("typed") || !Array(prompt.utf8).holds(Array(row[answer].utf8))
    }.map { $0.row[answer] }
  }
}

/// A column of the list that asks for what the table has not.
struct MisplacedReference: Error {
  let problem: ReferenceProblem
  let column: String
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

extension String {
  /// The names of columns in a question such as `1 larger = ? smaller`.
  fileprivate var words: [String] {
    split { !($0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "_")) }
      .map(String.init).filter { !$0.allSatisfy(\.isNumber) }
  }
}
