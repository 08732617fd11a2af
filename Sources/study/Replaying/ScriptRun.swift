import Files
import KeyScript
import KeyScriptTools
import ScreenStack
import TerminalNcurses

/// A run of scripts, from the first to the last.
final class ScriptRun {
  private let scripts: [String]
  private let play: ScriptPlay
  private var reports: RunReports
  private let artifacts: Artifacts?
  private let console: Console
  private var status = ExitStatus.fine
  /// The terminal of the last play in the terminal.
  private var terminal: NcursesTerminal?
  /// Whether no script is to be played after that play.
  private var isLast = false

  init(
    _ scripts: [String], _ play: ScriptPlay, _ reports: RunReports, _ artifacts: Artifacts?,
    _ console: Console
  ) {
    self.scripts = scripts
    self.play = play
    self.reports = reports
    self.artifacts = artifacts
    self.console = console
  }

  /// Plays the scripts, and returns the exit status.
  func playAll() -> Int32 {
    let count = play.invocation.playsInTerminal ? playInTerminal() : playUnseen()
    let rest = scripts.dropFirst(count)
    let isStopped = play.ending?.hasCome() == true
    if console.isOver, !rest.isEmpty { status = ExitStatus.notSaved }
    let reason = console.isOver ? "because the output has ended" : "after a failure"
    for file in rest { reports.add(ScriptResult(file, .skipped("not played \(reason)"))) }
    if let failure = reports.end(isStopped: isStopped) { complain(failure) }
    play.ending?.obey()
    return max(status, reports.exitStatus)
  }

  /// Plays scripts without a terminal, and returns their number.
  private func playUnseen() -> Int {
    let count = play.invocation.run.playersAtOnce
    let results = ParallelResults(scripts, threads: count) { [play] in play.play($0) }
    for (index, played) in results.enumerated() {
      take(played)
      if isEnough(played) { return index + 1 }
    }
    return scripts.count
  }

  /// Plays scripts in the terminal, and returns their number.
  private func playInTerminal() -> Int {
    for (index, file) in scripts.enumerated() {
      let played = play.play(file) { try self.show($0, $1, $2) }
      take(played)
      // If a signal stopped the play, end by that signal, so that its sender can tell.
      terminal?.reraise()
      if played.isStopped || isLast { return scripts.count }
      if isEnough(played) { return index + 1 }
    }
    return scripts.count
  }

  /// Whether no further script is reported: after a failure, or if nobody would read about it.
  /// After a signal, those that were played meanwhile still are.
  private func isEnough(_ played: PlayedScript) -> Bool {
    console.isOver || play.invocation.run.stopsAtFailure && played.result.isFailure
  }

  /// Reports a script, and writes the files of one that failed.
  private func take(_ played: PlayedScript) {
    reports.tell(played)
    played.failures.forEach { complain($0) }
    guard let artifacts, played.result.isFailure else { return }
    do throws(FileError) {
      try artifacts.write(played, play)
    } catch { complain(error) }
  }

  /// Reports that a file could not be written.
  private func complain(_ failure: FileError) {
    console.complain(failure)
    status = ExitStatus.notSaved
  }

  /// Plays a script in the terminal.
  private func show(
    _ script: ScriptSource, _ player: Player, _ continued: ContinuedScript?
  ) throws -> PlayReport {
    // ncurses draws nothing on a screen that was made before another was freed.
    self.terminal = nil
    let terminal = try NcursesTerminal(
      NcursesTerminal.Options(play.invocation, play.environment))
    self.terminal = terminal
    defer { terminal.close() }
    let showing = TerminalPlay(
      terminal: terminal, speed: play.invocation.speed, inSteps: play.invocation.playsInSteps,
      continued: continued)
    let (report, isLast) = try showing.play(try script.reader(), by: player)
    self.isLast = isLast
    return report
  }
}
