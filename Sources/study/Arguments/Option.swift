import ScreenStack
import StudyCatalog

/// A row of the table of options: the option, its descriptions, and where it may stand.
///
/// The parser, the checks, the help and the error messages all use this table.
struct Option: Sendable {
  /// The option, for the parser.
  let argument: ArgumentOption<Invocation>

  /// The description in the help.
  let words: BilingualText

  /// The commands that take it.
  let commands: Set<Subcommand>

  /// A shorter name for it; `nil` for none.
  private(set) var alias: String?

  /// The descriptions for commands with which it means something else.
  private(set) var otherWords: [Subcommand: BilingualText] = [:]

  /// What it needs or excludes besides.
  private(set) var rules: [OptionRule] = []

  /// The name, with its dashes.
  var name: String { argument.name }

  /// The name, with the placeholder of its value.
  var usage: String { argument.usage }

  /// Creates a row for an option that commands take.
  init(
    _ argument: ArgumentOption<Invocation>, _ japanese: String, _ english: String,
    for commands: Set<Subcommand>
  ) {
    self.argument = argument
    self.commands = commands
    words = BilingualText(japanese: japanese, english: english)
  }

  /// Returns the row with more rules.
  func with(_ rules: OptionRule...) -> Option {
    var option = self
    option.rules += rules
    return option
  }

  /// Returns the row with a shorter name.
  func with(alias: String) -> Option {
    var option = self
    option.alias = alias
    return option
  }

  /// Returns the row with another description for a command.
  func with(_ japanese: String, _ english: String, for command: Subcommand) -> Option {
    var option = self
    option.otherWords[command] = BilingualText(japanese: japanese, english: english)
    return option
  }

  /// Returns the description for a command.
  func words(for command: Subcommand) -> BilingualText { otherWords[command] ?? words }
}
