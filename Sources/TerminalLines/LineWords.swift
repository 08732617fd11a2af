import TerminalCore

/// The texts of line mode itself. Those that a program doesn't replace are in English.
///
/// ```swift
/// var words = LineWords()
/// words.choose = "Nummer"
/// ```
public struct LineWords: Hashable, Sendable {
  /// The prompt for a number.
  public var choose: String
  /// The prompt for Enter, which chooses the only target, or for its number.
  public var next: String
  /// The prompt where nothing can be chosen.
  public var command: String
  /// The prompt for a search text, or the number of a result.
  public var search: String
  /// The prompt for a search text while nothing has a number.
  public var searchText: String
  /// The prompt for an answer, if there is no text before the field.
  public var answer: String
  /// The prompt for a line of text, if there is no label before the field.
  public var text: String
  /// The message before the first prompt; empty for none. Each `*` stands for the command that
  /// explains what can be typed.
  public var greeting: String
  /// The message that there is more to read. Each `*` stands for the command that reads on.
  public var more: String
  /// The message that there are earlier lines to read. Each `*` stands for the command that reads
  /// them.
  public var earlier: String
  /// The message that the end was reached.
  public var end: String
  /// The message that a line has no meaning here. Each `*` stands for the command that explains
  /// what can be typed.
  public var unknown: String
  /// The message that a line looks like a command, and wasn't entered as text. Each `*` stands for
  /// the line.
  public var lacksColon: String
  /// The message that a number is that of no line. Each `*` stands for the number.
  public var noLine: String
  /// The message that a number in a search is that of no line, and wasn't searched for. Each `*`
  /// stands for the number.
  public var noLineInSearch: String
  /// The message that an empty line chooses none of several lines.
  public var whichLine: String
  /// The message that a line changed nothing, such as a key with no effect here.
  public var unchanged: String
  /// The message that something is being loaded or checked, so that a line has no effect yet.
  public var unfinished: String
  /// The message that a line wasn't used, because the screen has changed since it was read.
  public var changed: String
  /// The message that a key acts on one of several lines, and which one is not known. Each `*`
  /// stands for the key with the number of a line.
  public var lacksLine: String
  /// The message that no value was chosen that could be changed.
  public var lacksValue: String
  /// The message that names the keys of a screen. Each `*` stands for the list.
  public var keys: String
  /// The message that names what a value can be. Each `*` stands for the list.
  public var options: String
  /// What separates two items of a list.
  public var separator: String
  /// The message that only a part of a screen was written, because the listener knows the rest.
  /// Each `*` stands for the command that writes it whole.
  public var rest: String
  /// The explanation of what can be typed. Its lines that begin with the command `m` are left out
  /// in a program without modes, and those with `keys` where there are no keys, as in a dialog.
  public var help: String

  /// Creates the texts in English, to replace some or all of them.
  public init() { self = .english }

  /// Creates the texts; each one needs a translation.
  package init(
    choose: String, next: String, command: String, search: String, searchText: String,
    answer: String, text: String, greeting: String, more: String, earlier: String, end: String,
    unknown: String,
    lacksColon: String, noLine: String, noLineInSearch: String, whichLine: String,
    unchanged: String, unfinished: String, changed: String, lacksLine: String,
    lacksValue: String, keys: String, options: String, separator: String, rest: String,
    help: String
  ) {
    self.choose = choose
    self.next = next
    self.command = command
    self.search = search
    self.searchText = searchText
    self.answer = answer
    self.text = text
    self.greeting = greeting
    self.more = more
    self.earlier = earlier
    self.end = end
    self.unknown = unknown
    self.lacksColon = lacksColon
    self.noLine = noLine
    self.noLineInSearch = noLineInSearch
    self.whichLine = whichLine
    self.unchanged = unchanged
    self.unfinished = unfinished
    self.changed = changed
    self.lacksLine = lacksLine
    self.lacksValue = lacksValue
    self.keys = keys
    self.options = options
    self.separator = separator
    self.rest = rest
    self.help = help
  }

  /// The words in English.
  public static let english = LineWords(
    choose: "number", next: "Enter or number", command: "command", search: "search or number",
    searchText: "search", answer: "answer", text: "text",
    greeting: "* tells what can be typed.", more: "More follows; type * to read on.",
    earlier: "There are earlier lines; type * to read them.",
    end: "That is all.",
    unknown: "That isn’t on this screen; * tells what can be typed.",
    lacksColon: "“*” was not entered. Type :* for the command, or * again to enter it.",
    noLine: "There is no line *.",
    noLineInSearch: "There is no line *. Type * again to search for it.",
    whichLine: "Type the number of a line to choose it.",
    unchanged: "That does nothing here.", unfinished: "This takes a moment.",
    changed: "The screen has changed; that was not used.",
    lacksLine: "Which one? Add the number of its line, as in: *",
    lacksValue: "First choose a value by its number.", keys: "Also: *", options: "Values: *",
    separator: ", ", rest: "The rest is as before; type * to read it.",
    help: """
      1, t             choose the line that begins with it; so does its whole text.
      Enter            chooses the only line, or submits what was typed.
      b                goes back.
      + and .          read on, and read the screen again.
      -                reads earlier lines.
      Home, End        read the first and the last lines.
      m 2              shows the second mode.
      left, right      change the value chosen last, such as a number.
      5 20             sets the value of line 5.
      x, F5, Alt-X     press a key; so does what it is for, as keys says.
      x 3              presses a key for line 3.
      keys             lists the keys of this screen.
      q, exit          quits.
      Where text is asked for, begin these with a colon: :b :q :3 :Ctrl-X
      """)

