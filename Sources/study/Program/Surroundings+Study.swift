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
  static var today: Day {
    var now = time_t()
    unsafe time(&now)
    var calendar = unsafe tm()
    _ = unsafe localtime_r(&now, &calendar)
    let day = unsafe Day(
      year: Int(calendar.tm_year) + 1900, month: Int(calendar.tm_mon) + 1,
      day: Int(calendar.tm_mday))
    guard let day else { preconditionFailure("localtime_r gave no day of the calendar") }
    return day
  }
}
