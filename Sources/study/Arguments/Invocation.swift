import Navigation
import ScreenStack
import TerminalCore
import TerminalNcurses
import TerminalUI

/// What a command line asks for.
struct Invocation: Equatable {
  /// What to do.
  enum Action: Equatable {
    /// Study, from the first screen or from a link.
    case run(link: String?)
    /// Study from an empty state, and write down every key.
    case record(file: String)
    /// Play scripts.
    case replay(files: [String])
    /// Look for mistakes in lessons that the person has written.
    case check(paths: [String])
    /// Write all answers as text, to standard output without a file.
    case export(file: String?)
    /// Add the answers of other logs to the person's own.
    case importLogs(files: [String])
    /// Copy all records to a new file.
    case backup(file: String)
    /// Show the program by a tour that plays by itself.
    case demo
    /// Say what the terminal can do, and what stands in the way of studying.
    case doctor
    /// Say how to use the program.
    case help
    /// Say which version this is, and where its data comes from.
    case version

    /// Whether a script is written.
    var isRecording: Bool { if case .record = self { true } else { false } }

    /// Whether a script is played or written.
    var isForScripts: Bool {
      switch self {
      case .record, .replay: true
      case .run, .check, .export, .importLogs, .backup, .demo, .doctor, .help, .version: false
      }
    }
  }

  var action = Action.run(link: nil)

  /// The requested language; `nil` for what the person has set, or that of the locale.
  var language: Language?
  /// The requested motion; `nil` for what the person has set.
  var motion: MotionSetting?
  /// The grade whose lessons are shown; `nil` for what the person has set.
  var grade: Int?
  /// How many seconds an exam allows for a question; `nil` for what the person has set.
  var examTime: Int?
  /// Whether Japanese has readings over kanji; `nil` for what the person has set.
  var furigana: FuriganaChoice?
  /// The requested signs; `nil` for those that suit the terminal.
  var glyphs: GlyphSet?
  var color = ColorChoice.auto
  /// The requested theme; `nil` for what the person has set.
  var theme: ThemeChoice?
  /// The width of characters of ambiguous width; `nil` to ask the terminal.
  var ambiguousWidth: AmbiguousWidth?
  var frameMarking = FrameMarking.auto
  var mouse = MouseSetting.on

  /// Whether screens are written and answered line by line.
  var isPlain = false

  /// The folder to keep state in, instead of the usual one.
  var stateFolder: String?
  /// The folder with the lessons that the person has written, instead of the usual one.
  var lessonsFolder: String?
  /// The file with the keys that the person has chosen, instead of the usual one.
  var keysFile: String?
  /// The file to write the keys of an ordinary run to.
  var recordFile: String?
  /// The file to write the navigation journal to.
  var journalFile: String?
  /// The toolkit whose events are printed at the end, beside ours.
  var eventProfile: EventProfile?
  /// Whether a recording, a journal or an export may replace a file.
  var replacesFile = false

  /// Whether scripts play in the terminal.
  var playsInTerminal = false
  /// Whether the person presses a key before each input.
  var playsInSteps = false
  /// Whether results and answers are written as JSON, for tools.
  var printsJSON = false
  /// Whether answers are written as comma-separated values, as they are without an option.
  var printsTable = false
  /// Whether the questions of all lessons are written for Anki, in place of answers.
  var printsNotes = false
  /// How many times faster than recorded scripts play.
  var speed = 1.0
  /// How many seconds a play waits for a task.
  var patience = 10
  /// The line before which the last script stops.
  var untilLine: Int?
  /// Whether expected screens are rewritten.
  var updates = false
  /// Whether each frame is compared with what the real renderer makes of it.
  var comparesTwins = false
  /// The files to write the last screen or the whole session to.
  var exports: [Export] = []
  /// The size of the screen, whatever the scripts say.
  var size: Size?
}

/// When to use colors.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
  case sixteen = "16"
  case palette = "256"
}

/// Whether Japanese has readings over kanji.
enum FuriganaChoice: String, CaseIterable {
  case on, off
}

/// A file to export a play to, in the format of its extension.
struct Export: Equatable {
  /// The formats of exports.
  enum Format: String, CaseIterable {
    /// The last screen as text.
    case txt
    /// The last screen as a picture.
    case svg
    /// The session as an asciicast.
    case cast
  }

  let file: String
  let format: Format

  /// Names a file, or returns `nil` if its name doesn't end with a format.
  init?(_ file: String) {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex,
      let format = Format(rawValue: String(file[file.index(after: dot)...]))
    else { return nil }
    self.file = file
    self.format = format
  }
}
