public import KeyScript

/// A failing script that has become smaller.
public struct MinimizedScript: Sendable {
  /// Why nothing more was left out.
  public enum Ending: Hashable, Sendable {
    /// The script would not fail in the same way without any single part that was tried.
    case finished
    /// The limit of plays was reached.
    case limited
    /// The caller has stopped it.
    case stopped
  }

  /// The smaller script.
  public let script: Script

  /// How the whole script failed.
  public let failure: PlayFailure

  /// The number of lines in the smaller script.
  public let lineCount: Int

  /// The number of lines in the whole script.
  public let originalLineCount: Int

  /// The number of plays that it took.
  public let playCount: Int

  /// Why nothing more was left out.
  public let ending: Ending
}

extension MinimizedScript: CustomStringConvertible {
  public var description: String {
    let lines = originalLineCount == 1 ? "1 line" : "\(originalLineCount) lines"
    return "\(lineCount) of \(lines) left, \(playCount) plays"
  }
}

/// Why a script can't become smaller.
public enum NotMinimizable: Error {
  /// It does not fail.
  case passes
  /// It contains a mistake.
  case wrong(ScriptError)
  /// It was stopped, or its terminal was lost.
  case stopped
  /// It doesn't fail the same way every time, or not every time.
  case unsteady(PlayFailure, other: PlayFailure?)
}

extension NotMinimizable: CustomStringConvertible {
  public var description: String {
    switch self {
    case .passes: "the script does not fail"
    case .wrong(let error): "\(error)"
    case .stopped: "the play of the script was stopped"
    case .unsteady(let failure, let other):
      "the script does not fail in the same way every time: in line \(failure.line), then "
        + (other.map { "in line \($0.line)" } ?? "not at all")
    }
  }
}
