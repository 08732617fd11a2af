import KeyScript
import ScreenStack
import TerminalCore
import TerminalNcurses

/// Plays scripts and says what came of them.
struct Replaying {
  private let invocation: Invocation
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self.invocation = invocation
    self.surroundings = surroundings
  }

  /// Plays files in order.
  ///
  /// - Returns: 0 when all hold, 1 when an expectation failed, 2 when a script is wrong.
  func play(_ files: [String]) -> Int32 {
    var summary = PlaySummary()
    var status = ExitStatus.fine
    for file in files {
      guard let report = play(file) else {
        status = ExitStatus.wrongUse
        continue
      }
      if case .passed = report.outcome {} else { Console.print("\(report)") }
      for remark in report.remarks { Console.print("\(file): \(remark)") }
      summary.add(report)
    }
    if summary.passed + summary.failed > 0 { Console.print("\(summary)") }
    return max(status, summary.exitStatus)
  }

  /// Plays one file, once all of it is known to be right; `nil` when it can't be read or there is no
  /// terminal to play it in.
  private func play(_ file: String) -> PlayReport? {
    do {
      let report = try play(Script(contentsOf: file))
      try report.rewriteScreens()
      return report
    } catch let error as ScriptError {
      return PlayReport(error)
    } catch {
      Console.complain("\(error)")
      return nil
    }
  }

  private func play(_ script: Script) throws -> PlayReport {
    let events = invocation.eventProfile.map(EventLog.init)
    defer { if let events { Console.print(events.text) } }
    var player = Player { try StudyTarget.make($0, events: events) }
    player.stopLine = invocation.untilLine
    player.isUpdating = invocation.updates
    player.snapshots = SnapshotFolders()
    guard invocation.playsInTerminal else { return player.play(script) }
    let terminal = try NcursesTerminal(NcursesTerminal.Options(invocation, surroundings))
    defer { terminal.close() }
    let pacer = TerminalPacer(renderer: terminal, source: terminal, speed: invocation.speed)
    player.pacer = pacer
    let report = player.play(script)
    switch report.outcome {
    case .reached, .failed: pacer.waitForKey()
    case .passed, .wrong, .stopped, .lostTerminal: break
    }
    return report
  }
}
