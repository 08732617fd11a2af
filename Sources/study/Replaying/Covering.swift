import KeyScript
import ScreenStack
import StudyScreens

/// Plays scripts, and tells what none of them reaches.
struct Covering {
  private let invocation: Invocation
  private let environment: ProcessEnvironment
  private let console: Console

  init(_ invocation: Invocation, _ environment: ProcessEnvironment, _ console: Console) {
    self.invocation = invocation
    self.environment = environment
    self.console = console
  }

  /// Plays files, and those below folders, and prints what they reach.
  ///
  /// - Returns: 0 if all scripts pass, 1 if an expectation fails, 2 if a script is wrong. What a script
  ///   reached before it failed counts.
  func play(_ paths: [String]) -> Int32 {
    let scripts: [String]
    do throws(ScriptListError) {
      var list = try ScriptList(paths)
      if let filter = invocation.run.filter { try list.keep(containing: filter) }
      scripts = list.files
    } catch {
      console.complain(error)
      return ExitStatus.wrongUse
    }
    var reports = RunReports(scripts.count, emptiness: nil, invocation, nil, console)
    var coverage = Coverage(screens: Self.screens)
    let threads = invocation.run.playersAtOnce
    let results = ParallelResults(scripts, threads: threads) { [invocation, environment] in
      Self.play($0, invocation, environment)
    }
    for (played, reached) in results {
      reports.tell(played)
      coverage.add(reached)
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
  private static func play(
    _ file: String, _ invocation: Invocation, _ environment: ProcessEnvironment
  ) -> (PlayedScript, Coverage) {
    let observer = CoverageObserver<StudyRoute>(screens: screens) { $0.name }
    let play = ScriptPlay(invocation: invocation, environment: environment, coverage: observer)
    return (play.play(file), observer.coverage)
  }

  private static let screens = StudyRoute.Kind.allCases.map(\.rawValue)
}
