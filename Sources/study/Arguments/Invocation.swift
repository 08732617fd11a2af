import Navigation
import Records
import ScreenStack
import TerminalCore
import TerminalNcurses
import TerminalUI

/// The contents of a command line.
struct Invocation: Equatable {
  /// The command to run.
  enum Action: Equatable {
    /// Study, starting at the first screen or at a link.
    case run(link: String?)
    /// Study with empty records, and write every key to a file.
    case record(file: String)
    /// Play scripts, and those below folders.
    case replay(paths: [String])
    /// Play scripts, and tell what they don't reach.
    case coverage(paths: [String])
    /// Make a failing script smaller.
    case minimize(file: String)
    /// Format scripts.
    case format(files: [String])
    /// Look for mistakes in lessons that the user has written; without paths, in those that Study
    /// uses.
    case check(paths: [String])
    /// Write all answers as text; `nil` writes to standard output.
    case export(file: String?)
    /// Add the answers in other logs to the user's own.
    case importLogs(files: [String])
    /// Copy all records to a new file.
    case backup(file: String)
    /// Show the program in a tour that plays by itself.
    case demo
    /// Report what the terminal can do, and any problems with studying.
    case doctor
    /// Print how to use the program, or one command.
    case help(of: Subcommand?)
    /// Print the version and the sources of the data.
    case version
  }

  var action = Action.run(link: nil)

  /// The requested language; `nil` for that of the user's settings, or of the locale.
  var language: Language?
  /// The requested motion; `nil` for that of the user's settings.
  var motion: MotionSetting?
  /// Other settings of the run, in the form in which they are stored.
  var settings: [SettingName: String] = [:]
  /// The requested glyphs; `nil` for those that suit the terminal.
  var glyphs: GlyphSet?
  var color = ColorChoice.auto
  /// The requested theme; `nil` for that of the user's settings.
  var theme: ThemeChoice?
  /// Whether the theme is the user's own.
  var hasThemeFile: Bool { if case .file = theme { true } else { false } }
  /// The width of ambiguous-width characters, in cells; `nil` to ask the terminal.
  var ambiguousWidth: AmbiguousWidth?
  var frameMarking = FrameMarking.auto
  var mouse = MouseSetting.on

  /// Whether screens are written and answered line by line.
  var isPlain = false

  /// The folder for the records, if not the usual one.
  var stateFolder: String?
  /// The folder with the user's own lessons, if not the usual one.
  var lessonsFolder: String?
  /// The file with the user's choice of keys, if not the usual one.
  var keysFile: String?
  /// The file in which to record the keys of an ordinary run.
  var recordFile: String?
  /// The file for the navigation journal.
  var journalFile: String?
  /// The toolkit whose events are printed next to ours at the end.
  var eventProfile: EventProfile?
  /// Whether a recording, journal or export may replace a file.
  var replacesFile = false

  /// Whether scripts play in the terminal.
  var playsInTerminal = false
  /// Whether a play waits for a key before each input.
  var playsInSteps = false
  /// Whether results and answers are written as JSON, for tools.
  var printsJSON = false
  /// Whether answers are written as comma-separated values, which is also the default.
  var printsTable = false
  /// Whether the questions of all lessons are written for Anki, instead of answers.
  var printsNotes = false
  /// The factor by which scripts play faster than they were recorded.
  var speed = 1.0
  /// The texts of variables, by their names, which take precedence over those of scripts.
  var variables: [String: String] = [:]
  /// The seconds that a play waits for a task.
  var patience = 10
  /// The line before which the last script stops.
  var untilLine: Int?
  /// Whether the expected screens in scripts are updated.
  var updates = false
  /// The file for the smaller script; `nil` for standard output.
  var outputFile: String?
  /// The largest number of plays to make a script smaller; `nil` for the usual one.
  var playLimit: Int?
  /// Whether a smaller script may fail on another screen.
  var ignoresScreen = false
  /// Whether scripts are only checked for their format.
  var checksFormat = false
  /// Whether scripts also fail if their expectations hold without their inputs.
  var isStrict = false
  /// Whether input reaches the program as the bytes that a terminal sends.
  var passesThroughBytes = false
  /// Whether each frame is compared with the real renderer's output.
  var comparesTwins = false
  /// The files to which the last screen or the whole session is exported.
  var exports: [Export] = []
  /// The size of the screen, which overrides that of the scripts.
  var size: Size?

  /// Which of the scripts are played, how, and what is reported to other programs.
  var run = RunChoice()
}

/// When to use colors.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
  case sixteen = "16"
  case palette = "256"
}

/// A file to export a play to, in the format of its extension.
struct Export: Equatable {
  /// The formats of exports.
  enum Format: String, CaseIterable {
    /// The last screen as text.
    case txt
    /// The session as a picture that plays. It comes before `svg`, with which its names end too.
    case animatedSVG = "animated.svg"
    /// The last screen as a picture.
    case svg
    /// The session as a web page.
    case html
    /// The session as an asciicast of version 2. It comes before `cast`, with which its names end
    /// too.
    case oldCast = "v2.cast"
    /// The session as an asciicast.
    case cast
  }

  let file: String
  let format: Format

  /// Creates an export to a file; `nil` if its extension is not a format.
  init?(_ file: String) {
    let format = Format.allCases.first {
      file.hasSuffix(".\($0.rawValue)") && file.count > $0.rawValue.count + 1
    }
    guard let format else { return nil }
    self.file = file
    self.format = format
  }
}
