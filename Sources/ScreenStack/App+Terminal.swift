import Dispatch
import Glibc
import TerminalCore
import TerminalLines
import TerminalNcurses
public import TerminalUI

extension App {
  /// Runs the program at the terminal that the process was started in, then ends the process.
  ///
  /// Where nothing can be drawn, it runs in line mode, as with the option `--plain`; see
  /// `LineTerminal`.
  ///
  /// The status is 0 when the program ended as it should. When it can't begin, standard error says
  /// why and what to do, and the status is 2. To stay in control of the process, make a terminal
  /// yourself and take `App.run(on:recording:)`.
  ///
  /// - Parameter options: Where the program starts, and how it looks.
  public nonisolated func run(_ options: RunOptions<Route> = RunOptions()) -> Never {
    let environment = ProcessEnvironment.current
    do {
      let choices = try options.choices(in: environment)
      // The terminal keeps what is printed until the screen is down, and the inspector shows it.
      observeMistakes(printError)
      if choices.isPlain || environment.needsLines {
        let lines = try LineTerminal(words: LineWords(choices.appearance.language))
        lines.takeSignals()
        launch(options, size: lines.size, appearance: choices.appearance)
        try run(on: lines)
        exit(0)
      }
      var terminalOptions = environment.terminal
      terminalOptions.mouse = choices.mouse
      let terminal = try NcursesTerminal(terminalOptions)
      launch(options, size: terminal.size, appearance: choices.appearance)
      defer { terminal.close() }
      try run(on: terminal)
      terminal.close()
      terminal.reraise()
    } catch RendererError.hungUp {
      // A terminal that is gone ended the program in the way that it should.
    } catch {
      printError("\(error)")
      exit(2)
    }
    exit(0)
  }

  /// Runs the program on a thread of its own, then ends the process: for an asynchronous `main`,
  /// whose actor stays free for the work of screens.
  ///
  /// - Parameter options: Where the program starts, and how it looks.
  public nonisolated func run(_ options: RunOptions<Route> = RunOptions()) async -> Never {
    // Nobody continues it: the process ends first.
    await unsafe withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in
      DispatchQueue(label: "app").async { self.run(options) }
    }
    exit(0)
  }
}

/// Prints lines to standard error.
private func printError(_ text: String) {
  let lines = text.split(separator: "\n").map { $0.visible + "\n" }.joined()
  let bytes = Array(lines.utf8)
  _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}
