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
    let seconds = left.count(of: .seconds(1))
    return left > .seconds(seconds) ? seconds + 1 : seconds
  }

  /// Whether the last fifth of the time has begun, or if that is shorter, the last minute.
  func isNearlyOver(at time: Duration) -> Bool {
    secondsLeft(at: time) <= min(60, limit.count(of: .seconds(5)))
  }
}

// MARK: - Words

extension ExamClock {
  /// The remaining time as displayed, such as 残り 4:32. Its digits always have the same width.
  func shown(at time: Duration, in language: Language) -> String {
    let words =
      isNearlyOver(at: time)
      ? language.label(["残り", "わずか"], "time left") : language.label("残り", "time left")
    return "\(words) \(digits(at: time))"
  }

  /// The remaining time in minutes and seconds, such as 4:32, where there is no room for words.
  func digits(at time: Duration) -> String {
    let (left, longest) = (secondsLeft(at: time), limit.count(of: .seconds(1)))
    let minutes = "\(left / 60)".padded(toFront: "\(longest / 60)".utf8.count)
    let seconds = left % 60 < 10 ? "0\(left % 60)" : "\(left % 60)"
    return "\(minutes):\(seconds)"
  }

  /// The remaining time as read aloud, such as 残り 4分32秒.
  func spoken(at time: Duration, in language: Language) -> String {
    let left = language.time(secondsLeft(at: time))
    return isNearlyOver(at: time)
      ? language("残りわずか \(left)", "only \(left) left")
      : language("残り \(left)", "\(left) left")
  }
}

extension Language {
  /// Formats seconds as hours, minutes and seconds: 3分20秒, 5分, 40秒, 2時間.
  func time(_ seconds: Int) -> String { time(seconds) { self($0, $1) } }

  /// Does the same for a label.
  func timeLabel(_ seconds: Int) -> String { time(seconds, label) }

  private func time(_ seconds: Int, _ words: (String, String) -> String) -> String {
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    let parts =
      (hours > 0 ? [words("\(hours)時間", "\(hours) h")] : [])
      + (minutes > 0 ? [words("\(minutes)分", "\(minutes) min")] : [])
      + (rest > 0 || seconds < 60 ? [words("\(rest)秒", "\(rest) s")] : [])
    return parts.joined(separator: plain("", " "))
  }
}
