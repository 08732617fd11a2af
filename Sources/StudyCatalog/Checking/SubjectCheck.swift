/// A check of a table of further subjects.
struct SubjectCheck {
  /// The table with what is wrong in it.
  private(set) var table: WrittenTable
  /// The subjects in which nothing is wrong, without those of the program.
  private(set) var subjects: [Subject] = []
  /// The names of all further subjects, so that a mistake here is told only here.
  private(set) var names: [String] = []

  init(_ table: WrittenTable) {
    self.table = table
    let builtIn = Set(Catalog.standard.subjects.map(\.id.rawValue))
    var lines: [String: Int] = [:]
    for row in table.rows {
      let name = row["subject"]
      guard !name.isEmpty else { continue }
      if !name.isName(with: "-") {
        self.table.add(ListProblem.badName(name), row, "subject")
      } else if let line = lines[name] {
        self.table.add(ListProblem.repeatedName(line: line), row, "subject")
      } else {
        lines[name] = row.line
        if !builtIn.contains(name) { names.append(name) }
      }
    }
    let bad = self.table.linesWithMistakes
    guard !bad.contains(1) else { return }
    let found = table.rows.filter { !bad.contains($0.line) && !builtIn.contains($0["subject"]) }
    subjects = found.map { row in Subject { row[$0] } }
  }
}
