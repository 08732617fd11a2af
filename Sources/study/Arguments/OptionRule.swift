/// What an option needs or excludes, beyond the commands that take it.
enum OptionRule: Sendable {
  /// It has no effect without another option; only with one command, or with any for `nil`.
  case needs(String, with: Subcommand? = nil)

  /// It can't be used together with another option.
  case excludes(String)

  /// It is for a single script.
  case oneScript

  /// It is refused for a reason.
  case refusal(Refusal)
}

/// A refusal of an option, for a reason.
struct Refusal: Sendable {
  /// The error, for the name of the option.
  let reason: @Sendable (String) -> MisplacedOption
  /// The commands that refuse it.
  let commands: Set<Subcommand>
  /// Another option that refuses it too; `nil` for none.
  var option: String?
  /// Whether the option is refused with the value that it has.
  var applies: @Sendable (Invocation) -> Bool = { _ in true }
}

extension OptionRule {
  /// It is about a terminal, and scripts play in one only with `--terminal`.
  static let onlyShown = Self.needs("--terminal", with: .replay)

  /// Scripts set it themselves.
  static let setByScript = Self.refusal(
    Refusal(reason: MisplacedOption.setByScript, commands: [.replay, .coverage]))

  /// Standard input can't be rewritten.
  static let namedScriptsOnly = Self.refusal(
    Refusal(reason: MisplacedOption.namedScriptsOnly, commands: [.replay]) { invocation in
      guard case .replay(let paths) = invocation.action else { return false }
      return paths.contains(Subcommand.standardInput)
    })

  /// Recordings start with empty records and have a file of their own.
  static let setByRecord = Self.refusal(
    Refusal(reason: MisplacedOption.setByRecord, commands: [.record]))

  /// Answers are exported without lessons.
  static let onlyForNotes = Self.refusal(
    Refusal(
      reason: { .missingCompanion(option: $0, needed: "--anki") }, commands: [.export],
      applies: { !$0.printsNotes }))

  /// The tour shows what screens look like.
  static let notForTour = Self.refusal(
    Refusal(reason: MisplacedOption.tourOfScreens, commands: [.demo]))

  /// It says which lessons are checked where no path does.
  static let insteadOfPaths = Self.refusal(
    Refusal(reason: MisplacedOption.besidePaths, commands: [.check]) { invocation in
      guard case .check(let paths) = invocation.action else { return false }
      return !paths.isEmpty
    })

  /// Recordings contain the settings, but not the command line.
  static let notRecordedSetting = Self.refusal(
    Refusal(reason: MisplacedOption.settingNotRecorded, commands: [.record], option: "--record"))

  /// Recordings are played with the standard input.
  static func notRecorded(
    if applies: @escaping @Sendable (Invocation) -> Bool = { _ in true }
  ) -> Self {
    .refusal(
      Refusal(
        reason: MisplacedOption.notRecorded, commands: [.record], option: "--record",
        applies: applies))
  }

  /// Recordings and scripts know only the built-in themes.
  static let builtInThemesOnly = Self.refusal(
    Refusal(
      reason: MisplacedOption.builtInThemesOnly, commands: [.record, .replay], option: "--record",
      applies: \.hasThemeFile))
}

extension Option {
  /// The error of using the option with a command; `nil` if the command takes it.
  func mistake(with command: Subcommand) -> MisplacedOption? {
    guard !commands.contains(command) else { return nil }
    for case .refusal(let refusal) in rules where refusal.commands.contains(command) {
      return refusal.reason(name)
    }
    // Without a command, it was probably forgotten, so the message names those with the option.
    return [.run, .record].contains(command)
      ? .onlyFor(Subcommand.allCases.filter(commands.contains), usage: usage, needed: needed)
      : .notFor(command, name)
  }

  /// The options without which it has no effect.
  private var needed: [String] {
    rules.compactMap { if case .needs(let other, nil) = $0 { other } else { nil } }
  }

  /// The error of using the option in a command line; `nil` if it obeys its rules.
  ///
  /// - Parameters:
  ///   - invocation: The command line, read to its end.
  ///   - used: The names of all options in it.
  /// - Returns: The first error.
  func mistake(in invocation: Invocation, using used: Set<String>) -> MisplacedOption? {
    guard let command = invocation.action.command else { return nil }
    for rule in rules {
      switch rule {
      case .needs(let other, let only):
        if only ?? command == command, !used.contains(other) {
          return .missingCompanion(option: name, needed: other)
        }
      case .excludes(let other):
        if used.contains(other) { return .conflict(name, other) }
      case .oneScript:
        if case .replay(let paths) = invocation.action, paths.count > 1 {
          return .oneScriptOnly(name)
        }
      case .refusal(let refusal):
        let isRefused =
          refusal.commands.contains(command) || refusal.option.map(used.contains) == true
        if isRefused, refusal.applies(invocation) { return refusal.reason(name) }
      }
    }
    return nil
  }
}
