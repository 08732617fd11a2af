import Files
import Glibc
public import Navigation
import TerminalCore
public import TerminalLines
public import TerminalNcurses
public import TerminalUI

/// How a program starts at the terminal; see `App.run(_:)`. By default, it starts at its root and
/// adopts the appearance that suits the environment.
public struct RunOptions<Route: RouteValue>: Sendable {
  /// The routes of a link to start at, root first; takes precedence over ``restoring``. An empty
  /// link counts as `nil`.
  public var link: [Route]?

  /// The mode that contains the link. Without a link and without ``restoring``, the mode to show.
  /// `nil` for the one whose root begins the link, or else for the first one. A restored program
  /// shows the mode that it showed when it ended.
  public var mode: PathID?

  /// The state in which an earlier run ended, as passed to `App.observeEnding(_:)`.
  public var restoring: SavedPath<Route>?

  /// The language, glyphs, theme, and motion; `nil` for the defaults in the environment's language.
  public var appearance: Appearance?

  /// The language, which takes precedence over that of the appearance.
  public var language: Language?

  /// The theme, such as one that the program has saved, which takes precedence over that of the
  /// appearance; `nil` for none.
  public var theme: Theme?

  /// The words of line mode in the program's languages, for those that the library doesn't have or
  /// in place of its own. Without a language, line mode speaks English.
  public var lineWords: [Language: LineWords]

  /// Whether the program receives mouse events, or the terminal keeps them.
  public var mouse: MouseSetting

  /// Whether F12 opens the inspector, which names routes by their descriptions.
  public var hasInspector: Bool

  /// Opens a file to record a run to, given its name and how the program looks; `nil` if the
  /// program can't record. `RecordingFile` of `KeyScript` writes a key script.
  ///
  /// With it, the program has the option `--record FILE`, which line mode doesn't have, and its
  /// inspector saves what was typed since the launch, unless it records only since its opening. A
  /// recorded program has the same glyphs on every machine: those that are chosen, otherwise
  /// `GlyphSet.narrow`.
  public var recording: RecordingFactory?

  /// Opens a recording: the file named by the user, and how the program looks.
  public typealias RecordingFactory = @Sendable (String, Appearance) throws -> any EventRecording

  /// What `--help` prints before the list of options, such as `usage: letters FOLDER [OPTION…]`;
  /// `nil` for nothing.
  public var usage: String?

  /// The user's command-line options, such as `--lang ja`, which take precedence over everything
  /// else.
  ///
  /// The options are `--lang`, `--theme`, `--glyphs`, `--motion`, `--mouse`, and `--plain`, with
  /// ``recording`` also `--record`, and `--help`, which prints them and ends the program with
  /// status 0. Pass `CommandLine.arguments.dropFirst()`, because the first argument is the
  /// program's name, or those of ``ProgramArguments`` if your program takes arguments of its own.
  public var arguments: [String]

  /// Makes options.
  public init(
    link: [Route]? = nil, in mode: PathID? = nil, restoring: SavedPath<Route>? = nil,
    appearance: Appearance? = nil,
    language: Language? = nil, theme: Theme? = nil,
    lineWords: [Language: LineWords] = [:], mouse: MouseSetting = .on,
    inspector: Bool = false,
    recording: RecordingFactory? = nil, usage: String? = nil,
    arguments: some Sequence<String> = [String]()
  ) {
    self.link = link
    self.mode = mode
    self.restoring = restoring
    self.appearance = appearance
    self.language = language
    self.theme = theme
    self.lineWords = lineWords
    self.mouse = mouse
    hasInspector = inspector
    self.recording = recording
    self.usage = usage
    self.arguments = Array(arguments)
  }

  /// The settings to start with, after combining all choices.
  ///
  /// - Throws: `ArgumentError`, and the errors of ``ThemeChoice/theme()``.
  package func choices(in environment: ProcessEnvironment) throws -> RunChoices {
    var choices = RunChoices(
      appearance: appearance ?? Appearance(language: environment.language), mouse: mouse)
    choices.appearance.language = language ?? choices.appearance.language
    if let theme { choices.appearance.chosenTheme = theme }
    try ArgumentParser(canRecord: recording != nil).read(arguments, into: &choices)
    if let theme = choices.theme { choices.appearance.chosenTheme = try theme.theme() }
    if choices.recordFile != nil {
      choices.appearance.chosenGlyphs = choices.appearance.chosenGlyphs ?? .narrow
    }
    return choices
  }
}

extension RunOptions {
  /// What writes a session of a program that started with an appearance into a new file of the
  /// current folder, and returns its name; `nil` if the program can't record.
  func saving(
    of appearance: Appearance
  ) -> (@Sendable (RecordedSession) throws -> String)? {
    guard let recording else { return nil }
    return { session in
      var (file, number) = ("", 0)
      repeat {
        number += 1
        file = "\(programName ?? "session")-\(number).keys"
      } while FileStatus(at: file) != nil
      let recording = try recording(file, appearance)
      recording.record(session)
      if let failure = recording.failure { throw failure }
      return file
    }
  }

  /// Opens the recording that the user asks for; `nil` if they don't.
  func open(_ choices: RunChoices) throws -> (any EventRecording)? {
    guard let file = choices.recordFile, let recording else { return nil }
    do {
      return try recording(file, choices.appearance)
    } catch let error as FileError where error.code == EEXIST {
      throw RecordingError.fileExists(file)
    }
  }
}

/// The reason why a run can't be recorded.
enum RecordingError: Error, CustomStringConvertible {
  /// The program runs in line mode.
  case isNotDrawn
  /// There is such a file.
  case fileExists(String)

  var description: String {
    switch self {
    case .isNotDrawn:
      "only a program that is drawn can be recorded; start it in a terminal, without --plain"
    case .fileExists(let file): "“\(file)” exists; give --record the name of a new file"
    }
  }
}

/// The settings that a program starts with.
package struct RunChoices {
  /// Language, glyphs, theme and motion.
  package var appearance: Appearance
  /// Whether the program or the terminal has the mouse.
  package var mouse: MouseSetting
  /// Whether to use line mode.
  var isPlain = false
  /// The theme chosen on the command line, if any.
  var theme: ThemeChoice?
  /// The file to record to; `nil` for none.
  package var recordFile: String?
}

extension App {
  /// Launches the app according to the options.
  package nonisolated func launch(
    _ options: RunOptions<Route>, size: Size, appearance: Appearance
  ) {
    if options.hasInspector { offerInspector { "\($0)" } }
    if let saving = options.saving(of: appearance) { offerSaving(saving) }
    let link = options.link.flatMap { $0.isEmpty ? nil : $0 }
    if link == nil, let saved = options.restoring {
      launch(restoring: saved, size: size, appearance: appearance)
    } else {
      launch(link, in: options.mode, size: size, appearance: appearance)
    }
  }
}
