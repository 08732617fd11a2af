import KeyScript
import StudyScreens
import TerminalCore
import TerminalUI

/// A play in the terminal, whose viewer may go on with the program.
struct TerminalPlay {
  let terminal: any Terminal
  let speed: Double
  let inSteps: Bool
  /// The script to write what the viewer does to; `nil` for none.
  let continued: ContinuedScript?

  /// Plays a script, and shows how it ended. If the script is to stop at a line, or if the viewer
  /// wants it, the program then runs on at the terminal, until the viewer quits it.
  ///
  /// - Returns: The report of the play, and whether no other script is to be played after it,
  ///   because the viewer has used the program or pressed Ctrl-C.
  /// - Throws: `RendererError` if the program can't be shown any more, or another error if the
  ///   script can't be read again.
  func play(
    _ script: ScriptReader, by player: Player
  ) throws -> (report: PlayReport, isLast: Bool) {
    let pacer = TerminalPacer(
      renderer: terminal, source: terminal, speed: speed,
      pace: inSteps ? .steps : .least(.milliseconds(300)))
    // In the middle of a line, it would be the viewer's turn after a part that can't be written.
    pacer.offersTurn = continued == nil
    var player = player
    player.pacer = pacer
    let report = player.play(script)
    let isHandedOver = isForViewer(report, player, pacer)
    if isHandedOver { try handOver(report) }
    return (report, isHandedOver || pacer.stop != nil)
  }

  /// Gives the viewer time to see how a play ended, and tells whether the program runs on.
  private func isForViewer(
    _ report: PlayReport, _ player: Player, _ pacer: TerminalPacer
  ) -> Bool {
    let isAlive = report.target?.exitStatus == nil
    switch report.outcome {
    case .reached where isAlive: return true
    case .passed where isAlive && player.stopLine != nil: return true
    case .passed where !inSteps:
      try? pacer.pause(beforeInputAt: report.duration, isTimed: false)
    case .reached, .failed, .passed: pacer.waitForEnd(after: report)
    case .wrong, .stopped, .lostTerminal: return false
    }
    return isAlive && pacer.isTakenOver
  }

  /// Runs the program from the state in which a play left it, until the viewer quits it.
  private func handOver(_ report: PlayReport) throws {
    guard let target = report.target as? AppTarget<StudyRoute> else { return }
    let app = target.app
    let handed = HandedTerminal(
      terminal, at: target.now, notice: "\(report.place): your turn, Ctrl-C quits")
    let recording = try continued?.recording(from: report.stopLine, at: target.now)
    let terminal = PromptingTerminal(handed) { handed.notice ?? recording?.prompt(in: $0) }
    do throws(RendererError) {
      // The program draws nothing as long as nothing changes.
      if target.frame.size == terminal.size { try terminal.show(target.frame) }
      try app.run(
        on: terminal,
        recording: recording.map { recording in
          { event, time, frame in
            recording.record(
              event, at: time, showing: RecordedScreen(of: app, showing: frame, naming: \.name))
          }
        })
    } catch {
      // The window was closed. The program has ended, so nothing has failed.
      guard error == .hungUp else { throw error }
    }
    recording?.end(at: target.now)
  }
}

extension PlayReport {
  /// The line before which the play stopped; `nil` if it didn't.
  fileprivate var stopLine: Int? {
    if case .reached(let line) = outcome { line } else { nil }
  }

  /// Where the play ended, in few words.
  fileprivate var place: String {
    switch outcome {
    case .reached(let line): "line \(line)"
    case .failed(let failure): "line \(failure.line)"
    case .passed, .wrong, .stopped, .lostTerminal: "end of script"
    }
  }
}
