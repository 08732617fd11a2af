extension LessonItems {
  /// The items of the lesson, in the order of the table. Rows with the same question make one item,
  /// recorded under the question.
  var items: [QuestionItem] {
    let forms = ColumnForms(columns)
    let ignoresArticles = ignoresArticles(forms)
    lazy var sharedUnits = AnswerUnits.shared(by: rows.lazy.map { row, _ in row[answer] })
    var met: Set<String> = []
    return rows.compactMap { row, prompt in
      met.insert(prompt).inserted
        ? item(prompt, row, forms, ignoresArticles: ignoresArticles) { sharedUnits } : nil
    }.knowingOneAnother
  }

  /// Whether English articles don't matter, neither in the table nor in what is typed: the answers
  /// are in a column of English, or too few of them have an accented letter for a list of words in
  /// another language, where `a` isn't an article. A few names have some in every list.
  private func ignoresArticles(_ forms: ColumnForms) -> Bool {
    if forms.form(of: answer) == .english { return true }
    let count = rows.count { row, _ in row[answer].unicodeScalars.contains(where: \.isAccented) }
    return count < 2 || count * 5 < rows.count
  }

  private func item(
    _ prompt: String, _ row: WrittenRow, _ forms: ColumnForms, ignoresArticles: Bool,
    _ sharedUnits: () -> Set<String>
  ) -> QuestionItem {
    let cell = row[answer]
    let subject = forms.base(of: answer)
    // A question about the reading of a name shows the name itself in every language.
    let isAboutForm = pattern.columns.contains { forms.base(of: $0) == subject }
    let english = pattern.text { column in
      isAboutForm ? row[column] : forms.cell(.english, of: column, in: row) ?? row[column]
    }
    let kana = isAboutForm ? nil : forms.cell(.kana, of: answer, in: row)
    let isSpelled = isAboutForm ? forms.form(of: answer) == .kana : answer == subject
    let romaji = isSpelled ? forms.cell(.romaji, of: subject, in: row) : nil
    let named = isAboutForm ? nil : forms.cell(.english, of: answer, in: row)
    let shown = BilingualText(
      japanese: cell, english: named ?? (isAboutForm ? romaji : nil) ?? cell,
      readings: [Reading(cell, kana)])
    let rule = AnswerRule(
      cell, isEnglish: forms.form(of: answer) == .english, sharedUnits: sharedUnits)
    // What is typed needs no question mark, even if the table has one.
    let bare = cell.withoutMarks
    let writings = [
      cell, bare == cell ? nil : bare, kana, romaji, named,
      ignoresArticles ? bare.withoutArticleOrTo : nil,
    ]
    return QuestionItem(
      key: prompt,
      prompt: BilingualText(
        japanese: prompt, english: english, readings: readings(in: row, forms, asking: subject)),
      answer: shown,
      reading: kana.map { BilingualText(japanese: $0, english: named == nil ? $0 : cell) },
      typed: TypedAnswer(
        rule, (writings + cell.withAndWithoutBrackets).compactMap { $0 },
        also: row.also.flatMap { [$0, $0.withoutMarks] },
        mistakes: pattern.columns.map { row[$0] }, ignoresArticles: ignoresArticles),
      traits: [String(cell.prefix(1))])
  }
}

extension LessonItems {
  /// Returns the readings of the cells in the question, where the table provides them. The subject
  /// of the question is shown without one.
  private func readings(
    in row: WrittenRow, _ forms: ColumnForms, asking subject: String
  ) -> [Reading] {
    pattern.columns.map { column in
      let isAsked = forms.base(of: column) == subject
      return Reading(row[column], isAsked ? nil : forms.cell(.kana, of: column, in: row))
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an accented Latin letter, other than a vowel with a macron, as Japanese
  /// names have them.
  fileprivate var isAccented: Bool {
    ("\u{C0}"..."\u{24F}").contains(self) && properties.isAlphabetic
      && !"ĀāĒēĪīŌōŪū".unicodeScalars.contains(self)
  }
}

/// The columns with the reading, spelling or English name of another column: `river_kana` or,
/// directly after `river`, just `kana`.
struct ColumnForms {
  /// A form of another column's contents.
  enum Form: String {
    case kana, romaji, english
  }

  /// The column that each form belongs to.
  private var owners: [String: (column: String, form: Form)] = [:]
  private var forms: [String: [Form: String]] = [:]

  init(_ columns: [String]) {
    var last: String?
    for column in columns {
      let parts = column.split(separator: "_")
      let word = parts.last.map(String.init) ?? ""
      guard let form = Form(rawValue: word) else {
        last = column
        continue
      }
      let named = column.dropLast(word.count + 1)
      guard let owner = parts.count > 1 ? String(named) : last, columns.contains(owner) else {
        continue
      }
      owners[column] = (owner, form)
      // The longer name is more specific.
      if parts.count > 1 || forms[owner]?[form] == nil { forms[owner, default: [:]][form] = column }
    }
  }

  /// Returns the column that a column is a form of, or the column itself.
  func base(of column: String) -> String { owners[column]?.column ?? column }

  /// Returns the form that a column contains; `nil` if it is not named like one.
  func form(of column: String) -> Form? {
    owners[column]?.form ?? column.split(separator: "_").last.flatMap { Form(rawValue: String($0)) }
  }

  /// Returns a form of a cell; `nil` if the table doesn't provide it.
  func cell(_ form: Form, of column: String, in row: WrittenRow) -> String? {
    guard let name = forms[column]?[form], !row[name].isEmpty else { return nil }
    return row[name]
  }
}
