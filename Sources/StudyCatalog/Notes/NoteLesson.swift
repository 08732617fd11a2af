/// A lesson made of the notes of a deck: the first field of each asks, the second one answers.
struct NoteLesson: Sendable {
  /// A row of its table, from notes with the same question.
  private struct Row: Sendable {
    /// The lines of the notes.
    var lines: [Int]
    let question: NoteText
    let answer: NoteText
    /// Other answers that are right.
    var also: [String] = []

    /// Adds other right answers, unless they are known, or the cell gets longer than cells may be.
    mutating func add(_ others: [String]) {
      let new = others.flatMap { $0.split { ";；".contains($0) } }.map {
        $0.split(separator: " ").joined(separator: " ")
      }
      for answer in new where answer != self.answer.text && !also.contains(answer) {
        let length = (also + [answer]).reduce(0) { $0 + $1.unicodeScalars.count + 2 }
        if !answer.isEmpty, length <= 200 { also.append(answer) }
      }
    }

    /// The cells by column.
    var cells: [(column: String, cell: String)] {
      [
        ("question", question.text), ("question_kana", question.kana ?? ""),
        ("answer", answer.text), ("answer_kana", answer.kana ?? ""),
        ("also", also.isEmpty ? "" : also.joined(separator: "; ") + ";"),
      ]
    }
  }

  /// The title: the name of the deck.
  let title: String
  /// The notes that can't be asked, by line, each with the reasons.
  private(set) var leftOut: [(line: Int, reasons: [BilingualText])] = []
  private var rows: [Row] = []

  /// The number of questions.
  var count: Int { rows.count }

  /// The questions, which name the items.
  var questions: Set<String> { Set(rows.map(\.question.text)) }

  /// The number of questions with several right answers.
  var countOfSeveral: Int { rows.count { !$0.also.isEmpty } }

  /// Makes the lesson of a deck.
  init(_ notes: [AnkiText.Note], titled title: String, isHTML: Bool) {
    self.title = title
    collect(notes, isHTML: isHTML)
    leaveOutMistakes()
    leftOut.sort { $0.line < $1.line }
  }

  /// Makes a row for each question.
  private mutating func collect(_ notes: [AnkiText.Note], isHTML: Bool) {
    var (places, spellings): ([String: Int], [ComparedAnswer: NoteText]) = ([:], [:])
    for note in notes {
      let problem = NoteProblem(note)
      let fields = problem == nil ? note.fields ?? [] : []
      let texts = fields.prefix(2).map { NoteText($0, isHTML: isHTML) }
      let problems = problem.map { [$0] } ?? NoteProblem.all(in: texts)
      guard problems.isEmpty else {
        leftOut.append((note.line, problems.map(\.text)))
        continue
      }
      // Answers that a check takes for equal must be written in the same way.
      let answers = note.hasGaps ? [texts[1]] : texts[1].alternatives
      let compared = ComparedAnswer(answers[0].text)
      let answer = compared.text.scalars.isEmpty ? answers[0] : spellings[compared] ?? answers[0]
      spellings[compared] = answer
      let others = answers.dropFirst().map(\.text) + (note.hasGaps ? [] : answers.flatMap(\.parts))
      guard let place = places[texts[0].text] else {
        places[texts[0].text] = rows.count
        rows.append(Row(lines: [note.line], question: texts[0], answer: answer))
        rows[rows.count - 1].add(others)
        continue
      }
      rows[place].lines.append(note.line)
      rows[place].add([answer.text] + others)
    }
  }

  /// Leaves out what `study check` would report.
  private mutating func leaveOutMistakes() {
    while !rows.isEmpty {
      let found = Dictionary(grouping: mistakes) { $0.place?.line ?? 1 }
      // A mistake in the whole table is in all rows.
      let whole = found[1]
      guard !found.isEmpty else { return }
      var kept: [Row] = []
      for (index, row) in rows.enumerated() {
        if let problems = whole ?? found[index + 2] {
          leftOut += row.lines.map { ($0, problems.map(\.problem)) }
        } else {
          kept.append(row)
        }
      }
      rows = kept
    }
  }

  /// The mistakes in the table; a row for each question begins in line 2.
  private var mistakes: [LessonMistake] {
    let table = WrittenTable("", Array(table.utf8))
    guard table.mistakeCount == 0 else { return table.mistakesInOrder }
    guard let items = items(in: table) else { return [] }
    return ItemCheck(items, in: table, isTyped: true).table.mistakesInOrder
  }

  /// The items that the table makes; `nil` if there are none.
  private func items(in table: WrittenTable) -> LessonItems? {
    var list = LessonList(columns: WrittenTable.listColumns)
    let counted = ["form": "typed", "items": "\(count)"]
    list.rows = [uncounted(named: "notes", file: "notes.tsv").merging(counted) { $1 }]
    let written = WrittenTable("", Array(list.text.utf8), columns: WrittenTable.listColumns)
    return written.rows.first.flatMap { try? LessonItems($0, in: table) }
  }

