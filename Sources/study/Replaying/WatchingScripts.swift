import Files
import KeyScript
import KeyScriptTools
import ScreenStack

/// Plays scripts, and again those that change, until the user ends the program.
///
/// It looks at the files again and again, because a folder may be replaced, and scripts may be in
/// folders that don't exist yet. The terminal is left alone, so that Ctrl-C ends the program at
/// once.
final class WatchingScripts {
  /// What is known about a script.
  private struct Known {
    /// The files that playing it reads, and their states before its last play.
    var files: [String: FileStatus?]
    var isFailure = false
  }

  private let list: () throws -> [String]
  private let play: ScriptPlay
  private let console: Console
  private let now: () -> ContinuousClock.Instant
  private var known: [String: Known] = [:]
  private var hasPlayed = false

  /// The shortest time between two looks at the files.
  private static let pause = Duration.milliseconds(300)
  /// The time after which a file that is being written counts as written.
  private static let silence = Duration.milliseconds(100)

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - play: Plays a script.
  ///   - console: Where failures and totals are printed.
  ///   - now: The time, by which looks are measured.
  ///   - list: The paths of all scripts at this moment.
  init(
    _ play: ScriptPlay, _ console: Console, now: @escaping () -> ContinuousClock.Instant = { .now },
    list: @escaping () throws -> [String]
  ) {
    self.play = play
    self.console = console
    self.now = now
    self.list = list
  }

  /// Plays the scripts. Returns only if at the start there are none, or one that can't be read
  /// again, or if nobody reads the output.
  func run() -> Int32 {
    while !console.isOver {
      do {
        Self.wait(try playChanged())
      } catch  where !hasPlayed {
        console.complain(error)
        return ExitStatus.wrongUse
      } catch {
        // A folder that is being replaced has no scripts for a moment.
        Self.wait(Self.pause)
      }
    }
    return ExitStatus.fine
  }

  private static func wait(_ duration: Duration) {
    _ = Descriptor.wait(reading: -1, -1, timeout: duration)
  }

  /// Throws if there is a script that can be read only once.
  private func refusePipes() throws {
    for script in try list() {
      guard let kind = Self.status(of: script)?.kind, kind != .regular else { continue }
      throw FileError(.read, script, call: "stat", .kind(kind))
    }
  }

  /// Plays the scripts that have changed.
  ///
  /// - Returns: How long to wait before the next look.
  func playChanged() throws -> Duration {
    let start = now()
    if !hasPlayed { try refusePipes() }
    var scripts = try list()
    var changed = scripts.filter(hasChanged)
    // With many files, a look takes long, and looking must not keep a core busy. What is played
    // doesn't count: after it, the next change is waited for.
    let pause = max(Self.pause, (now() - start) * 10)
    let isSmaller = scripts.count < known.count
    guard !changed.isEmpty || isSmaller else { return pause }
    if hasPlayed {
      Self.wait(Self.silence)
      scripts = try list()
      changed = scripts.filter(hasChanged)
    }
    let old = known
    known = [:]
    for script in scripts { known[script] = old[script] }
    for script in changed { known[script] = look(at: script, before: old[script]) }
    play(changed)
    hasPlayed = true
    return pause
  }

  private func hasChanged(_ script: String) -> Bool {
    guard let known = known[script] else { return true }
    return known.files.contains { file, status in Self.status(of: file) != status }
  }

  /// Plays scripts, and prints the totals of all.
  private func play(_ scripts: [String]) {
    var reports = RunReports(scripts.count, emptiness: nil, play.invocation, nil, console)
    let threads = play.invocation.run.playersAtOnce
    for played in ParallelResults(scripts, threads: threads, work: { [play] in play.play($0) }) {
      reports.tell(played)
      known[played.result.file]?.isFailure = played.result.isFailure
    }
    let failed = known.values.count(where: \.isFailure)
    let totals = "\(known.count - failed) passed, \(failed) failed"
    guard hasPlayed else { return console.report("\(totals); watching until Ctrl-C") }
    let what =
      switch scripts.count {
      case 0: "fewer scripts"
      case 1: "\(scripts[0]) again"
      default: "\(scripts.count) scripts again"
      }
    console.report("\(what): \(totals)")
  }

  /// Finds the files that playing a script reads. If it has a mistake, those that it read when it
  /// had none are among them.
  private func look(at script: String, before: Known?) -> Known {
    var files = [script]
    do {
      files += try play.check(ScriptSource(script))
    } catch let error as ScriptError {
      files +=
        [error.file] + error.origins.map(\.file) + (before.map { Array($0.files.keys) } ?? [])
      if case .sharing(.notIncluded(let name, _)) = error.problem {
        files.append("\(Folder.parts(of: error.file).folder)/\(name)")
      }
    } catch {
      // The play reports it, and `script` itself is watched.
    }
    return Known(files: Dictionary(files.map { ($0, Self.status(of: $0)) }) { first, _ in first })
  }

  private static func status(of file: String) -> FileStatus? {
    FileStatus(at: file, followingLinks: true)
  }
}
