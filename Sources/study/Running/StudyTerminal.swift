import Files
import ScreenStack
import TerminalCore
import TerminalLines
import TerminalNcurses

extension Invocation {
  /// Returns whether screens are written and answered line by line.
  func writesLines(in environment: ProcessEnvironment) -> Bool {
    isPlain || environment.needsLines
  }
}

/// A terminal that Study runs on: one that draws, or line mode.
protocol StudyTerminal: Terminal {
  /// A message about the terminal for the user; `nil` if all is well.
  var notice: String? { get }

  /// The error that ended writing; `nil` if there was none, or if running throws it.
  var failure: FileError? { get }

  /// Restores the terminal to its original state.
  func close()

  /// Ends the process by the signal that ended the program, if any.
  func reraise()
}

extension NcursesTerminal: StudyTerminal {
  var failure: FileError? { nil }
}

extension LineTerminal: StudyTerminal {
  var notice: String? { nil }
}
