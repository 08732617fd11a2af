import Files

/// A check of a list of lessons, and of the tables it names.
struct ListCheck {
  /// The list, including any mistakes found.
  private(set) var list: WrittenTable
  /// The tables used by the lessons, by file name, including any mistakes found.
  private(set) var tables: [String: WrittenTable] = [:]
  /// The lessons without mistakes, excluding built-in ones.
  private(set) var lessons: [Lesson] = []
  /// The names of all lessons, even those with mistakes, in the order of the list.
  var names: [LessonID] {
    lines.filter { builtIn[$0.key] == nil }.sorted { $0.value < $1.value }.map(\.key)
  }

  /// The maximum number of lessons in a list, and of items in all of them. Each lesson may use
  /// thousands of rows.
  static let (limit, itemLimit) = (100, 20_000)

  private let subjects: [String]
  private let isPresent: (String) -> Bool
  private let table: (String) -> WrittenTable?
  /// The cells of the built-in lessons, by lesson.
  private let builtIn = ListCheck.readBuiltIn()
  /// The first line of each lesson.
  private var lines: [LessonID: Int] = [:]
  /// The number of items found so far.
  private var itemCount = 0

  /// Checks a list.
  ///
  /// - Parameters:
  ///   - list: The list, whose cells have not been checked yet.
  ///   - subjects: The names of the added subjects.
  ///   - isPresent: Whether a file with the given name is next to the list.
  ///   - table: Returns the table with the given name next to the list; `nil` if it can't be read.
  init(
    _ list: WrittenTable, subjects: [String], isPresent: @escaping (String) -> Bool,
    table: @escaping (String) -> WrittenTable?
  ) {
    self.list = list
    self.subjects = Catalog.standard.subjects.map(\.id.rawValue) + subjects
    self.isPresent = isPresent
    self.table = table
    guard list.rows.count <= Self.limit else {
      self.list.add(ListProblem.tooManyLessons(Self.limit), list.rows[Self.limit], "lesson")
      return
    }
    var found: [(lesson: Lesson, line: Int)] = []
    for row in list.rows {
      if let lesson = check(row) { found.append((lesson, row.line)) }
      if itemCount > Self.itemLimit {
        self.list.add(ListProblem.tooManyItems(Self.itemLimit), row, "items")
        break
      }
    }
    let bad = self.list.linesWithMistakes
    guard !bad.contains(1) else { return }
    lessons = found.filter { !bad.contains($0.line) && builtIn[$0.lesson.id] == nil }.map(\.lesson)
  }

