import SpacedRepetition
import TerminalCore
import TerminalUI

/// The clock of an exam. It runs even while the program is stopped.
struct ExamClock: Hashable {
  /// The time limit, in whole seconds.
  let limit: Duration
  /// The start of the exam, on the app's clock.
  let began: Duration
  /// The start of the exam, in milliseconds since 1970.
  let beganAt: Int

  /// The time on the app's clock as if it had also run while the program was stopped. The clock
  /// that is further ahead counts, so setting back the other one gains no time.
  func time(onAppClock time: Duration, at now: LocalTime) -> Duration {
    max(time, began + .milliseconds(now.milliseconds - beganAt))
  }

  /// The end of the time limit, on the app's clock.
  var end: Duration { began + limit }

  /// Whether the limit has passed.
  func isOver(at time: Duration) -> Bool { time >= end }

  /// The time used so far, up to the limit.
  func used(at time: Duration) -> Duration { min(max(.zero, time - began), limit) }

  /// The remaining seconds, rounded up.
  func secondsLeft(at time: Duration) -> Int {
    let left = limit - used(at: time)
    let seconds = Int(left / .seconds(1))
    return left > .seconds(seconds) ? seconds + 1 : seconds
  }

  /// Whether at most one minute is left. That may be true from the start.
  func isInLastMinute(at time: Duration) -> Bool { secondsLeft(at: time) <= 60 }
}

// MARK: - Words

extension ExamClock {
  /// The remaining time as displayed, such as のこり 4:32. Its digits always have the same width.
  func shown(at time: Duration, in language: Language) -> String {
    let (left, longest) = (secondsLeft(at: time), Int(limit / .seconds(1)))
    let minutes = "\(left / 60)".padded(toFront: "\(longest / 60)".utf8.count)
    let seconds = left % 60 < 10 ? "0\(left % 60)" : "\(left % 60)"
    let words =
      isInLastMinute(at: time)
      ? language("あとわずか", "last minute") : language("のこり", "time left")
    return "\(words) \(minutes):\(seconds)"
  }

  /// The remaining time as read aloud, such as のこり 4分32秒.
  func spoken(at time: Duration, in language: Language) -> String {
    let left = language.time(secondsLeft(at: time))
    return isInLastMinute(at: time)
      ? language("あとわずか のこり \(left)", "last minute, \(left) left")
      : language("のこり \(left)", "\(left) left")
  }
}

extension Language {
  /// Formats seconds as minutes and seconds: 3分20秒, 5分, 40秒.
  func time(_ seconds: Int) -> String {
    let (minutes, rest) = (seconds / 60, seconds % 60)
    let parts =
      (minutes > 0 ? [self("\(minutes)分", "\(minutes) min")] : [])
      + (rest > 0 || minutes == 0 ? [self("\(rest)秒", "\(rest) s")] : [])
    return parts.joined(separator: self("", " "))
  }
}
