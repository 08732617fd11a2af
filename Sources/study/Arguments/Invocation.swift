import Navigation
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
    /// Say how to use the program.
    case help
    /// Say which version this is, and where its data comes from.
    case version
  }

  var action = Action.run(link: nil)

  /// The language that was asked for; the locale's when `nil`.
  var language: Language?
  var motion = MotionSetting.full
  var glyphs = GlyphSet.narrow
  var color = ColorChoice.auto
  var theme = Theme.auto
  var ambiguousWidth = WidthChoice.auto
  var frameMarking = FrameMarking.auto

  /// The folder to keep state in, instead of the usual one.
  var stateFolder: String?
  /// The file to write the keys of an ordinary run to.
  var recordFile: String?
  /// The file to write the navigation journal to.
  var journalFile: String?
  /// In whose words the events of the screens are told at the end, beside ours.
  var eventProfile: EventProfile?
  /// Whether a recording, a journal or an export may replace a file.
  var replacesFile = false

  /// Whether scripts play in the terminal.
  var playsInTerminal = false
  /// Whether the person presses a key before each input.
  var playsInSteps = false
  /// Whether results are printed for tools.
  var printsJSON = false
  /// How many times faster than recorded they do.
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

/// When to use colours.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
  case sixteen = "16"
  case palette = "256"
}

/// How wide signs of ambiguous width are.
enum WidthChoice: String, CaseIterable {
  case auto
  case narrow = "1"
  case wide = "2"

  /// The width, unless the terminal is to be asked.
  var width: AmbiguousWidth? { AmbiguousWidth(rawValue: rawValue) }
}
