import Testing

/// A file with one mistake, and what the check says of it.
struct MistakeRow: CustomTestStringConvertible {
  let file: [UInt8]
  /// The name of the file and all that follows, in English.
  let message: String

  var testDescription: String { message }

  init(_ file: [UInt8], _ message: String) {
    (self.file, self.message) = (file, message)
  }

  /// The good table with one text in it replaced.
  static func table(_ old: String, _ new: String, _ message: String) -> MistakeRow {
    MistakeRow(Array(replacing(old, new, in: goodTable).utf8), "rivers.tsv" + message)
  }

  /// The good list with one text in it replaced.
  static func list(_ old: String, _ new: String, _ message: String) -> MistakeRow {
    MistakeRow(Array(replacing(old, new, in: goodList).utf8), "lessons.tsv" + message)
  }

  private static func replacing(_ old: String, _ new: String, in text: String) -> String {
    guard let range = text.firstRange(of: old) else {
      preconditionFailure("“\(old)” is not in the good file")
    }
    return text.replacingCharacters(range, with: new)
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}

let goodTable = """
  river\tkana\tenglish\tlength\talso
  信濃川\tしなのがわ\tShinano River\t367\t千曲川
  利根川\tとねがわ\tTone River\t322\t
  石狩川\tいしかりがわ\tIshikari River\t268\t
  天塩川\tてしおがわ\tTeshio River\t256\t

  """

let goodList = """
  subject\tlesson\tjapanese\tkana\tenglish\tgrades\tfile\trows\tprompt\tanswer\tform\titems
  social\trivers\t川の読み\tかわのよみ\tReading rivers\t4-6\trivers.tsv\tall\triver\tkana\tchoice typed\t4
  social\tlengths\t川の長さ\tかわのながさ\tLengths of rivers\t5-6\trivers.tsv\tall\triver\tlength\ttyped\t4

  """

private let listColumns =
  "subject, lesson, japanese, kana, english, grades, file, rows, prompt, answer, form, items"

private let notUTF8 =
  "rivers.tsv: this is not UTF-8; save the file as UTF-8, not as Shift_JIS or another encoding"

let mistakesInTables: [MistakeRow] = [
  MistakeRow([], "rivers.tsv: the file is empty; begin it with a line of column names"),
  MistakeRow([0x0A], "rivers.tsv:1:1: the file is empty; begin it with a line of column names"),
  // An odd number of bytes, and half of a pair.
  MistakeRow([0xFF, 0xFE, 0x61], notUTF8),
  MistakeRow([0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x0A], notUTF8),
  MistakeRow(
    [0xEF, 0xBB, 0xBF], "rivers.tsv: the file is empty; begin it with a line of column names"),
  MistakeRow(
    Array("river\tkana\n".utf8) + [0x90, 0xEC, 0x09, 0x61, 0x0A],
    "rivers.tsv:2:1: this is not UTF-8; save the file as UTF-8, not as Shift_JIS or another "
      + "encoding"
  ),
  MistakeRow(
    Array("river\tkana\r利根川\tとねがわ\r".utf8),
    "rivers.tsv:1:1: the lines end with CR alone; save the file with LF or CRLF line endings"),
  .table("256\t\n", "256\t", ":5:1: the last line has no line ending; add a line feed"),
  .table("利根", "利\0根", ":3:1: the cell contains a NUL character; delete it"),
  .table(
    "利根", "\u{1B}[31m利根",
    ":3:1: the cell contains an escape character, which controls terminals; delete it"),
  .table(
    "Tone", "\u{9B}2JTone",
    ":3:3: the cell contains an escape character, which controls terminals; delete it"),
  .table(
    "Tone", "To\rne",
    ":3:3: the cell contains a line break (CR); write it on one line"),
  .table("Tone", "Tone\u{7}", ":3:3: the cell contains the control character U+0007; delete it"),
  .table(
    "Tone", "To\u{200B}ne", ":3:3: the cell contains the invisible character U+200B; delete it"),
  .table(
    "Tone", "\u{202E}Tone", ":3:3: the cell contains the invisible character U+202E; delete it"),
  .table(
    "利根", "\u{E000}",
    ":3:1: the cell has U+E000, which other computers can’t display; use another character"),
  .table("利根", "\u{FFFD}", ":3:1: a character was lost (\u{FFFD}); type it again"),
  .table(
    "利根川", "か\u{3099}わ",
    ":3:1: a mark is separate from its letter; retype both as one character, such as が or é"),
  .table("利根川", " 利根川", ":3:1: the cell begins or ends with a space; delete it"),
  .table(
    "322", "3l2", ":3:4: “3l2” has a letter among its digits; write 1 or 0"),
  .table(
    "322", "#N/A",
    ":3:4: “#N/A” is an error of a spreadsheet; correct the formula, or write the value"),
  .table(
    "利根川", "#DIV/0!",
    ":3:1: “#DIV/0!” is an error of a spreadsheet; correct the formula, or write the value"),
  .table(
    "322", "Err:502",
    ":3:4: “Err:502” is an error of a spreadsheet; correct the formula, or write the value"),
  .table(
    "Tone River", "\"Tone \"River\"\"",
    ":3:3: the cell is in quotation marks, but those in it are not doubled; double them, or delete "
      + "the outer ones"),
  .table(
    "Tone River", "\"Tone River",
    ":3:3: the quotation mark is not closed on this line; write the cell on one line, or delete the "
      + "mark"),
  .table(
    "Tone", String(repeating: "o", count: 200),
    ":3:3: the cell is longer than 200 characters; shorten it"),
  .table(
    "とねがわ", "利根がわ", ":3:2: “利根がわ” is not kana; write the reading in kana"),
  MistakeRow(
    Array("river\tromaji\n利根川\tとねがわ\n".utf8),
    "rivers.tsv:2:2: “とねがわ” is not in Latin letters; use only a to z"),
  .table(
    "Tone River", "利根川", ":3:3: “利根川” is not all in English; write this column in English"),
  .table(
    "Tone River", "River 🌊", ":3:3: “River 🌊” is not all in English; write this column in English"),
  MistakeRow(
    Array("river,kana\n利根川,とねがわ\n".utf8),
    "rivers.tsv:1:1: the columns are not separated by tabs; save as tab-separated text, not CSV"),
  MistakeRow(
    Array("river\tkana\n".utf8),
    "rivers.tsv:1:1: there are no rows below the column names; write one for each item"),
  .table("利根川", "\n利根川", ":3:1: the line is empty; delete it"),
  .table("also\n", "\n", ":1:5: the column has no name; name it or delete it"),
  .table(
    "also\n", "Also known\n",
    ":1:5: “Also known” can’t be a column name; use lowercase letters, digits and _"),
  .table("also\n", "length\n", ":1:5: two columns are named “length”; rename one"),
  .table(
    "322\t\n", "322\n", ":3:4: the row has 4 of 5 cells; separate empty cells with tabs too"),
  .table(
    "322\t\n", "322\t\t\n", ":3:6: the row has 6 cells for 5 columns; delete the extra tabs"),
  .table("322", "", ":3:4: “length” is empty; fill it in"),
  .table(
    "利根川", "天塩川\tてしおがわ\tTeshio River\t256\t\n利根川",
    ":6:1: the row repeats line 3; delete one"),
  .table(
    "利根川", "信濃川",
    ":3:1: “信濃川” has a different answer on line 2; make the questions different, or write the "
      + "second answer in “also”"),
  .table("322", "。", ":3:4: the answer “。” can’t be typed; include a letter or digit"),
  .table(
    "322", "3220000000",
    ":3:4: “3220000000” has more than nine digits; use a larger unit"),
  .table(
    "322", "−3,220,000,000",
    ":3:4: “−3,220,000,000” has more than nine digits; use a larger unit"),
  .table(
    "322", "3,220,000,000人",
    ":3:4: “3,220,000,000人” has more than nine digits; use a larger unit"),
  .table(
    "とねがわ", "シナノガワ",
    ":3:2: the answer “シナノガワ” can’t be distinguished from “しなのがわ” on line 2; write both the "
      + "same way"
  ),
  .table(
    "千曲川", "River of Shinano",
    ":2:5: “River of Shinano” accepts “River” alone; if it is one answer, end it with a semicolon, "
      + "and if it is several, put semicolons between them"),
  .table("千曲川", "千曲川 千曲川", ":2:5: “千曲川” is in “also” twice; delete one"),
]

let mistakesInList: [MistakeRow] = [
  .list("\titems\n", "\n", ":1:11: the column “items” is missing; add it"),
  .list(
    "items\n", "items\tnote\n",
    ":1:13: this table has no column “note”; its columns are \(listColumns)"),
  .list(
    "social\tlengths", "geography\tlengths",
    ":3:1: there is no subject “geography”; use japanese, math, social, science, english, "
      + "or add one to subjects.tsv"),
  .list(
    "social\tlengths", "socail\tlengths", ":3:1: there is no subject “socail”; did you mean social?"
  ),
  .list(
    "social\tlengths", "Social\tlengths", ":3:1: there is no subject “Social”; did you mean social?"
  ),
  .list(
    "\triver\tkana\t", "\tWhat is the kana of river?\tkana\t",
    ":2:9: lowercase words of a prompt name columns, and there is no “is”, only river, kana, english, "
      + "length, also; put an English sentence into a column of its own"),
  .list(
    "\triver\tkana\t", "\tHow do you read river?\tkana\t",
    ":2:9: lowercase words of a prompt name columns, and there is no “do”, only river, kana, english, "
      + "length, also; put an English sentence into a column of its own"),
  .list(
    "\triver\tkana\t", "\trivrの長さは？\tkana\t",
    ":2:9: lowercase words of a prompt name columns, and there is no “rivr”, only river, kana, "
      + "english, length, also; put an English sentence into a column of its own"),
  .list(
    "\triver\tkana\t", "\tWhich river?\tkana\t",
    ":2:9: lowercase words of a prompt name columns, and there is no “Which”, only river, kana, "
      + "english, length, also; put an English sentence into a column of its own"),
  .list(
    "\triver\tkana\t", "\tkana\tkana\t",
    ":2:9: the prompt shows the column “kana”, which is the answer; ask about another column, or "
      + "name another answer"),
  .list(
    "lengths", "Lengths",
    ":3:2: “Lengths” can’t be a name; use lowercase letters, digits and hyphens"),
  .list("lengths", "rivers", ":3:2: the name is already used on line 2; choose another"),
  .list("川の長さ", "", ":3:3: “japanese” is empty; fill it in"),
  .list(
    "5-6", "5〜6",
    ":3:6: “5〜6” is not a range of grades; write 4-6, for example, or 4-4 for one grade"),
  .list(
    "5-6", "5-12",
    ":3:6: the grades 5-12 are not within 1 to 9; "
      + "elementary school is 1 to 6, junior high school 7 to 9"),
  .list("5-6", "6-5", ":3:6: the grades 6-5 are in the wrong order; write the lower one first"),
  .list(
    "typed\t4\n", "typed\tfour\n",
    ":2:12: “four” is not a number of items; write a whole number of 1 or more"),
  .list(
    "social\trivers", "social\teras",
    ":2:2: “social/eras” is one of Study’s own lessons; choose another name"),
  .list("typed\t4\n", "typed\t40\n", ":2:12: the lesson has 4 items, not 40; write 4"),
  .list(
    "choice typed", "choose typed", ":2:11: there is no form “choose”; write choice, typed, or both"
  ),
  // The number of items depends on the form, so it can't be wrong too.
  .list("\ttyped\t", "\ttype\t", ":3:11: there is no form “type”; write choice, typed, or both"),
  .list("choice typed", "typed typed", ":2:11: “typed” appears twice; write it once"),
  .list(
    "rivers.tsv", "../rivers.tsv",
    ":2:7: “../rivers.tsv” is in another folder; put it next to lessons.tsv"),
  .list(
    "rivers.tsv", "rivers.xlsx",
    ":2:7: “rivers.xlsx” can’t be the name of a table; did you mean rivers.tsv?"
  ),
  .list(
    "rivers.tsv", "Rivers.tsv",
    ":2:7: there is no “Rivers.tsv” next to lessons.tsv; did you mean rivers.tsv?"
  ),
  .list(
    "rivers.tsv", "lakes.csv",
    ":2:7: “lakes.csv” can’t be the name of a table; use one like rivers.tsv"
  ),
  .list(
    "rivers.tsv\tall\triver\tkana", "rivers\tall\triver\tkana",
    ":2:7: “rivers” can’t be the name of a table; did you mean rivers.tsv?"
  ),
  .list(
    "\triver\tlength", "\tlength+length\triver",
    ":3:9: “length+length” asks “367 367”; write length＋length, with the full-width sign, for a sum, "
      + "or “length length” for a space"
  ),
  .list(
    "rivers.tsv", "river.tsv",
    ":2:7: there is no “river.tsv” next to lessons.tsv; add the file or correct the name"),
  .list(
    "\tall\t", "\tlength>300\t",
    ":2:8: “length>300” does not select rows; write all, a column, or a column and values like "
      + "level=easy"
  ),
  .list("\tall\t", "\tlength=1\t", ":2:8: no row matches “length=1”; check the values"),
  .list(
    "\tkana\tchoice", "\treading\tchoice",
    ":2:10: rivers.tsv has no column “reading”; its columns are river, kana, english, length, "
      + "also"),
  .list(
    "\triver\tkana", "\t川\tkana", ":2:9: “川” contains no column name; write the column to ask about"
  ),
  .list(
    "rivers.tsv", "-", ":2:9: “river” can’t be computed; name a table in the file column"),
  .list(
    "\tall\triver\tkana\tchoice typed\t4", "\talso\triver\tkana\tchoice\t1",
    ":2:11: four choices need four different answers, not 1; add rows, or set form to typed"),
]
