import Glibc
import ScreenStack
import StudyCatalog

extension Surroundings {
  /// The folder in which state is kept, or `nil` when there is no home to keep it in.
  ///
  /// The source is the XDG Base Directory Specification.
  var stateFolder: String? {
    if let state = self["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/study" }
    return self["HOME"].map { $0 + "/.local/state/study" }
  }

  /// The day of the person's calendar.
  static var today: Day { day(at: time(nil)) }

  /// The day of the person's calendar at a moment in seconds since 1970.
  ///
  /// A clock that runs before the first day or after the last is taken to stand at it.
  static func day(at moment: time_t) -> Day {
    var moment = moment
    var calendar = unsafe tm()
    let isKnown = unsafe localtime_r(&moment, &calendar) != nil
    let day = unsafe Day(
      year: Int(calendar.tm_year) + 1900, month: Int(calendar.tm_mon) + 1,
      day: Int(calendar.tm_mday))
    return (isKnown ? day : nil) ?? (moment < 0 ? .earliest : .latest)
  }
}
