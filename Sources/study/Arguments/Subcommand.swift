import StudyCatalog

/// A command of the program. All but ``run`` are the first word of a command line.
enum Subcommand: String, CaseIterable {
  case run, record, replay, coverage, minimize, format, check, export
  case importLogs = "import"
  case backup, demo, doctor

  /// The words that may follow a command.
  enum Words: Equatable {
    case none
    /// At most one word, with its placeholder.
    case optional(String)
    /// Exactly one word.
    case one(String)
    /// At least one word.
    case some(String)
    /// Any number of words.
    case any(String)
  }

  /// The words that follow the command.
  var words: Words {
    switch self {
    case .run: .optional("LINK")
    case .export: .optional("FILE")
    case .record, .minimize, .backup: .one("FILE")
    case .importLogs: .some("FILE")
    case .replay, .coverage, .format: .some("PATH")
    case .check: .any("PATH")
    case .demo, .doctor: .none
    }
  }

  /// The placeholder of a word that must follow; `nil` if none must.
  var neededWord: String? {
    switch words {
    case .one(let word), .some(let word): word
    case .none, .optional, .any: nil
    }
  }

  /// The placeholder of a word that may follow; `nil` if none may.
  var word: String? {
    switch words {
    case .one(let word), .some(let word), .optional(let word), .any(let word): word
    case .none: nil
    }
  }

  /// The file that `-` stands for, as usual; `nil` if the command needs one with a name.
  var standardFile: String? {
    switch self {
    case .replay, .coverage, .minimize, .format, .importLogs: Self.standardInput
    case .export: Self.standardOutput
    case .run, .record, .check, .backup, .demo, .doctor: nil
    }
  }

  /// Standard input, as a file.
  static let standardInput = "/dev/stdin"

  /// Standard output, as a file.
  static let standardOutput = "/dev/stdout"

  /// What the user types for the command: `study replay`.
  var usage: String { self == .run ? "study" : "study \(rawValue)" }

  /// A command line with options and the words that must follow: `study replay --update FILE`.
  func example(with options: [String] = []) -> String {
    ([usage] + options + (neededWord.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// The description in the help.
  var summary: BilingualText {
    func text(_ japanese: String, _ english: String) -> BilingualText {
      BilingualText(japanese: japanese, english: english)
    }
    return switch self {
    case .run:
      text(
        "始める（例：study social/prefecture-capital）",
        "study, for example study social/prefecture-capital")
    case .record:
      text("新しい記録から始め、操作をファイルに書く", "study with empty records, and write the keys to a file")
    case .replay:
      text("操作のファイルを再生して確かめる", "play key scripts and check what they expect")
    case .coverage:
      text("操作のファイルを再生して、どれも通らないところを示す", "play key scripts and tell what none of them reaches")
    case .minimize:
      text("失敗する操作のファイルを、同じ失敗のまま小さくする", "make a failing key script smaller, for the same failure")
    case .format:
      text("操作のファイルを整えて書く", "rewrite key scripts in a uniform layout")
    case .check:
      text("自分で書いたレッスンのまちがいを探す", "check lessons of your own for mistakes")
    case .export:
      text("これまでの答えを書き出す", "write all your answers as text")
    case .importLogs:
      text(
        "書き出した答えを記録に、Anki のノートを自分のレッスンに加える",
        "add exported answers to your records, or Anki’s notes to your lessons")
    case .backup:
      text("記録の控えを作る", "copy your records")
    case .demo:
      text("自動で進む案内を見る（キーを押すと自分で操作できる）", "watch a tour; any key takes over")
    case .doctor:
      text("端末と記録を調べ、どうすればよいかを示す", "examine the terminal and your records, and advise")
    }
  }

  /// The words that are commands rather than links.
  static let names = allCases.filter { $0 != .run }.map(\.rawValue)

  /// What a word that is none of them may have been meant for. In other programs, commands have the
  /// names of these options.
  static let suggestions = names + ["--help", "--version"]

  /// Returns the command that a word is; `nil` if it is none.
  static func named(_ word: String) -> Subcommand? {
    names.contains(word) ? Subcommand(rawValue: word) : nil
  }
}

extension Invocation.Action {
  /// The command; `nil` for what an option asks for instead: the help or the version.
  var command: Subcommand? {
    switch self {
    case .run: .run
    case .record: .record
    case .replay: .replay
    case .coverage: .coverage
    case .minimize: .minimize
    case .format: .format
    case .check: .check
    case .export: .export
    case .importLogs: .importLogs
    case .backup: .backup
    case .demo: .demo
    case .doctor: .doctor
    case .help, .version: nil
    }
  }
}
