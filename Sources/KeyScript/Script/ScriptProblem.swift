public import Files

/// What can be wrong with a key script.
public enum ScriptProblem: Hashable, Sendable {
  /// The line is no UTF-8.
  case notUTF8
  /// The line ends with a carriage return.
  case carriageReturn
  /// The first directive does not name the version.
  case versionMissing
  /// The version is one that is not known.
  case versionUnknown(String)
  /// A word is none of those that can stand here; the nearest one of them, and all.
  case unknown(WordKind, String, nearest: String?, known: [String])
  /// A value is not there.
  case missing(ValueKind)
  /// A value is not what can stand here.
  case malformed(ValueKind, String)
  /// Something follows where nothing may follow.
  case unexpected(String)
  /// A text has no closing quote.
  case unclosedText
  /// A text has an escape that is none.
  case unknownEscape(String)
  /// A regular expression has no closing slash.
  case unclosedPattern
  /// A whole screen has no `end`.
  case unclosedScreen
  /// A row of a whole screen does not stand between bars.
  case rowWithoutBars
  /// A directive of the header stands there twice.
  case repeated(String)
  /// A directive of the header stands after the header.
  case late(String)
  /// A swipe goes another way than it says.
  case wrongDirection(said: String, found: String)
  /// There is more of something than a script may hold.
  case tooMuch(ScriptLimit)
  /// The rest of the file can't be read.
  case notReadable(FileError.Reason)
  /// The program refuses what the script says, in its own words.
  case refused(String)

  /// The kinds of words that there are lists of.
  public enum WordKind: String, Hashable, Sendable {
    case directive, key, expectation, setting, option, value, language, button, direction
    case signal, attribute
    case mouseAction = "mouse action"
    case focusChange = "change of focus"
  }

  /// The kinds of values, with what people read.
  public enum ValueKind: String, Hashable, Sendable {
    case version = "the version, as in `keys 1`"
    case size = "a size from 1x1 to 1000x1000, such as 80x24"
    case position = "a position up to 9999,9999, such as 10,5"
    case duration = "a time up to 1000000s such as 150ms or 2s"
    case number = "a number such as 3"
    case depth = "a number from 1 on"
    case count = "a number from 1 to 10000"
    case option = "an option such as color=mono"
    case text = "a text in quotes"
    case word = "a word"
    case key = "a key such as enter or ctrl+l"
    case button = "a button: left, middle or right"
    case direction = "a direction: up, down, left or right"
    case language = "a language: ja or en"
    case setting = "a setting: seed, now, state or load"
    case moment = "a moment such as 2026-04-01T09:00:00+09:00"
    case loading = "a time such as 300ms, or `fail`"
    case place = "a text in quotes or a position such as 10,5"
    case cursor = "a position such as 10,5, or `hidden`"
    case focusChange = "`in` or `out`"
    case signal = "a signal: winch, tstp, cont, term or hup"
    case mouseAction = "`press`, `move` or `release`"
    case pattern = "a regular expression such as /^> 東京/"
    case style = "`plain`, or attributes such as bold or reverse"
    case color = "a colour from 0 to 255"
    case expectation = "what to expect"
    case snapshotName = "a name of letters, digits, - and _"
    case at = "`at`"
  }
}
