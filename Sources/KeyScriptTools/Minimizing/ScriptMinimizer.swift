// The folder `Minimizing` makes failing scripts smaller.

public import KeyScript

/// Makes failing scripts smaller, by leaving out lines, keys and time as long as they fail in the
/// same way.
///
/// ```swift
/// let small = try ScriptMinimizer(player).minimize(Script(contentsOf: "long.keys"))
/// print(small.script.text)
/// ```
///
/// A script fails in the same way if the same line fails with the same message, while the same
/// things are pending, and the last input before it leads from the same path to the same path. If
/// the line looks for something on the screen, the whole screen must be the same. The header stays,
/// and so does that input, because it is what the line is about. Only lines of the script itself
/// are left out, not those of files that it includes. Of several soft expectations that don't hold,
/// the first counts.
public struct ScriptMinimizer {
  /// The largest number of plays, of which up to four are needed to leave out nothing.
  public var playLimit = 2_000

  /// Whether the paths and the screen may be others when the line fails. The script then becomes
  /// smaller, but may show another failure.
  public var ignoresScreen = false

  /// Called before each play; returns whether to go on. If it returns `false`, or the player's
  /// pacer stops the play, the smallest script so far is the result. It is played once more, which
  /// nothing stops.
  public var goesOn: (MinimizingProgress) -> Bool = { _ in true }

  private let player: Player

  /// Creates a minimizer.
  ///
  /// - Parameter player: Plays the scripts. It doesn't record, update or stop before a line.
  public init(_ player: Player) {
    var player = player
    player.isUpdating = false
    player.recorder = nil
    player.stopLine = nil
    self.player = player
  }

  /// Leaves out as much of a script as possible.
  ///
  /// - Parameter script: A script as it is read from a file, whose lines have their numbers.
  /// - Returns: The smaller script, which was read again and played.
  /// - Throws: The reason why the script can't become smaller.
  public func minimize(_ script: Script) throws(NotMinimizable) -> MinimizedScript {
    let first = try failure(of: script)
    let compared = script.comparingRows(of: first)
    let isOther = compared != script
    let failure = isOther ? try self.failure(of: compared) : first
    let again = try player.playToMinimize(compared)
    guard let again, isSame(again, failure) else { throw .unsteady(failure, other: again) }
    let run = MinimizingRun(compared, failure, player, self, after: isOther ? 3 : 2)
    let ending = run.reduceAll()
    return try run.result(originally: first, ending)
  }

  private func isSame(_ one: PlayFailure, _ other: PlayFailure) -> Bool {
    let scope: FailureSignature.Scope = ignoresScreen ? .message : .screen
    return FailureSignature(one, scope) == FailureSignature(other, scope)
  }

  private func failure(of script: Script) throws(NotMinimizable) -> PlayFailure {
    switch player.play(script).outcome {
    case .failed(let failure): return failure
    case .passed, .reached: throw .passes
    case .wrong(let error): throw .wrong(error)
    case .stopped, .lostTerminal: throw .stopped
    }
  }
}

/// How far a minimizer has come.
public struct MinimizingProgress: Hashable, Sendable {
  /// The number of plays so far.
  public let playCount: Int
  /// The number of lines in the smallest script so far.
  public let lineCount: Int
}

extension Player {
  /// Plays a script, and returns its failure, if there is one.
  ///
  /// - Throws: ``NotMinimizable/stopped``, because what is stopped tells nothing about the script.
  func playToMinimize(_ script: Script) throws(NotMinimizable) -> PlayFailure? {
    switch play(script).outcome {
    case .failed(let failure): failure
    case .stopped, .lostTerminal: throw .stopped
    case .passed, .reached, .wrong: nil
    }
  }
}

extension Script {
  /// The script with the rows of a snapshot in it if that is what differs, because a script with
  /// another name has other snapshots.
  fileprivate func comparingRows(of failure: PlayFailure) -> Script {
    guard let rows = failure.expectedRows, failure.origins.isEmpty, failure.file == file,
      let index = lines.firstIndex(where: { $0.span.line == failure.line }),
      case .check(.snapshot) = lines[index].directive
    else { return self }
    var copy = self
    copy.lines[index].directive = .check(.expect(.screen(rows), within: nil))
    // A snapshot that someone has changed may have rows that no script can have.
    guard let again = try? Script(parsing: copy.text), again.lines.count == lines.count else {
      return self
    }
    return copy
  }
}
