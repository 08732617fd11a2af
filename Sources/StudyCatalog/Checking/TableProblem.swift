/// A problem with the columns or rows of a table.
enum TableProblem: LessonProblem {
  case noTabs, noRows, blankLine
  case unnamedColumn, badColumn(String), repeatedColumn(String)
  case missingColumn(String), unknownColumn(String, known: [String])
  case missingCells(Int, of: Int), extraCells(Int, of: Int)
  case emptyCell(column: String)
  case repeatedRow(line: Int)

  var text: BilingualText {
    switch self {
    case .noTabs:
      BilingualText(
        japanese: "列がタブで分かれていません。カンマでなくタブ区切りで保存してください",
        english: "the columns are not separated by tabs; save as tab-separated text, not CSV")
    case .noRows:
      BilingualText(
        japanese: "列の名前の下に行がありません。問題を一行ずつ書いてください",
        english: "there are no rows below the column names; write one for each item")
    case .blankLine:
      BilingualText(japanese: "空の行です。消してください", english: "the line is empty; delete it")
    case .unnamedColumn:
      BilingualText(
        japanese: "列に名前がありません。書くか、列を消してください",
        english: "the column has no name; name it or delete it")
    case .badColumn(let name):
      BilingualText(
        japanese: "「\(name.shortened)」は列の名前に使えません。小文字の a〜z、数字、_ で書いてください",
        english: "“\(name.shortened)” can’t be a column name; use lowercase letters, digits and _")
    case .repeatedColumn(let name):
      BilingualText(
        japanese: "列「\(name.shortened)」が二つあります。片方の名前を変えてください",
        english: "two columns are named “\(name.shortened)”; rename one")
    case .missingColumn(let name):
      BilingualText(
        japanese: "列「\(name)」がありません。加えてください",
        english: "the column “\(name)” is missing; add it")
    case .unknownColumn(let name, let known):
      BilingualText(
        japanese: "「\(name.shortened)」という列はありません。あるのは \(known.joined(separator: ", ")) です",
        english: "this table has no column “\(name.shortened)”; "
          + "its columns are \(known.joined(separator: ", "))")
    case .missingCells(let count, let expected):
      BilingualText(
        japanese: "セルが \(count)個しかありません（列は \(expected)個）。空のセルもタブで区切ってください",
        english: "the row has \(count) of \(expected) cells; separate empty cells with tabs too")
    case .extraCells(let count, let expected):
      BilingualText(
        japanese: "セルが \(count)個あります（列は \(expected)個）。余分なタブを消してください",
        english: "the row has \(count) cells for \(expected) columns; delete the extra tabs")
    case .emptyCell(let column):
      BilingualText(
        japanese: "「\(column)」が空です。書いてください",
        english: "“\(column)” is empty; fill it in")
    case .repeatedRow(let line):
      BilingualText(
        japanese: "\(line) 行目と同じ行です。片方を消してください",
        english: "the row repeats line \(line); delete one")
    }
  }
}
