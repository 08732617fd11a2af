import Glibc
import KeyScript
import TerminalCore
import TerminalNcurses
public import TerminalUI

extension App {
  /// Runs the program at the terminal that the process was started in, then ends the process.
  ///
  /// The status is 0 when the program ended as it should. When it can't begin, standard error says
  /// why and what to do, and the status is 2. To stay in control of the process, make a terminal
  /// yourself and take `App.run(on:recording:)`.
  public nonisolated func run() -> Never {
    let surroundings = Surroundings.process
    do throws(RendererError) {
      let terminal = try NcursesTerminal(surroundings.terminal)
      launch(size: terminal.size, appearance: Appearance(language: surroundings.language))
      defer { terminal.close() }
      try run(on: terminal)
      terminal.close()
      terminal.reraise()
    } catch {
      // A terminal that is gone ended the program in the way that it should.
      if error != .hungUp {
        let line = Array((Notation.visible("\(error)") + "\n").utf8)
        _ = unsafe write(STDERR_FILENO, line, line.count)
        exit(2)
      }
    }
    exit(0)
  }
}
