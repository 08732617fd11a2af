/// A check of a table of added subjects.
struct SubjectCheck {
  /// The table, including any mistakes found.
  private(set) var table: WrittenTable
  /// The subjects without mistakes, excluding built-in ones.
  private(set) var subjects: [Subject] = []
  /// The names of all added subjects, even those with mistakes, so that lessons in them are not
  /// reported as well.
  private(set) var names: [String] = []

  init(_ table: WrittenTable) {
    self.table = table
    let builtInRows = Table(.subjects).rows.map { row in
      (row["subject"], WrittenTable.subjectColumns.map { row[$0] })
    }
    let builtIn = Dictionary(uniqueKeysWithValues: builtInRows)
    var lines: [String: Int] = [:]
    for row in table.rows {
      let name = row["subject"]
      guard !name.isEmpty else { continue }
      let isName = name.isName(with: "-")
      if !isName { self.table.add(ListProblem.badName(name), row, "subject") }
      if let line = lines[name] {
        self.table.add(ListProblem.repeatedName(line: line), row, "subject")
      } else {
        lines[name] = row.line
        if builtIn[name] == nil {
          if isName { names.append(name) }
        } else if builtIn[name] != WrittenTable.subjectColumns.map({ row[$0] }) {
          self.table.add(ListProblem.builtInSubject(name), row, "subject")
        }
      }
    }
    let bad = self.table.linesWithMistakes
    guard !bad.contains(1) else { return }
    let found = table.rows.filter { !bad.contains($0.line) && builtIn[$0["subject"]] == nil }
    subjects = found.map { row in Subject { row[$0] } }
  }
}
