import KeyScript
import ScreenStack
import TerminalCore
import TerminalNcurses
import TerminalUI

/// Plays scripts and says what came of them.
struct Replaying {
  private let invocation: Invocation
  private let surroundings: Surroundings
  private let language: Language

  init(_ invocation: Invocation, _ surroundings: Surroundings, _ language: Language) {
    self.invocation = invocation
    self.surroundings = surroundings
    self.language = language
  }

  /// Plays files in order.
  ///
  /// - Returns: 0 when all hold, 1 when an expectation failed, 2 when a script is wrong.
  func play(_ files: [String]) -> Int32 {
    if !invocation.playsInTerminal { TemporaryFolders.removeOnSignals() }
    var summary = PlaySummary()
    var compared = TwinCount()
    var status = ExitStatus.fine
    for file in files {
      let twin = invocation.comparesTwins ? Twin() : nil
      guard let report = play(file, beside: twin) else {
        status = ExitStatus.wrongUse
        continue
      }
      tell(report)
      summary.add(report)
      if let twin { compared += twin.count }
    }
    if summary.passed + summary.failed > 0 {
      tell(summary, invocation.comparesTwins ? compared : nil)
    }
    return max(status, summary.exitStatus)
  }

  /// Prints what came of a script: nothing when all went well, but everything for tools.
  private func tell(_ report: PlayReport) {
    if invocation.printsJSON { return Console.print(report.json) }
    if case .passed = report.outcome {} else { Console.report("\(report)") }
    for remark in report.remarks { Console.report(Notation.visible(remark)) }
  }

  private func tell(_ summary: PlaySummary, _ compared: TwinCount?) {
    if invocation.printsJSON { return Console.print(summary.json(compared: compared)) }
    Console.print("\(summary)" + (compared.map { "; \($0) compared" } ?? ""))
  }

  /// Plays one file, once all of it is known to be right; `nil` when it can't be read, a file of the
  /// play can't be written, or there is no terminal to play it in.
  private func play(_ file: String, beside twin: Twin?) -> PlayReport? {
    do {
      let script = try ScriptSource(file)
      try script.check()
      let exports = Exports(invocation.exports)
      let report = try play(script, watchedBy: exports.watchers + (twin.map { [$0] } ?? []))
      try report.rewriteScreens()
      try exports.write()
      return report
    } catch let error as ScriptError {
      return PlayReport(error)
    } catch {
      Console.complain(error, in: language)
      return nil
    }
  }

  private func play(
    _ script: ScriptSource, watchedBy watchers: [any FrameWatcher]
  ) throws -> PlayReport {
    let events = invocation.eventProfile.map(EventLog.init)
    defer { if let events { Console.print(events.text) } }
    let journal = try invocation.journalFile.map(JournalFile.init)
    var player = Player { try StudyTarget.make($0, events: events, journal: journal) }
    player.stopLine = invocation.untilLine
    player.isUpdating = invocation.updates
    player.snapshots = SnapshotFolders()
    player.watchers = watchers
    if !watchers.isEmpty { player.terminalWriter = NcursesWriter.init }
    player.size = invocation.size
    player.watchCommand =
      "study replay --twin" + (invocation.size.map { " --size \($0.columns)x\($0.rows)" } ?? "")
    return try invocation.playsInTerminal ? show(script, player) : player.play(script.reader())
  }

  /// Plays a script in the terminal.
  private func show(_ script: ScriptSource, _ player: Player) throws -> PlayReport {
    let terminal = try NcursesTerminal(NcursesTerminal.Options(invocation, surroundings))
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
