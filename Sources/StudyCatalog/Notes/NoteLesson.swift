/// A lesson made of the notes of a deck: the first field of each asks, the second one answers.
struct NoteLesson {
  /// A row of its table, from notes with the same question.
  private struct Row {
    /// The line of the first note.
    let line: Int
    let question: NoteText
    let answer: NoteText
    /// Other answers that are right.
    var also: [String] = []

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
  /// The notes that can't be asked, by line, each with the reason.
  private(set) var leftOut: [(line: Int, reason: BilingualText)] = []
  private var rows: [Row] = []

  /// The number of questions.
  var count: Int { rows.count }

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
      if let problem = NoteProblem(note, isHTML: isHTML) {
        leftOut.append((note.line, problem.text))
        continue
      }
      let texts = (note.fields ?? []).prefix(2).map { NoteText($0, isHTML: isHTML) }
      guard texts.count == 2 else { continue }
      // Answers that a check takes for equal must be written in the same way.
      let compared = ComparedAnswer(texts[1].text)
      let answer = compared.text.scalars.isEmpty ? texts[1] : spellings[compared] ?? texts[1]
      spellings[compared] = answer
      guard let place = places[texts[0].text] else {
        places[texts[0].text] = rows.count
        rows.append(Row(line: note.line, question: texts[0], answer: answer))
        continue
      }
      if answer.text != rows[place].answer.text, !rows[place].also.contains(answer.text) {
        rows[place].also.append(answer.text)
      }
    }
  }

  /// Leaves out what `study check` would report.
  private mutating func leaveOutMistakes() {
    while !rows.isEmpty {
      let found = Dictionary(grouping: mistakes) { $0.place?.line ?? 1 }
      // A mistake in the whole table is in all rows.
      let whole = found[1]?.first?.problem
      guard !found.isEmpty else { return }
      var kept: [Row] = []
      for (index, row) in rows.enumerated() {
        if let reason = whole ?? found[index + 2]?.first?.problem {
          leftOut.append((row.line, reason))
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
    let list = WrittenTable(
      "", Array(LessonList.text(of: [cells(named: "notes", file: "notes.tsv")]).utf8),
      columns: WrittenTable.listColumns)
    guard let row = list.rows.first, let items = try? LessonItems(row, in: table) else { return [] }
    return ItemCheck(items, in: table, isTyped: true).table.mistakesInOrder
  }

  /// The table as text. Columns that no row needs are left out.
  var table: String {
    let all = rows.map(\.cells)
    let names = (all.first ?? []).indices.filter { index in
      all.contains { !$0[index].cell.isEmpty }
    }
    let header = names.map { all[0][$0].column }
    let lines = [header] + all.map { cells in names.map { cells[$0].cell } }
    return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  /// The row of the list of lessons.
  ///
  /// - Parameters:
  ///   - name: The name of the lesson.
  ///   - file: The name of the file with the table.
  /// - Returns: The cells by column.
  func cells(named name: String, file: String) -> [String: String] {
    let answers = Set(rows.map(\.answer.text)).count
    let isJapanese = title.unicodeScalars.contains { $0.value >= 0x3040 }
    return [
      "subject": LessonList.subject, "lesson": name, isJapanese ? "japanese" : "english": title,
      "grades": "1-9", "file": file, "rows": "all", "prompt": "question", "answer": "answer",
      "form": answers < 4 ? "typed" : "choice typed", "items": "\(count)",
    ]
  }
}

/// A reason why a note can't be asked.
private enum NoteProblem: LessonProblem {
  case notARow, fieldsMissing, gap, ofStudy, empty(field: Int)

  /// Finds what is wrong with a note before it becomes a row; `nil` if nothing is.
  init?(_ note: AnkiText.Note, isHTML: Bool) {
    guard let fields = note.fields else {
      self = .notARow
      return
    }
    if note.isOfStudy {
      self = .ofStudy
    } else if fields.prefix(2).contains(where: NoteText.hasGap) {
      self = .gap
    } else if fields.count < 2 {
      self = .fieldsMissing
    } else if let index = fields.prefix(2).firstIndex(where: {
      NoteText($0, isHTML: isHTML).text.isEmpty
    }) {
      self = .empty(field: index + 1)
    } else {
      return nil
    }
  }

  var text: BilingualText {
    switch self {
    case .notARow:
      BilingualText(
        japanese: "引用符が閉じていません。Anki からもう一度書き出してください",
        english: "a quotation mark is missing; export the notes from Anki again")
    case .fieldsMissing:
      BilingualText(
        japanese: "フィールドが二つありません。問いと答えがいります",
        english: "the note has fewer than two fields, for question and answer")
    case .gap:
      BilingualText(
        japanese: "穴うめ（cloze）のノートです。問いと答えに分けてください",
        english: "the note has gaps to fill in (cloze); split it into question and answer")
    case .ofStudy:
      BilingualText(
        japanese: "Study が書き出した問題です。もうレッスンにあります",
        english: "Study has exported the question, so it is in a lesson already")
    case .empty(let field):
      BilingualText(
        japanese: "\(field)つ目のフィールドに文字がありません。絵や音は問えません",
        english: "field \(field) has no text; pictures and sounds can’t be asked")
    }
  }
}
