import Glibc
import Records
import SpacedRepetition
import StudyCatalog
import Synchronization

extension LocalTime {
  /// The current time, in the time zone of the process.
  static var now: LocalTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return LocalTime(at: time.tv_sec, milliseconds: time.tv_nsec / 1_000_000)
  }

  /// Creates a moment in the time zone of the process.
  ///
  /// A clock set before the first day of the calendar or after the last is limited to that day.
  ///
  /// - Parameters:
  ///   - moment: The seconds since 1970.
  ///   - milliseconds: The milliseconds to add to them.
  init(at moment: time_t, milliseconds: Int = 0) {
    let (first, end) = (StudyDay(Day.earliest), StudyDay(Day.latest) + 1)
    let moment = min(max(moment, first.number * 86_400), end.number * 86_400 - 1)
    self.init(
      milliseconds: moment * 1_000 + milliseconds,
      minutesEast: ZoneOffset.ofProcess.minutesEast(at: moment))
  }
}

/// The offset of a time zone from UTC, which is looked up once for each quarter of an hour.
///
/// All zones change their offsets at full quarters, and a screen asks for the time dozens of times.
final class ZoneOffset: Sendable {
  /// The time zone of the process.
  static let ofProcess = ZoneOffset { moment in
    var (moment, calendar) = unsafe (moment, tm())
    let isKnown = unsafe localtime_r(&moment, &calendar) != nil
    return unsafe isKnown ? calendar.tm_gmtoff / 60 : 0
  }

  private let lookUp: @Sendable (time_t) -> Int

  /// The quarter that was looked up last and its offset, in a single number.
  private let latest = Atomic(Int.min)

  /// Creates a time zone from a function that returns the minutes east of UTC at a moment.
  init(_ lookUp: @escaping @Sendable (time_t) -> Int) { self.lookUp = lookUp }

  /// The minutes east of UTC at a moment, given in seconds since 1970.
  func minutesEast(at moment: time_t) -> Int {
    let quarter = (moment >= 0 ? moment : moment - 899) / 900
    let latest = latest.load(ordering: .relaxed)
    if latest >> 16 == quarter { return Int(Int16(truncatingIfNeeded: latest)) }
    let minutes = lookUp(moment)
    // Even an offset of a week has fewer minutes than 16 bits can hold.
    self.latest.store(quarter << 16 | minutes & 0xFFFF, ordering: .relaxed)
    return minutes
  }
}
