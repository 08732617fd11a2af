import Dispatch
import Files
import Glibc
import TerminalCore
import TerminalLines
import TerminalNcurses
public import TerminalUI

extension App {
  /// Runs the program at the terminal in which the process was started, then ends the process.
  ///
  /// If nothing can be drawn there, it runs in line mode, as with the option `--plain`; see
  /// `LineTerminal`.
  ///
  /// The exit status is that of `App.quit(status:)` or `Context.quit(status:)`, or else 0, if the
  /// program ended normally, and 0 if it has printed its options for `--help`.
  /// If it can't start, as with a mistake in its keys, it explains the reason and the remedy on
  /// standard error, and the status is 2. The status is 1 if not everything could be recorded, or
  /// written in line mode.
  ///
  /// To keep control of the process, create a terminal yourself and call
  /// `App.run(on:recording:takesInput:)`.
  ///
  /// - Parameter options: Where the program starts, and how it looks.
  public nonisolated func run(_ options: RunOptions<Route> = RunOptions()) -> Never {
    Descriptor.fillStandard()
    exitUnlessStarting(with: options)
    let environment = ProcessEnvironment.current
    do {
      let choices = try options.choices(in: environment)
      // The terminal holds back printed text until the program ends, and the inspector shows it.
      observeMistakes(printError)
      if choices.isPlain || environment.needsLines {
        guard choices.recordFile == nil else { throw RecordingError.isNotDrawn }
        try runInLines(options, choices)
      } else {
        try draw(options, choices, environment)
      }
    } catch RendererError.hungUp {
      // Losing the terminal ends the program in the normal way.
    } catch let error as RendererError where error.isAvoidedByLines {
      printError("\(error), or use --plain")
      exit(2)
    } catch {
      printError("\(error)")
      exit(2)
    }
    exit(exitStatus ?? 0)
  }

  /// Runs the program in line mode.
  private nonisolated func runInLines(
    _ options: RunOptions<Route>, _ choices: RunChoices
  ) throws {
    let lines = try LineTerminal(
      words: options.lineWords(in: choices.appearance.language),
      translations: options.lineTranslations)
    lines.takeSignals()
    launch(options, size: lines.size, appearance: choices.appearance)
    defer { lines.close() }
    try run(on: lines)
    lines.close()
    if let failure = lines.failure { printError("\(failure)") }
    lines.reraise()
    if lines.failure != nil { exit(1) }
  }

  /// Draws the program, and records it if it is asked to.
  private nonisolated func draw(
    _ options: RunOptions<Route>, _ choices: RunChoices, _ environment: ProcessEnvironment
  ) throws {
    let recording = try options.open(choices)
    var terminalOptions = environment.terminal
    terminalOptions.mouse = choices.mouse
    let terminal = try NcursesTerminal(terminalOptions)
    launch(options, size: terminal.size, appearance: choices.appearance)
    defer { terminal.close() }
    let isHungUp = try runUntilHungUp(on: terminal, recording)
    terminal.close()
    let isRecorded = end(recording)
    if !isHungUp { terminal.reraise() }
    if !isRecorded { exit(1) }
  }

  /// Runs the program to its end. Returns whether the terminal was lost.
  private nonisolated func runUntilHungUp(
    on terminal: NcursesTerminal, _ recording: (any EventRecording)?
  ) throws(RendererError) -> Bool {
    do throws(RendererError) {
      if let recording {
        let prompting = PromptingTerminal(terminal, prompt: recording.prompt)
        try run(
          on: prompting, recording: record(to: recording), takesInput: { recording.takesInput })
      } else {
        try run(on: terminal)
      }
      return false
    } catch {
      guard error == .hungUp else { throw error }
      return true
    }
  }

  /// Records events, and says at once if they can't be written.
  private nonisolated func record(to recording: any EventRecording) -> Recording {
    { event, time, frame in
      let wasBroken = recording.failure != nil
      defer {
        if !wasBroken, let failure = recording.failure {
          // After the event, which would take away the message.
          let words = "\(failure)"
          self.post { $0.notify(words, waitsForKey: true) }
        }
      }
      return recording.record(event, at: time, showing: RecordedScreen(of: self, showing: frame))
    }
  }

  /// Ends a recording, if there is one. Returns whether everything was recorded.
  private nonisolated func end(_ recording: (any EventRecording)?) -> Bool {
    recording?.end(at: queue.now)
    guard let failure = recording?.failure else { return true }
    printError("\(failure)")
    return false
  }

  /// Ends the process if there is only the help to print, or mistakes in the program's keys.
  private nonisolated func exitUnlessStarting(with options: RunOptions<Route>) {
    if options.arguments.contains("--help") {
      let usage = options.usage.map { $0 + "\n\n" } ?? ""
      let help = ArgumentParser(canRecord: options.recording != nil).help
      if let failure = write(usage + help, to: STDOUT_FILENO) {
        printError("\(failure)")
        exit(1)
      }
      exit(0)
    }
    let mistakes = keyMistakes
    guard !mistakes.isEmpty else { return }
    mistakes.forEach(printError)
    exit(2)
  }

  /// Runs the program on its own thread, then ends the process. For an asynchronous `main`, whose
  /// actor stays free for the work of screens.
  ///
  /// - Parameter options: Where the program starts, and how it looks.
  public nonisolated func run(_ options: RunOptions<Route> = RunOptions()) async -> Never {
    // Never resumed, because the process ends first.
    await unsafe withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in
      DispatchQueue(label: "app").async { self.run(options) }
    }
    exit(0)
  }
}

/// The name of the program's file; `nil` if it was started without one.
var programName: Substring? { CommandLine.arguments.first?.split(separator: "/").last }

/// Prints lines to standard error, each after the program's name.
private func printError(_ text: String) {
  let program = programName.map { "\($0.visible): " } ?? ""
  let lines = text.split(separator: "\n").map { program + $0.visible + "\n" }
  write(lines.joined(), to: STDERR_FILENO)
}

/// Writes a text. Returns what has prevented it, if anything did but the end of its reader.
@discardableResult
private func write(_ text: String, to descriptor: CInt) -> FileError? {
  let name = descriptor == STDOUT_FILENO ? "/dev/stdout" : "/dev/stderr"
  let output = OutputFile(descriptor: descriptor, named: name)
  output.write(text)
  return output.failure?.code == EPIPE ? nil : output.failure
}
