public import StudyCatalog

/// A mistake in an exported log.
public struct LogMistake: Hashable, Sendable {
  /// The line number, from 1.
  public let line: Int
  /// The kind of mistake.
  public let problem: LogProblem

  /// Describes a mistake.
  public init(line: Int, problem: LogProblem) {
    self.line = line
    self.problem = problem
  }
}

/// The kinds of mistakes in a line of an exported log.
public enum LogProblem: Hashable, Sendable {
  /// The first line is neither a table header nor a JSON object.
  case noLog
  /// The columns of the table are separated by something else than commas.
  case noCommas
  /// The header of a table lacks a column.
  case noColumn(String)
  /// A line of a table has more or fewer fields than the first one, or its quotation marks don't
  /// match.
  case notARow
  /// A line isn't a JSON object.
  case notAnObject
  /// A column has a missing or invalid value.
  case notAValue(String, of: String)
}

extension LogProblem {
  /// The message for users: the mistake and its remedy.
  public var message: BilingualText {
    switch self {
    case .noLog:
      BilingualText(
        japanese: "答えの表でも、タブで区切ったノートでもありません。study export か Anki の書き出したファイルを指定してください",
        english: """
          this is neither a log of answers nor notes with tabs; give a file written by study export or \
          by Anki
          """)
    case .noCommas:
      BilingualText(
        japanese: "列がカンマで分かれていません。カンマで区切った CSV で保存してください",
        english: "the columns are not separated by commas; save the file as CSV with commas")
    case .noColumn(let column):
      BilingualText(
        japanese: "「\(column)」の列がありません。study export の書いた一行目のままにしてください",
        english: "there is no column “\(column)”; keep the first line as study export writes it")
    case .notARow:
      BilingualText(
        japanese: "一行目と列の数がちがうか、引用符が閉じていません。カンマで区切った CSV で保存してください",
        english: """
          this line has more or fewer fields than the first, or lacks a quotation mark; save the file as \
          CSV with commas
          """)
    case .notAnObject:
      BilingualText(
        japanese: "JSON のオブジェクトではありません。一行に一つ書いてください",
        english: "this is not a JSON object; write one on each line")
    case .notAValue(let value, let column):
      BilingualText(
        japanese: "「\(value)」は \(column) の値に使えません。\(expected(column).japanese)",
        english: "“\(value)” is not valid for \(column); \(expected(column).english)")
    }
  }

  private func expected(_ column: String) -> BilingualText {
    switch AnswerLog.Column(rawValue: column) {
    case .time:
      BilingualText(
        japanese: "2026-11-21T18:05:09+09:00 のように書いてください",
        english: "write it as 2026-11-21T18:05:09+09:00")
    case .lesson:
      BilingualText(
        japanese: "social/prefecture-capital のように書いてください",
        english: "write it as social/prefecture-capital")
    case .form:
      BilingualText(
        japanese: "choice、typed、picker のどれかです", english: "use one of choice, typed, picker")
    case .grade:
      BilingualText(
        japanese: "again、hard、good、easy のどれかです", english: "use one of again, hard, good, easy")
    case .number, .milliseconds, .given, .item, nil:
      BilingualText(
        japanese: "study export の書いたままにしてください", english: "keep it as study export writes it")
    }
  }
}