  /// The words in Japanese.
  public static let japanese = LineWords(
    choose: "番号", next: "Enter か番号", command: "操作", search: "ことばか番号",
    searchText: "ことば", answer: "答え", text: "文章", greeting: "使い方は * でわかります。",
    more: "つづきは * で読めます。",
    earlier: "前の行は * で読めます。", end: "これで全部です。",
    unknown: "それはこの画面にありません。書けるものは * でわかります。",
    lacksColon: "「*」は入力しませんでした。操作なら :* です。文字なら、もう一度 * と書いてください。",
    noLine: "* の行はありません。",
    noLineInSearch: "* の行はありません。* を探すなら、もう一度 * と書いてください。",
    whichLine: "行の番号を書いて選んでください。",
    unchanged: "ここでは何も変わりません。", unfinished: "少しお待ちください。",
    changed: "画面が変わったので、いまの行は使いませんでした。",
    lacksLine: "どれですか。行の番号もつけてください。たとえば：*",
    lacksValue: "先に、番号で値を選んでください。", keys: "ほかの操作：*", options: "選べるもの：*",
    separator: "、", rest: "ほかは前と同じです。* で読めます。",
    help: """
      1, t             その番号や文字で始まる行を選びます。行のことばを書いても選べます。
      Enter            一つだけの行を選ぶか、書いたものを確定します。
      b                戻ります。
      +                つづきを読みます。
      .                もう一度読みます。
      -                前の行を読みます。
      Home, End        初めの行、終わりの行を読みます。
      m 2              2番目のモードにします。
      left, right      最後に選んだ値（数など）を変えます。
      5 20             5番の行の値を決めます。
      x, F5, Alt-X     キーを押します。keys で読めることばを書いても押せます。
      x 3              3番の行に、キーを使います。
      keys             この画面のキーの一覧です。
      q, exit          終わります。
      文字を入れるところでは、前にコロンをつけます。:b :q :3 :Ctrl-X
      """)
}

extension LineWords {
  /// Says that a line has no meaning, and how to ask for help where a screen is read.
  func unknown(for reading: FrameReading) -> String {
    unknown.replacingStars(with: Self.command("?", for: reading))
  }

  /// Says how to ask for help where a screen is read.
  func greeting(for reading: FrameReading) -> String {
    greeting.replacingStars(with: Self.command("?", for: reading))
  }

  /// Explains what can be typed.
  func help(for reading: FrameReading) -> String {
    let absent =
      (reading.modes.isEmpty ? ["m "] : []) + (reading.keys.isEmpty ? ["keys "] : [])
    return help.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !absent.contains { line.hasPrefix($0) } }.joined(separator: "\n")
  }

  /// Says that there is more to read, and how to read on.
  func more(for reading: FrameReading) -> String {
    more.replacingStars(with: Self.command("+", for: reading))
  }

  /// Says that there are earlier lines, and how to read them.
  func earlier(for reading: FrameReading) -> String {
    earlier.replacingStars(with: Self.command("-", for: reading))
  }

  /// Says how to read a screen again of which only a part was written.
  func rest(for reading: FrameReading) -> String {
    rest.replacingStars(with: Self.command(".", for: reading))
  }

  /// Says that a key needs the number of a line.
  func lacksLine(_ line: String, in reading: FrameReading) -> String {
    let label = TargetLabels(reading.targets).all.first ?? "1"
    return lacksLine.replacingStars(with: Self.command("\(line) \(label)", for: reading))
  }

  /// Names the keys of a screen.
  func keys(_ names: [String]) -> String {
    keys.replacingStars(with: names.joined(separator: separator))
  }

  /// Names what a value can be.
  func options(_ names: [String]) -> String {
    options.replacingStars(with: names.joined(separator: separator))
  }

  /// A command as it is typed: after a colon where anything else would be entered as text.
  private static func command(_ name: String, for reading: FrameReading) -> String {
    reading.field == nil ? name : ":\(name)"
  }

  /// Says that a line looks like a command, and wasn't entered.
  func lacksColon(_ line: String) -> String { lacksColon.replacingStars(with: line) }

  /// Says that a number is that of no line, and in a search that it wasn't searched for.
  func noLine(_ number: String, in reading: FrameReading) -> String {
    (reading.field == .search ? noLineInSearch : noLine).replacingStars(with: number)
  }

  /// What the next line is for.
  func question(for reading: FrameReading) -> String {
    switch reading.field {
    case nil where reading.targets.isEmpty: command
    case nil: reading.targets.count == 1 ? next : choose
    case .search: reading.targets.isEmpty ? searchText : search
    case .entry: reading.prompt?.visible ?? answer
    case .line, .text: reading.prompt?.visible ?? text
    }
  }
}

extension String {
  /// The text with other words in place of each `*`.
  fileprivate func replacingStars(with words: String) -> String {
    split(separator: "*", omittingEmptySubsequences: false).joined(separator: words)
  }
}
