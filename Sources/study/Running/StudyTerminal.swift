import ScreenStack
import TerminalCore
import TerminalLines
import TerminalNcurses

extension Invocation {
  /// Whether screens are written and answered line by line.
  func writesLines(in environment: ProcessEnvironment) -> Bool {
    isPlain || environment.needsLines
  }
}

/// A terminal that Study runs on: one that draws, or line mode.
protocol StudyTerminal: Terminal {
  /// What the person should know about the terminal; `nil` if all is well.
  var notice: String? { get }

  /// Gives the terminal back as it was found.
  func close()

  /// Ends the process by the signal that has ended the program, if one has.
  func reraise()
}

extension NcursesTerminal: StudyTerminal {}

extension LineTerminal: StudyTerminal {
  var notice: String? { nil }
  func close() {}
  func reraise() {}
}
