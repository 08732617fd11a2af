/// The questions that a row of the list asks for, which its table may not have.
struct ItemRequest {
  /// The pattern for the questions.
  let pattern: PromptPattern
  /// The name of the answer column.
  let answer: String
  /// The rows to use; `nil` if the cell doesn't say which.
  let choice: RowChoice?

  private let row: WrittenRow

  /// Reads a row.
  init(_ row: WrittenRow) {
    self.row = row
    pattern = PromptPattern(row["prompt"])
    answer = row["answer"]
    choice = RowChoice(row["rows"])
  }

  /// Finds the mistakes in the row.
  ///
  /// - Parameter known: The columns of the table; `nil` if there is no table to compare with.
  /// - Returns: The mistakes, without empty cells, which are reported for every column.
  func mistakes(given known: [String]?) -> [MisplacedReference] {
    var found = known.map(missingColumns) ?? []
    let (prompt, rows) = (row["prompt"], row["rows"])
    if !prompt.isEmpty, pattern.columns.isEmpty {
      found.append(MisplacedReference(.fixedPrompt(prompt), in: "prompt"))
    }
    // Of a column that the table lacks, nobody knows which one is meant, and the words of a
    // sentence are not columns.
    if pattern.columns.contains(answer), known?.contains(answer) ?? true,
      known.flatMap(wordOfSentence) == nil
    {
      found.append(MisplacedReference(.answerAsked(answer), in: "prompt"))
    }
    if !rows.isEmpty, choice == nil { found.append(MisplacedReference(.rows(rows), in: "rows")) }
    return found
  }

  /// A word of a sentence in another language, which is one mistake, however many words it has;
  /// `nil` if the prompt is none.
  private func wordOfSentence(notAmong known: [String]) -> String? {
    pattern.isSentence ? pattern.word(notAmong: known) : nil
  }

  /// The columns that the table lacks, each in the cell that names it.
  private func missingColumns(among known: [String]) -> [MisplacedReference] {
    let missing = { (names: [String], cell: String) in
      names.filter { !known.contains($0) }.map { name in
        MisplacedReference(.noColumn(name, file: row["file"], known: known), in: cell)
      }
    }
    let inPrompt =
      wordOfSentence(notAmong: known).map {
        [MisplacedReference(.wordInPrompt($0, known: known), in: "prompt")]
      }
      ?? missing(pattern.columns, "prompt")
    return inPrompt + missing(answer.isEmpty ? [] : [answer], "answer")
      + missing([choice?.column].compactMap { $0 }, "rows")
  }
}

/// The references of a row that its table can't satisfy; none if the row only lacks cells.
struct MisplacedReferences: Error {
  let all: [MisplacedReference]
}

/// A reference in the list of lessons that the table can't satisfy.
struct MisplacedReference {
  let problem: ReferenceProblem
  /// The column of the list.
  let column: String

  init(_ problem: ReferenceProblem, in column: String) {
    self.problem = problem
    self.column = column
  }
}

/// The rows of a table that a lesson uses: all of them, those with a non-empty cell in a column, or
/// those with one of certain values there.
struct RowChoice {
  /// The column to test; `nil` for all rows.
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