  /// Reads the cells of the built-in lessons, by lesson.
  private static func readBuiltIn() -> [LessonID: [String]] {
    let rows = Table(.lessons).rows.map { row in
      (LessonID { row[$0] }, WrittenTable.listColumns.map { row[$0] })
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// Checks a row. Each cell is checked whatever is wrong with the others, except that an empty one
  /// was reported when the table was read.
  ///
  /// - Returns: The lesson, if its items can be made. Even then, the row may have mistakes.
  private mutating func check(_ row: WrittenRow) -> Lesson? {
    checkName(of: row)
    if !row["grades"].isEmpty, let problem = ListProblem(grades: row["grades"]) {
      list.add(problem, row, "grades")
    }
    let count = Int(row["items"]).flatMap { $0 > 0 ? $0 : nil }
    if count == nil, !row["items"].isEmpty {
      list.add(ListProblem.noCount(row["items"]), row, "items")
    }
    let forms = checkForms(of: row)
    guard let source = checkTable(of: row, forms: forms, count: count) else { return nil }
    itemCount += source.count
    return Lesson(LessonID { row[$0] }, { row[$0] }, source, itemCount: count ?? 0)
  }

  /// Checks the subject and the name of a lesson, which together must be its own.
  private mutating func checkName(of row: WrittenRow) {
    let (subject, name) = (row["subject"], row["lesson"])
    if !subject.isEmpty, !subjects.contains(subject) {
      let problem = ListProblem.unknownSubject(
        subject, meant: self.subject(like: subject), known: subjects)
      list.add(problem, row, "subject")
    }
    guard !name.isEmpty else { return }
    if !name.isName(with: "-") { list.add(ListProblem.badName(name), row, "lesson") }
    guard !subject.isEmpty else { return }
    let id = LessonID { row[$0] }
    if let line = lines[id] {
      list.add(ListProblem.repeatedName(line: line), row, "lesson")
    } else if let cells = builtIn[id], cells != WrittenTable.listColumns.map({ row[$0] }) {
      list.add(ListProblem.builtInName(id), row, "lesson")
    }
    lines[id] = lines[id] ?? row.line
  }

  /// The subject that a name with capital letters or one mistake stands for; `nil` if there is
  /// none.
  private func subject(like name: String) -> String? {
    let letters = Array(name.lowercased().unicodeScalars)
    return subjects.first { subject in
      let known = Array(subject.unicodeScalars)
      return known == letters || known.isOneSlip(from: letters)
    }
  }

  /// Checks the forms.
  ///
  /// - Returns: The forms; `nil` if one is unknown or there are none.
  private mutating func checkForms(of row: WrittenRow) -> [String]? {
    let words = row["form"].split(separator: " ").map(String.init)
    let unknown = words.filter { !["choice", "typed"].contains($0) }
    for word in unknown { list.add(ListProblem.unknownForm(word), row, "form") }
    for word in ["choice", "typed"] where words.count(where: { $0 == word }) > 1 {
      list.add(ListProblem.repeatedForm(word), row, "form")
    }
    return unknown.isEmpty && !words.isEmpty ? words : nil
  }

  private mutating func checkTable(
    of row: WrittenRow, forms: [String]?, count: Int?
  ) -> LessonSource? {
    let name = row["file"]
    if name == "-" { return checkComputed(row, count: count) }
    if let table = table(named: name, in: row) {
      return checkItems(of: row, in: table, forms: forms, count: count)
    }
    for mistake in ItemRequest(row).mistakes(given: nil) {
      list.add(mistake.problem, row, mistake.column)
    }
    return nil
  }

  /// Checks a lesson whose items are computed: addition and subtraction need no table.
  private mutating func checkComputed(_ row: WrittenRow, count: Int?) -> LessonSource? {
    let computed: [String: LessonRecipe] = ["a+b": .addition, "a-b": .subtraction]
    guard let recipe = computed[row["prompt"]] else {
      if !row["prompt"].isEmpty {
        list.add(ReferenceProblem.notComputed(row["prompt"]), row, "prompt")
      }
      return nil
    }
    compare(count, recipe.items.count, row)
    return .recipe(recipe)
  }

  /// The table that a row names; `nil` if there is none, or if it has mistakes.
  private mutating func table(named name: String, in row: WrittenRow) -> WrittenTable? {
    if name.isEmpty { return nil }
    if name.hasSlash {
      list.add(ReferenceProblem.fileElsewhere(name), row, "file")
    } else if !name.isTableName || ["lessons.tsv", "subjects.tsv"].contains(name) {
      list.add(ReferenceProblem.fileNotTable(name, meant: table(like: name)), row, "file")
    } else if !isPresent(name) {
      list.add(ReferenceProblem.fileMissing(name, meant: table(like: name)), row, "file")
    } else if let table = tables[name] ?? table(name), table.isWhole {
      return table
    }
    return nil
  }

  /// The table that a name without the right ending, or with capital letters, stands for; `nil` if
  /// there is none.
  private func table(like name: String) -> String? {
    let lowered = name.lowercased()
    let stem = lowered.lastIndex(of: ".").map { lowered[..<$0] } ?? lowered[...]
    return ["\(name).tsv", lowered, "\(lowered).tsv", "\(stem).tsv"].first {
      $0.isTableName && !["lessons.tsv", "subjects.tsv"].contains($0) && isPresent($0)
    }
  }

  private mutating func checkItems(
    of row: WrittenRow, in table: WrittenTable, forms: [String]?, count: Int?
  ) -> LessonSource? {
    let found: LessonItems
    do throws(MisplacedReferences) {
      found = try LessonItems(row, in: table)
    } catch {
      for mistake in error.all { list.add(mistake.problem, row, mistake.column) }
      return nil
    }
    let isTyped = forms?.contains("typed") == true
    let check = ItemCheck(found, in: table, isTyped: isTyped)
    tables[row["file"]] = check.table
    guard check.isFine else { return nil }
    let written = WrittenItems(found)
    let problem =
      forms?.contains("choice") == true ? written.choiceProblem(isTyped: isTyped) : nil
    if let problem { list.add(problem, row, "form") }
    // The number of items depends on the forms, and without typed ones on the choices.
    if isTyped {
      compare(count, found.count, row)
    } else if forms != nil, problem == nil {
      compare(count, written.choiceCount, row)
    }
    return problem == nil ? .written(written) : nil
  }

  /// Compares the number of items in the list with the actual one; `nil` compares nothing.
  private mutating func compare(_ count: Int?, _ right: Int, _ row: WrittenRow) {
    guard let count, count != right else { return }
    list.add(ListProblem.wrongCount(count, right: right), row, "items")
  }
}

extension WrittenItems {
  /// The number of items that a lesson with only choices asks. It leaves out questions that give
  /// their answer away or have fewer than three wrong choices.
  fileprivate var choiceCount: Int {
    ChoiceBank(items, areUnknown: true).ofItemsWithChoices().items.count
  }

  /// The most rows of a lesson with both forms in which choices are looked for. The items of a long
  /// table take time to make at each start, and hardly ever lack choices.
  private static let searchLimit = 50

  /// The reason why none of the items can be answered by choosing; `nil` if one can.
  func choiceProblem(isTyped: Bool) -> ItemProblem? {
    let answers = Set(source.rows.map { $0.row[source.answer] }).count
    guard answers >= 4 else { return .tooFewAnswers(answers) }
    if !isTyped { return choiceCount > 0 ? nil : .noChoices }
    if source.rows.count > Self.searchLimit { return nil }
    let hasChoices = items.contains(where: ChoiceBank(items, areUnknown: true).hasChoices)
    return hasChoices ? nil : .noChoices
  }
}

extension LessonSource {
  /// The number of items, including those that a lesson with only choices leaves out.
  fileprivate var count: Int {
    switch self {
    case .recipe(let recipe): recipe.items.count
    case .written(let written): written.count
    }
  }
}

extension ListProblem {
  /// Finds the problem with a range of grades; `nil` if there is none.
  fileprivate init?(grades cell: String) {
    let ends = cell.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1] else {
      self = .grades(cell)
      return
    }
    if !(1...9).contains(first) || !(1...9).contains(last) {
      self = .gradesOutside(cell)
    } else if first > last {
      self = .gradesReversed(cell)
    } else {
      return nil
    }
  }
}
