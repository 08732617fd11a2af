public import Navigation
import TerminalCore
public import TerminalNcurses
public import TerminalUI

/// How a program starts at the terminal; see `App.run(_:)`. By default it starts at its root and
/// looks as the environment says.
public struct RunOptions<Route: RouteValue>: Sendable {
  /// The routes of a link to start with, root first; before ``restoring``.
  public var link: [Route]?

  /// The mode that the link is in; the first if `nil`. Without a link, the mode to start in.
  public var mode: PathID?

  /// Where an earlier run ended; the app passes it to `App.observeEnding(_:)`.
  public var restoring: SavedPath<Route>?

  /// Language, glyphs, theme and motion; `nil` for the defaults in the language of the environment.
  public var appearance: Appearance?

  /// The language, before the one of the appearance.
  public var language: Language?

  /// Whether the program gets what is done with the mouse, or the terminal keeps it.
  public var mouse: MouseSetting

  /// Whether F12 opens the inspector, which names routes by their descriptions.
  public var hasInspector: Bool

  /// The person's options on the command line, such as `--lang ja`: before everything else.
  ///
  /// They are `--lang`, `--theme`, `--glyphs`, `--motion`, `--mouse` and `--plain`. Take out what is your program's own.
  public var arguments: [String]

  /// Makes options.
  public init(
    link: [Route]? = nil, in mode: PathID? = nil, restoring: SavedPath<Route>? = nil,
    appearance: Appearance? = nil,
    language: Language? = nil, mouse: MouseSetting = .on, inspector: Bool = false,
    arguments: some Sequence<String> = [String]()
  ) {
    self.link = link
    self.mode = mode
    self.restoring = restoring
    self.appearance = appearance
    self.language = language
    self.mouse = mouse
    hasInspector = inspector
    self.arguments = Array(arguments)
  }

  /// What the program begins with, after all choices.
  ///
  /// - Throws: `ArgumentError`, and the errors of ``ThemeChoice/theme()``.
  package func choices(in environment: ProcessEnvironment) throws -> RunChoices {
    var choices = RunChoices(
      appearance: appearance ?? Appearance(language: environment.language), mouse: mouse)
    choices.appearance.language = language ?? choices.appearance.language
    try ArgumentParser.read(arguments, into: &choices)
    if let theme = choices.theme { choices.appearance.chosenTheme = try theme.theme() }
    return choices
  }
}

/// What a program begins with.
package struct RunChoices {
  /// Language, glyphs, theme and motion.
  package var appearance: Appearance
  /// Who has the mouse.
  package var mouse: MouseSetting
  /// Whether screens are written and answered line by line.
  var isPlain = false
  /// The theme from the command line, if one was chosen there.
  var theme: ThemeChoice?
}

extension App {
  /// Shows the first screen, as the options say.
  package nonisolated func launch(
    _ options: RunOptions<Route>, size: Size, appearance: Appearance
  ) {
    if options.hasInspector { offerInspector { "\($0)" } }
    if options.link == nil, let saved = options.restoring {
      launch(restoring: saved, size: size, appearance: appearance)
    } else {
      launch(options.link, in: options.mode, size: size, appearance: appearance)
    }
  }
}