  /// The table as text. Columns that no row needs are left out.
  var table: String {
    let all = rows.map(\.cells)
    let names = (all.first ?? []).indices.filter { index in
      all.contains { !$0[index].cell.isEmpty }
    }
    let header = names.map { all[0][$0].column }
    let lines = [header] + all.map { cells in names.map { cells[$0].cell.asCell } }
    return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  /// The row of the list of lessons.
  ///
  /// - Parameters:
  ///   - name: The name of the lesson.
  ///   - file: The name of the file with the table.
  /// - Returns: The cells by column.
  func cells(named name: String, file: String) -> [String: String] {
    uncounted(named: name, file: file).merging(counted) { $1 }
  }

  private func uncounted(named name: String, file: String) -> [String: String] {
    let isJapanese = title.unicodeScalars.contains { $0.value >= 0x3040 }
    return [
      "subject": NoteFolder.subject, "lesson": name, isJapanese ? "japanese" : "english": title,
      "grades": "1-9", "file": file, "rows": "all", "prompt": "question", "answer": "answer",
    ]
  }

  /// The cells of that row that depend on the number of questions and answers.
  var counted: [String: String] {
    let items = items(in: WrittenTable("", Array(table.utf8)))
    let hasChoices = items.map { WrittenItems($0).choiceProblem(isTyped: true) == nil } ?? false
    return ["form": hasChoices ? "choice typed" : "typed", "items": "\(count)"]
  }
}

extension NoteLesson {
  /// A title that a lesson can have, for the name of a deck, such as “Spanish: Verbs”.
  static func title(_ deck: String) -> String {
    let parts = NoteText(deck, isHTML: false).text.replacingParts
    let scalars = parts.unicodeScalars.filter { scalar in
      scalar != "\"" && CellProblem.all(in: "a\(scalar)a").isEmpty
    }
    let words = String(String.UnicodeScalarView(scalars.prefix(60)))
      .split(separator: " ").joined(separator: " ")
    return words.isEmpty || !CellProblem.all(in: words).isEmpty ? "Notes" : words
  }

  /// The beginning of the names for the lesson: what of its title names can have.
  var stem: String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "notes" : words.joined(separator: "-")
  }
}

extension String {
  /// The name of a deck with “: ” in place of each “::” between its parts.
  fileprivate var replacingParts: String {
    var (result, rest) = ("", self[...])
    while let index = rest.index(of: "::") {
      result += rest[..<index] + ": "
      rest = rest[index...].dropFirst(2)
    }
    return result + rest
  }
}

/// A reason why a note can't be asked.
private enum NoteProblem: LessonProblem {
  case notARow, fieldsMissing, gap, empty(field: Int), long(field: Int)

  /// Finds what is wrong with a note before its fields are read; `nil` if nothing is.
  init?(_ note: AnkiText.Note) {
    guard let fields = note.fields else {
      self = .notARow
      return
    }
    if let index = fields.prefix(2).firstIndex(where: {
      $0.utf8.count > NoteText.longestField
    }) {
      self = .long(field: index + 1)
    } else if fields.prefix(2).contains(where: NoteGaps.mayBe) {
      self = .gap
    } else if fields.count < 2 {
      self = .fieldsMissing
    } else {
      return nil
    }
  }

  /// Finds the fields without text, or with more than a cell may have.
  static func all(in texts: [NoteText]) -> [NoteProblem] {
    texts.enumerated().compactMap { index, text in
      if text.text.isEmpty { return .empty(field: index + 1) }
      // Of several answers, each is in a cell of its own or in none.
      let isLong = text.alternatives[0].text.unicodeScalars.count > CellProblem.limit
      return isLong ? .long(field: index + 1) : nil
    }
  }

  var text: BilingualText {
    switch self {
    case .notARow:
      BilingualText(
        japanese: "引用符が閉じていません。ノートをもう一度書き出してください",
        english: "the quotation marks don’t match; export the notes again")
    case .fieldsMissing:
      BilingualText(
        japanese: "フィールドが二つありません。問いと答えがいります",
        english: "the note has fewer than two fields, for question and answer")
    case .gap:
      BilingualText(
        japanese: "穴うめ（cloze）が読めません。問いと答えに分けてください",
        english: "the gaps (cloze) can’t be read; split the note into question and answer")
    case .long(let field):
      BilingualText(
        japanese: "\(field)つ目のフィールドが\(CellProblem.limit)字より長いです。短くしてください",
        english: "field \(field) is longer than \(CellProblem.limit) characters; shorten it")
    case .empty(let field):
      BilingualText(
        japanese: "\(field)つ目のフィールドに文字がありません。絵や音だけの問題は作れません",
        english: "field \(field) has no text; a picture or a sound alone can’t be asked")
    }
  }
}
