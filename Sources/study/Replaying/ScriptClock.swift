import KeyScript
import Navigation
import SpacedRepetition
import Synchronization
import TerminalCore

/// The wall clock of a script or of a recording, which goes on with the app's clock, so that a play
/// of the recording shows the same times.
final class ScriptClock: Sendable {
  private let start: LocalTime
  private let actual: (@Sendable () -> LocalTime)?
  private let queue = Mutex<WorkQueue?>(nil)

  /// How far a recording's clock may be from the actual time, in milliseconds. It starts at a whole
  /// second, so it is up to one second slow.
  private static let tolerance = 2_000

  /// Creates a clock that stands still until it follows an app.
  ///
  /// - Parameters:
  ///   - start: Its first time.
  ///   - actual: Returns the actual time of a recording, which is used where the two differ: the
  ///     app's clock stops while the program is suspended, but the answers of a learner have to be
  ///     stored with their actual times. `nil` in a script.
  init(_ start: LocalTime, unlessFarFrom actual: (@Sendable () -> LocalTime)? = nil) {
    self.start = start
    self.actual = actual
  }

  /// Goes on with the clock of an app.
  func follow(_ queue: WorkQueue) { self.queue.withLock { $0 = queue } }

  /// The time now.
  var now: LocalTime {
    let time = queue.withLock { $0?.now } ?? .zero
    let now = LocalTime(
      milliseconds: start.milliseconds + time.count(of: .milliseconds(1)),
      minutesEast: start.minutesEast)
    guard let actual = actual?() else { return now }
    let isNear =
      abs(actual.milliseconds - now.milliseconds) <= Self.tolerance
      && actual.minutesEast == now.minutesEast
    return isNear ? now : actual
  }
}

extension LocalTime {
  /// Creates the time of a script's `set now`.
  init(_ time: WallTime) {
    self.init(milliseconds: time.secondsSince1970 * 1_000, minutesEast: time.minutesAheadOfUTC)
  }
}
