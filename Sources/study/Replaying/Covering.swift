import KeyScriptTools
import ScreenStack
import StudyScreens

/// Plays scripts, and tells what none of them reaches.
struct Covering {
  /// Plays a script.
  let play: ScriptPlay
  /// Where the tables are printed.
  let console: Console

  /// Plays files, and those below folders, and prints what they reach.
  ///
  /// - Returns: 0 if all scripts pass, 1 if an expectation fails, 2 if a script is wrong, 3 if
  ///   nobody reads the output any more. What a script reached before it failed counts.
  func playAll(_ paths: [String]) -> Int32 {
    let invocation = play.invocation
    let scripts: [String]
    do throws(ScriptListError) {
      scripts = try invocation.run.list(paths).files
    } catch {
      console.complain(error)
      return ExitStatus.wrongUse
    }
    var reports = RunReports(scripts.count, emptiness: nil, invocation, nil, console)
    var coverage = Coverage(screens: Self.screens)
    let threads = invocation.run.playersAtOnce
    let results = ParallelResults(scripts, threads: threads) { [play] in Self.observe(play, $0) }
    for (played, reached) in results {
      reports.tell(played)
      coverage.add(reached)
      if console.isOver { return ExitStatus.notSaved }
    }
    if invocation.printsJSON {
      console.print(coverage.json)
    } else if coverage != Coverage(screens: Self.screens) {
      console.report("\(coverage)\n\n\(coverage.summary)")
    }
    _ = reports.end()
    return reports.exitStatus
  }

  /// Plays a script with an observer of its own.
  private static func observe(_ play: ScriptPlay, _ file: String) -> (PlayedScript, Coverage) {
    let observer = CoverageObserver<StudyRoute>(screens: screens) { $0.name }
    var play = play
    play.coverage = observer
    return (play.play(file), observer.coverage)
  }

  private static let screens = StudyRoute.Kind.allCases.map(\.rawValue)
}
