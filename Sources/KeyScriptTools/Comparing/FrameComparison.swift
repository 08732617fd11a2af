// The folder `Comparing` compares frames with those of another play, and with a terminal.

public import Files
public import KeyScript
import TerminalCore

/// Compares the frames of several plays of the same script.
///
/// The first frame that differs from the same frame of the first play fails the play. Frames are
/// compared by a hash, so that long plays need little memory.
final class FrameComparison: FrameWatcher {
  /// The number of plays that have begun.
  private(set) var playCount = 0

  /// Whether a frame differed.
  private(set) var hasDifference = false

  /// The hashes of the frames of the first play.
  private var hashes: [Int] = []
  /// The number of frames of the current play.
  private var frameCount = 0

  /// Creates a comparison, for all plays of one script.
  init() {}

  func begin(_ settings: ScriptSettings) {
    playCount += 1
    frameCount = 0
  }

  func see(_ shown: ShownFrame) throws(FrameFault) {
    frameCount += 1
    let hash = shown.frame.hashValue
    guard playCount > 1 else { return hashes.append(hash) }
    guard frameCount > hashes.count || hashes[frameCount - 1] != hash else { return }
    let end = frameCount > hashes.count ? ", which has no such frame" : ""
    hasDifference = true
    throw FrameFault("frame \(frameCount) of run \(playCount) differs from run 1" + end)
  }

  func checkEnd() throws(FrameFault) {
    guard frameCount < hashes.count else { return }
    hasDifference = true
    throw FrameFault(
      "run \(playCount) ends after frame \(frameCount), but run 1 has \(hashes.count) frames")
  }
}

extension Player {
  /// Plays a script several times. It fails if any play fails, or if the frames differ.
  ///
  /// - Parameters:
  ///   - source: The script.
  ///   - count: The number of plays; the first that doesn't pass is the last.
  /// - Returns: The report of the last play. From the second play on, the message of a failure
  ///   names the number of the play.
  /// - Throws: `FileError` if the script can no longer be read.
  public func play(_ source: ScriptSource, times count: Int) throws(FileError) -> PlayReport {
    guard count > 1 else { return play(try source.reader()) }
    var player = self
    let comparison = FrameComparison()
    player.watchers.append(comparison)
    var report = player.play(try source.reader())
    // One proof of the expectations is enough.
    player.isStrict = false
    while report.outcome.isSuccess, comparison.playCount < count {
      report = player.play(try source.reader())
    }
    guard comparison.playCount > 1, !comparison.hasDifference else { return report }
    return report.adding(", in run \(comparison.playCount) but not in run 1")
  }
}
