/// A check of a list of lessons, and of the tables that it names.
struct ListCheck {
  /// The list with what is wrong in it.
  private(set) var list: WrittenTable
  /// The tables that it names, by their names, with what is wrong for the lessons.
  private(set) var tables: [String: WrittenTable] = [:]

  /// The most lessons of a list, each of which may ask about thousands of rows.
  static let limit = 100

  private let subjects: [String]
  private let isPresent: (String) -> Bool
  private let table: (String) -> WrittenTable?

  /// Checks a list.
  ///
  /// - Parameters:
  ///   - list: The list, read without judging its cells.
  ///   - subjects: The table of further subjects, if there is one.
  ///   - isPresent: Whether there is a file with a name beside the list.
  ///   - table: The table with a name beside the list, unless it can't be read.
  init(
    _ list: WrittenTable, subjects: WrittenTable?, isPresent: @escaping (String) -> Bool,
    table: @escaping (String) -> WrittenTable?
  ) {
    self.list = list
    let own = subjects?.rows.map { $0["subject"] } ?? []
    let known = Catalog.standard.subjects.map(\.id.rawValue)
    self.subjects = known + own.filter { !known.contains($0) }
    (self.isPresent, self.table) = (isPresent, table)
    guard list.rows.count <= Self.limit else {
      self.list.add(ListProblem.tooManyLessons(Self.limit), list.rows[Self.limit], "lesson")
      return
    }
    var lines: [LessonID: Int] = [:]
    for row in list.rows {
      checkCells(of: row)
      let id = LessonID(subject: SubjectID(rawValue: row["subject"]), word: row["lesson"])
      if let line = lines[id] {
        self.list.add(ListProblem.repeatedLesson(line: line), row, "lesson")
      }
      lines[id] = lines[id] ?? row.line
    }
  }

  private mutating func checkCells(of row: WrittenRow) {
    guard list.columns.allSatisfy({ !row[$0].isEmpty }) else { return }
    if !subjects.contains(row["subject"]) {
      list.add(ListProblem.unknownSubject(row["subject"], known: subjects), row, "subject")
    }
    if !row["lesson"].isName(with: "-") {
      list.add(ListProblem.badName(row["lesson"]), row, "lesson")
    }
    if let problem = ListProblem(grades: row["grades"]) { list.add(problem, row, "grades") }
    let words = row["form"].split(separator: " ").map(String.init)
    if let word = words.first(where: { !["choice", "typed"].contains($0) }) {
      list.add(ListProblem.unknownForm(word), row, "form")
    } else if Set(words).count < words.count {
      list.add(ListProblem.repeatedForm(words[0]), row, "form")
    }
    let count = Int(row["items"]).flatMap { $0 > 0 ? $0 : nil }
    if count == nil { list.add(ListProblem.noCount(row["items"]), row, "items") }
    checkTable(of: row, forms: words, count: count)
  }

  private mutating func checkTable(of row: WrittenRow, forms: [String], count: Int?) {
    let name = row["file"]
    if name == "-" {
      // Sums and differences need no table.
      if !["a+b", "a-b"].contains(row["prompt"]) {
        list.add(ReferenceProblem.notComputed(row["prompt"]), row, "prompt")
      }
    } else if name.contains("/") {
      list.add(ReferenceProblem.fileElsewhere(name), row, "file")
    } else if !name.isTableName || ["lessons.tsv", "subjects.tsv"].contains(name) {
      list.add(ReferenceProblem.fileNotTable(name), row, "file")
    } else if !isPresent(name) {
      list.add(ReferenceProblem.fileMissing(name), row, "file")
    } else if let table = tables[name] ?? table(name), table.isWhole {
      checkItems(of: row, in: table, forms: forms, count: count)
    }
  }

  private mutating func checkItems(
    of row: WrittenRow, in table: WrittenTable, forms: [String], count: Int?
  ) {
    let found: LessonItems
    do throws(MisplacedReference) {
      found = try LessonItems(row, in: table)
    } catch {
      return list.add(error.problem, row, error.column)
    }
    let check = ItemCheck(found, in: table, isTyped: forms.contains("typed"))
    tables[row["file"]] = check.table
    guard check.table.mistakes.count == table.mistakes.count else { return }
    let answers = found.answers(forms)
    if forms.contains("choice"), Set(answers).count < 4 {
      list.add(ItemProblem.tooFewAnswers(Set(answers).count), row, "form")
    } else if let count, count != answers.count {
      list.add(ListProblem.wrongCount(count, right: answers.count), row, "items")
    }
  }
}

extension ListProblem {
  /// What is wrong with a range of grades; `nil` if nothing is.
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
