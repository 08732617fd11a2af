import SpacedRepetition
import TerminalCore
import TerminalUI

/// The time limit of an exam, which passes whatever the person does meanwhile.
struct ExamClock: Hashable {
  /// How long the exam may take, in whole seconds.
  let limit: Duration
  /// When it began, on the app's clock.
  let began: Duration
  /// When it began, in milliseconds since 1970.
  let beganAt: Int

  /// The time on the app's clock, had that not stood still while the program was stopped. Whichever clock
  /// is ahead counts, so that setting back the other one wins no time.
  func time(onAppClock time: Duration, at now: LocalTime) -> Duration {
    max(time, began + .milliseconds(now.milliseconds - beganAt))
  }

  /// When it is over.
  var end: Duration { began + limit }

  /// Whether the limit has passed.
  func isOver(at time: Duration) -> Bool { time >= end }

  /// The time that has passed, up to the limit.
  func used(at time: Duration) -> Duration { min(max(.zero, time - began), limit) }

  /// The seconds that are left. One that has begun counts.
  func secondsLeft(at time: Duration) -> Int {
    let left = limit - used(at: time)
    let seconds = Int(left / .seconds(1))
    return left > .seconds(seconds) ? seconds + 1 : seconds
  }

  /// Whether the last minute has begun. A short exam begins with it.
  func isInLastMinute(at time: Duration) -> Bool { secondsLeft(at: time) <= 60 }
}

// MARK: - Words

extension ExamClock {
  /// The time that is left, as wide at every time: のこり 4:32.
  func shown(at time: Duration, in language: Language) -> String {
    let (left, longest) = (secondsLeft(at: time), Int(limit / .seconds(1)))
    let minutes = "\(left / 60)".padded(toFront: "\(longest / 60)".utf8.count)
    let seconds = left % 60 < 10 ? "0\(left % 60)" : "\(left % 60)"
    let words =
      isInLastMinute(at: time)
      ? language("あとわずか", "last minute") : language("のこり", "time left")
    return "\(words) \(minutes):\(seconds)"
  }

  /// The time that is left, as it is read out: のこり 4分32秒.
  func spoken(at time: Duration, in language: Language) -> String {
    let left = language.time(secondsLeft(at: time))
    return isInLastMinute(at: time)
      ? language("あとわずか のこり \(left)", "last minute, \(left) left")
      : language("のこり \(left)", "\(left) left")
  }
}

extension Language {
  /// A time in minutes and seconds: 3分20秒, 5分, 40秒.
  func time(_ seconds: Int) -> String {
    let (minutes, rest) = (seconds / 60, seconds % 60)
    let parts =
      (minutes > 0 ? [self("\(minutes)分", "\(minutes) min")] : [])
      + (rest > 0 || minutes == 0 ? [self("\(rest)秒", "\(rest) s")] : [])
    return parts.joined(separator: self("", " "))
  }
}
