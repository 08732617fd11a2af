import Files

/// A problem with a file or folder as a whole.
enum FileProblem: LessonProblem {
  case unreadable(FileError.Reason)
  case noList, noFiles, tooManyFiles(Int), tooMuch(Int), empty
  case more(Int)

  var text: BilingualText {
    switch self {
    case .unreadable(.kind(.folder)):
      BilingualText(
        japanese: "フォルダーです。ファイルにするか、名前の .tsv を外してください",
        english: "this is a folder; replace it with a file, or remove .tsv from its name")
    case .unreadable(.kind(.link)):
      BilingualText(
        japanese: "シンボリックリンクです。リンク先のファイルをここにコピーしてください",
        english: "this is a symbolic link; replace it with a copy of the file")
    case .unreadable(.kind(.pipe)):
      BilingualText(
        japanese: "パイプです。中身をふつうのファイルに書いてください",
        english: "this is a pipe; save its contents in a regular file")
    case .unreadable(.kind):
      BilingualText(
        japanese: "ふつうのファイルではありません。ファイルを指定してください",
        english: "this is not a regular file; name one that is")
    case .unreadable(.tooLarge(let limit)):
      BilingualText(
        japanese: "ファイルが \(limit) バイトより大きいです。いくつかのレッスンに分けてください",
        english: "the file is larger than \(limit) bytes; split it into several lessons")
    case .unreadable(let reason):
      BilingualText(
        japanese: "読めません（\(BilingualText(reason).japanese)）。権限を確かめてください",
        english: "this can’t be read (\(reason)); check the permissions")
    case .noList:
      BilingualText(
        japanese: "フォルダーに lessons.tsv がありません。レッスンの一覧をその名前で置いてください",
        english: "the folder has no lessons.tsv; add one that lists its lessons")
    case .noFiles:
      BilingualText(
        japanese: "フォルダーに .tsv のファイルがありません。タブ区切りで保存してください",
        english: "the folder has no .tsv files; save your tables as tab-separated text")
    case .tooManyFiles(let limit):
      BilingualText(
        japanese: "フォルダーに .tsv のファイルが \(limit)個より多くあります。分けてください",
        english: "the folder has more than \(limit) .tsv files; split it into several folders")
    case .tooMuch(let limit):
      BilingualText(
        japanese: "ここまでのファイルを合わせると \(limit) バイトより大きいです。いくつかのフォルダーに分けてください",
        english: "this file and those before it are larger than \(limit) bytes together; "
          + "put them into several folders")
    case .empty:
      BilingualText(
        japanese: "ファイルが空です。一行目に列の名前を書いてください",
        english: "the file is empty; begin it with a line of column names")
    case .more(let count):
      BilingualText(
        japanese: "まちがいがあと \(count)か所あります。上のものを直してから、もう一度確かめてください",
        english: "mistakes not listed: \(count); correct those above, then check again")
    }
  }
}

/// A problem with the bytes or lines of a file.
enum LineProblem: LessonProblem {
  case notUTF8, carriageReturns, noLastLineFeed, quoted, openQuote
  case tooManyRows(Int), longLine(Int)

  var text: BilingualText {
    switch self {
    case .notUTF8:
      BilingualText(
        japanese: "UTF-8 でない文字があります。Shift_JIS などでなく UTF-8 で保存し直してください",
        english: "this is not UTF-8; save the file as UTF-8, not as Shift_JIS or another encoding")
    case .carriageReturns:
      BilingualText(
        japanese: "行が CR だけで終わっています。改行を LF か CRLF にして保存し直してください",
        english: "the lines end with CR alone; save the file with LF or CRLF line endings")
    case .noLastLineFeed:
      BilingualText(
        japanese: "最後の行に改行がありません。改行を加えてください",
        english: "the last line has no line ending; add a line feed")
    case .quoted:
      BilingualText(
        japanese: "引用符で囲まれていますが、中の引用符が二重（\"\"）ではありません。二重にするか、囲む \" を消してください",
        english: "the cell is in quotation marks, but those in it are not doubled; "
          + "double them, or delete the outer ones")
    case .openQuote:
      BilingualText(
        japanese: "セルの初めの引用符が、この行で閉じていません。セルを一行にするか、引用符を消してください",
        english: "the quotation mark is not closed on this line; write the cell on one line, "
          + "or delete the mark")
    case .tooManyRows(let limit):
      BilingualText(
        japanese: "\(limit) 行より多くあります。いくつかのレッスンに分けてください",
        english: "there are more than \(limit) lines; split the table into several lessons")
    case .longLine(let limit):
      BilingualText(
        japanese: "行が \(limit) バイトより長いです。改行がぬけていないか確かめてください",
        english: "the line is longer than \(limit) bytes; check whether line feeds are missing")
    }
  }
}
