import StudyCatalog
import TestFolders
import Testing

/// A row with several mistakes, and how each of their messages goes on after the line.
struct MistakenRow: CustomTestStringConvertible {
  let row: String
  let messages: [String]

  var testDescription: String { row }

  init(_ row: String, _ messages: [String]) {
    (self.row, self.messages) = (row, messages)
  }

  fileprivate static let noCount =
    "12: “ten” is not a number of items; write a whole number of 1 or more"
  fileprivate static func noColumn(_ place: Int, _ name: String) -> String {
    "\(place): rivers.tsv has no column “\(name)”; its columns are river, kana, english, length, also"
  }
}

@Suite("The check of a row with several mistakes")
struct SeveralMistakesTests {
  @Test("names each of them at once", arguments: rowsOfLists)
  func lessons(row: MistakenRow) throws {
    try expect(row, after: goodList, in: "lessons.tsv")
  }

  @Test("names each of them in a table of subjects too", arguments: rowsOfSubjects)
  func subjects(row: MistakenRow) throws {
    try expect(row, after: "subject\tjapanese\tkana\tenglish\nX\t\t\tX\n", in: "subjects.tsv")
  }

  @Test("names a row that is there twice, whatever else is wrong in the table")
  func repeatedRow() throws {
    let row = MistakenRow(
      "石狩川\tいしかりがわ\tIshikari River\t268\t", ["1: the row repeats line 4; delete one"])
    let table = goodTable.replacing("322", with: "32l2")
    try expect(row, after: table, in: "rivers.tsv")
  }

  /// Appends a row to a table, and compares all that is found in it.
  private func expect(_ row: MistakenRow, after table: String, in name: String) throws {
    let folder = try TestFolder()
    try folder.writeGoodLessons()
    try folder.write("\(table)\(row.row)\n", to: name)
    let line = table.split(separator: "\n").count + 1
    let found = try LessonCheck([folder.path]).mistakes.filter { $0.place?.line == line }
    #expect(
      found.map(\.text.english) == row.messages.map { "\(folder.file(name)):\(line):\($0)" })
  }
}

private let rowsOfLists: [MistakenRow] = [
  MistakenRow(
    "social\tx y\t\t\t\t9-3\tnone.tsv\tsize:long\tfoo\tbar\tpick\tten",
    [
      "2: “x y” can’t be a name; use lowercase letters, digits and hyphens",
      "5: “english” is empty; fill it in",
      "6: the grades 9-3 are in the wrong order; write the lower one first",
      "7: there is no “none.tsv” next to lessons.tsv; add the file or correct the name",
      "8: “size:long” does not select rows; write all, a column, or a column and values like "
        + "level=easy",
      "11: there is no form “pick”; write choice, typed, or both",
      MistakenRow.noCount,
    ]),
  MistakenRow(
    "social\tX\t川\t\tRivers\t6-5\trivers.tsv\tall\triver\tlength\ttyped\t4",
    [
      "2: “X” can’t be a name; use lowercase letters, digits and hyphens",
      "4: “kana” is empty; fill it in",
      "6: the grades 6-5 are in the wrong order; write the lower one first",
    ]),
  MistakenRow(
    "social\tx\t\t\tX\t4-6\trivers.tsv\tsize=long\triver×foo\tbar\ttyped typed\t4",
    [
      MistakenRow.noColumn(8, "size"), MistakenRow.noColumn(9, "foo"),
      MistakenRow.noColumn(10, "bar"), "11: “typed” appears twice; write it once",
    ]),
  // Of a column that is missing, nobody knows whether the prompt or the answer means it.
  MistakenRow(
    "social\tx\t\t\tX\t4-6\trivers.tsv\tall\tfoo\tfoo\ttyped\t4",
    [MistakenRow.noColumn(9, "foo"), MistakenRow.noColumn(10, "foo")]),
  MistakenRow(
    "social\tx\t\t\tX\t4-6\trivers.tsv\tlength=1\t川\tbar\tpick choose choice\t4",
    [
      "8: no row matches “length=1”; check the values",
      "9: “川” contains no column name; write the column to ask about",
      MistakenRow.noColumn(10, "bar"),
      "11: there is no form “pick”; write choice, typed, or both",
      "11: there is no form “choose”; write choice, typed, or both",
    ]),
  MistakenRow(
    "social\tx\t\t\tX\t4-6\t../a.tsv\tall\triver\triver\tchoice typed typed\tten",
    [
      "7: “../a.tsv” is in another folder; put it next to lessons.tsv",
      "9: the prompt shows the column “river”, which is the answer; ask about another column, or "
        + "name another answer",
      "11: “typed” appears twice; write it once", MistakenRow.noCount,
    ]),
  MistakenRow(
    "social\trivers\t\t\tX\t4-6\trivers.tsv\tlength=367,322\triver\tkana\tchoice typed\t7",
    [
      "2: the name is already used on line 2; choose another",
      "11: four choices need four different answers, not 2; add rows, or set form to typed",
      "12: the lesson has 2 items, not 7; write 2",
    ]),
  MistakenRow(
    "\t\t\t\t\t\t\t\t\t\t\tx",
    [
      "1: “subject” is empty; fill it in", "2: “lesson” is empty; fill it in",
      "5: “english” is empty; fill it in", "6: “grades” is empty; fill it in",
      "7: “file” is empty; fill it in", "8: “rows” is empty; fill it in",
      "9: “prompt” is empty; fill it in", "10: “answer” is empty; fill it in",
      "11: “form” is empty; fill it in",
      "12: “x” is not a number of items; write a whole number of 1 or more",
    ]),
  MistakenRow(
    "moon\tx\t\t\t\t4-6\t-\tall\t\tsum\t\t81",
    [
      "1: there is no subject “moon”; use japanese, math, social, science, english, or add one to "
        + "subjects.tsv",
      "5: “english” is empty; fill it in", "9: “prompt” is empty; fill it in",
      "11: “form” is empty; fill it in",
    ]),
]

private let rowsOfSubjects: [MistakenRow] = [
  MistakenRow(
    "X\t空\t\tSky",
    [
      "1: “X” can’t be a name; use lowercase letters, digits and hyphens",
      "1: the name is already used on line 2; choose another",
      "3: “kana” is empty; fill it in",
    ]),
  MistakenRow("sky\t空\tそら\t", []),
  MistakenRow(
    "sky\t\tそら\t",
    ["2: “japanese” is empty; fill it in", "4: “english” is empty; fill it in"]),
  MistakenRow("sky\t空\t\t", []),
  MistakenRow(
    "math\tさんすう\t算数\t数学",
    [
      "1: “math” is one of Study’s own subjects, which can’t be changed; choose another name, or "
        + "delete the row",
      "3: “算数” is not kana; write the reading in kana",
      "4: “数学” is not all in English; write this column in English",
    ]),
]
