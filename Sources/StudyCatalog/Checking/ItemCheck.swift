/// A check of the items that a lesson takes from a table.
struct ItemCheck {
  /// The table, including any mistakes found.
  private(set) var table: WrittenTable
  /// Whether these items have no mistakes, including mistakes that were already reported.
  private(set) var isFine = true

  private let items: LessonItems

  init(_ items: LessonItems, in table: WrittenTable, isTyped: Bool) {
    self.table = table
    self.items = items
    for (row, prompt) in items.rows {
      if prompt.unicodeScalars.count > Question.longestItem {
        add(ItemProblem.longPrompt(limit: Question.longestItem), row, items.pattern.columns[0])
      }
      let empty = (items.pattern.columns + [items.answer]).filter { row[$0].isEmpty }
      for column in empty { add(TableProblem.emptyCell(column: column), row, column) }
      if empty.isEmpty, isTyped { checkTyped(row) }
    }
    compare()
  }

  private mutating func checkTyped(_ row: WrittenRow) {
    let answer = row[items.answer]
    if let problem = ItemProblem(typing: answer) { add(problem, row, items.answer) }
    if row.splitsPhraseInAlso(besides: answer) {
      add(ItemProblem.splitAlso(row["also"], into: row.also[0]), row, "also")
    }
    var seen: [String] = []
    for other in row.also {
      if seen.contains(other) { add(ItemProblem.repeatedAlso(other), row, "also") }
      seen.append(other)
    }
  }

  /// Finds questions with two answers, and answers that differ only in how they are written.
  private mutating func compare() {
    var prompts: [String: WrittenRow] = [:]
    var answers: [ComparedAnswer: WrittenRow] = [:]
    for (row, prompt) in items.rows {
      let answer = row[items.answer]
      guard !answer.isEmpty, !prompt.isEmpty else { continue }
      if let first = prompts[prompt], first[items.answer] != answer {
        let problem = ItemProblem.otherAnswer(prompt: prompt, line: first.line)
        add(problem, row, items.pattern.columns[0])
      }
      prompts[prompt] = prompts[prompt] ?? row
      let text = ComparedAnswer(answer)
      if let first = answers[text], first[items.answer] != answer, !text.text.scalars.isEmpty {
        let problem = ItemProblem.sameAnswer(answer, first[items.answer], line: first.line)
        add(problem, row, items.answer)
      }
      answers[text] = answers[text] ?? row
    }
  }

  private mutating func add(_ problem: some LessonProblem, _ row: WrittenRow, _ column: String) {
    isFine = false
    table.add(problem, row, column)
  }
}

extension WrittenRow {
  /// Whether the column `also` seems to contain a phrase, each word of which is an answer, because
  /// it has no semicolon: one of its words hardly stands alone, or the answer is a phrase itself.
  fileprivate func splitsPhraseInAlso(besides answer: String) -> Bool {
    let words = self["also"].split(separator: " ").map { $0.lowercased() }
    guard words.count > 1, !self["also"].contains(where: { ";；".contains($0) }) else {
      return false
    }
    let bound: Set = [
      "a", "an", "the", "of", "and", "or", "to", "in", "on", "at", "for", "by", "with", "from",
    ]
    let isPhrase = answer.contains(" ") && answer.unicodeScalars.allSatisfy { $0.value < 0x3040 }
    return isPhrase || words.contains(where: bound.contains)
  }
}

/// An answer as far as a typed answer is compared with it: 1.5 is not 15, and 阪 is not 坂.
struct ComparedAnswer: Hashable {
  let text: SearchText
  private let numerals: [Unicode.Scalar]

  init(_ answer: String) {
    text = SearchText(answer, foldsVariants: false)
    numerals = answer.numerals
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a Latin letter, a digit, or one of the usual kana or kanji, which can
  /// always be typed. Nearly all answers have one, and normalizing a text is slow.
  fileprivate var isPlainLetter: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF:
      true
    default: false
    }
  }
}

extension ItemProblem {
  /// Finds what makes an answer impossible to type; `nil` if nothing does.
  fileprivate init?(typing answer: String) {
    var digits = answer.halfWidth.filter { !",".contains($0) }
    if let sign = digits.unicodeScalars.first, sign == "+" || sign.isMinus { digits.removeFirst() }
    let number = digits.prefix(while: \.isDigit)
    if !answer.unicodeScalars.contains(where: \.isPlainLetter), SearchText(answer).scalars.isEmpty {
      self = .noLetters(answer)
    } else if number.count > 9, AnswerUnits.areUnit(String(digits.dropFirst(number.count))) {
      self = .longNumber(answer)
    } else {
      return nil
    }
  }
}
