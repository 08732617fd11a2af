import Files
import KeyScript
import ScreenStack
import StudyCatalog
import TerminalCore
import TerminalNcurses
import TerminalUI

/// Plays scripts and prints their results.
struct Replaying {
  private let invocation: Invocation
  private let environment: ProcessEnvironment
  private let console: Console
  /// The terminal of the last play in the terminal.
  private var terminal: NcursesTerminal?

  init(_ invocation: Invocation, _ environment: ProcessEnvironment, _ console: Console) {
    self.invocation = invocation
    self.environment = environment
    self.console = console
  }

  /// Plays files in order, until the user at the terminal stops one.
  ///
  /// - Returns: 0 if all scripts pass, 1 if an expectation fails, 2 if a script is wrong, 3 if a file
  ///   can't be written.
  mutating func play(_ files: [String]) -> Int32 {
    var summary = PlaySummary()
    var compared = RenderCheck.Count()
    var status = ExitStatus.fine
    for file in files {
      let check = invocation.comparesTwins ? RenderCheck() : nil
      do {
        let (report, failures) = try play(file, check)
        tell(report)
        summary.add(report)
        failures.forEach(console.complain)
        if !failures.isEmpty { status = ExitStatus.notSaved }
        // If a signal stopped the play, end by that signal, so that its sender can tell.
        terminal?.reraise()
        if report.outcome.isStop { break }
      } catch {
        console.complain(error)
        status = max(status, ExitStatus.wrongUse)
      }
      if let check { compared += check.count }
    }
    // Tools wait for the last line.
    if summary.passed + summary.failed > 0 || invocation.printsJSON {
      tell(summary, invocation.comparesTwins ? compared : nil)
    }
    return max(status, summary.exitStatus)
  }

  /// Prints the report of a script. A script that passed has none, except in JSON.
  private func tell(_ report: PlayReport) {
    if invocation.printsJSON { return console.print(report.json) }
    if case .passed = report.outcome {} else { console.report("\(report)") }
    for remark in report.remarks { console.report(remark.visible) }
  }

  private func tell(_ summary: PlaySummary, _ compared: RenderCheck.Count?) {
    if invocation.printsJSON { return console.print(summary.json(compared: compared)) }
    console.print("\(summary)" + (compared.map { "; \($0) compared" } ?? ""))
  }

  /// Checks a file, then plays it.
  ///
  /// - Returns: The report, and the errors of files that could not be written.
  /// - Throws: An error if the script can't be read, a file can't be opened, or there is no terminal.
  private mutating func play(
    _ file: String, _ check: RenderCheck?
  ) throws -> (PlayReport, [FileError]) {
    do {
      let script = try ScriptSource(file)
      let outputs = try Outputs(
        invocation, sparing: script.check(defining: invocation.variables).paths(for: file))
      let exports = try Exports(
        invocation.exports, inTheme: invocation.shownTheme, outputs)
      let journal = try invocation.journalFile.map {
        JournalFile(try outputs.open($0, growing: true))
      }
      let report = try play(
        script, journal, watchedBy: exports.watchers + (check.map { [$0] } ?? []))
      var failures = exports.write() + (journal?.failure.map { [$0] } ?? [])
      do throws(FileError) {
        try report.rewriteScreens()
      } catch { failures.append(error) }
      return (report, failures)
    } catch let error as ScriptError {
      if error.problem == .versionMissing, error.origins.isEmpty { throw NoScript(error) }
      return (PlayReport(error), [])
    }
  }

  private mutating func play(
    _ script: ScriptSource, _ journal: JournalFile?, watchedBy watchers: [any FrameWatcher]
  ) throws -> PlayReport {
    let events = invocation.eventProfile.map(EventLog.init)
    defer { if let events { console.print(events.text) } }
    let theme = invocation.shownTheme
    let temporary = environment["TMPDIR"] ?? "/tmp"
    var player = Player { settings in
      var settings = settings
      settings.theme = theme ?? settings.theme
      return try StudyTarget.make(
        settings, events: events, journal: journal, temporary: temporary)
    }
    player.variables = invocation.variables
    player.stopLine = invocation.untilLine
    player.isUpdating = invocation.updates
    player.snapshots = SnapshotFolders()
    player.watchers = watchers
    if !watchers.isEmpty { player.terminalWriter = NcursesWriter.init }
    player.size = invocation.size
    player.patience = .seconds(invocation.patience)
    player.watchCommand =
      "study replay --twin" + (invocation.size.map { " --size \($0.columns)x\($0.rows)" } ?? "")
    return try invocation.playsInTerminal ? show(script, player) : player.play(script.reader())
  }

  /// Plays a script in the terminal.
  private mutating func show(_ script: ScriptSource, _ player: Player) throws -> PlayReport {
    let terminal = try NcursesTerminal(NcursesTerminal.Options(invocation, environment))
    self.terminal = terminal
    defer { terminal.close() }
    var player = player
    let pacer = TerminalPacer(
      renderer: terminal, source: terminal, speed: invocation.speed,
      pace: invocation.playsInSteps ? .steps : .least(.milliseconds(300)))
    player.pacer = pacer
    let report = player.play(try script.reader())
    switch report.outcome {
    case .reached, .failed: pacer.waitForKey()
    case .passed: try? pacer.pause(beforeInputAt: report.duration, isTimed: false)
    case .wrong, .stopped, .lostTerminal: break
    }
    return report
  }
}

extension Invocation {
  /// The theme that replaces the script's; `nil` for none.
  ///
  /// In a terminal, the script's colors could be unreadable on its background, so they are used
  /// only if the user names the theme.
  fileprivate var shownTheme: Theme.BuiltIn? {
    theme?.builtIn ?? (playsInTerminal ? .terminal : nil)
  }
}

/// A file to play that isn't a script.
private struct NoScript: Complaint {
  private let file: String
  /// The first line that isn't empty; empty if there is none.
  private let line: String

  init(_ error: ScriptError) {
    (file, line) = (error.file, Notation.shortened(error.source))
  }

  var message: BilingualText {
    let (japanese, english) =
      if line.isEmpty {
        ("空です", "it is empty")
      } else if line.hasPrefix("\\u{feff}") || line.hasPrefix("\u{FEFF}") {
        ("BOM で始まっています", "it begins with a byte order mark")
      } else {
        ("はじめの行は「\(line)」", "its first line is “\(line)”")
      }
    return BilingualText(
      japanese: "「\(file)」は操作の記録ではありません（\(japanese)）。記録は keys 1 で始まり、study record FILE で作れます",
      english:
        "“\(file)” is not a key script (\(english)); one begins with `keys 1`, and study "
        + "record FILE writes one")
  }
}

extension PlayOutcome {
  /// Whether the play ended because its viewer stopped it or is gone.
  fileprivate var isStop: Bool {
    switch self {
    case .stopped, .lostTerminal: true
    case .passed, .failed, .wrong, .reached: false
    }
  }
}
