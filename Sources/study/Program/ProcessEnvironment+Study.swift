import Glibc
import Records
import ScreenStack
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalNcurses

extension ProcessEnvironment {
  /// The folder in which state is kept, or `nil` if there is no home folder to keep it in.
  ///
  /// The source is the XDG Base Directory Specification.
  var stateFolder: String? {
    if let state = self["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/study" }
    // A path from wherever the program was started would be another folder each time.
    guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/study"
  }

  /// The folder with the person's records: the one that the command line names, or the usual one.
  ///
  /// - Throws: ``UsageError/noStateFolder`` if there is neither.
  func stateFolder(for invocation: Invocation) throws(UsageError) -> String {
    guard let folder = invocation.stateFolder ?? stateFolder else { throw .noStateFolder }
    return folder
  }

  /// The file with the keys that the person has chosen, or `nil` if there is no home folder.
  ///
  /// The source is the XDG Base Directory Specification.
  var keysFile: String? {
    if let settings = self["XDG_CONFIG_HOME"], settings.hasPrefix("/") {
      return settings + "/study/keys.conf"
    }
    guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/study/keys.conf"
  }
}

extension NcursesTerminal.Options {
  /// Combines the environment with the arguments.
  init(_ invocation: Invocation, _ environment: ProcessEnvironment) {
    self = environment.terminal
    // The terminal need not be asked what nobody depends on.
    if let theme = invocation.theme?.builtIn { background = theme.background }
    ambiguousWidth = invocation.ambiguousWidth
    frameMarking = invocation.frameMarking
    mouse = invocation.mouse
    switch invocation.color {
    case .auto: break
    case .never: colors = .mono
    case .always, .palette: colors = .palette
    case .sixteen: colors = .sixteen
    }
  }
}

extension LocalTime {
  /// The time on the clock and in the time zone of the process.
  static var now: LocalTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return LocalTime(at: time.tv_sec, milliseconds: time.tv_nsec / 1_000_000)
  }

  /// A moment in the time zone of the process.
  ///
  /// A clock before the first day of the calendar or after the last shows that day.
  ///
  /// - Parameters:
  ///   - moment: Seconds since 1970.
  ///   - milliseconds: What comes to them.
  init(at moment: time_t, milliseconds: Int = 0) {
    let (first, end) = (StudyDay(Day.earliest), StudyDay(Day.latest) + 1)
    var moment = min(max(moment, first.number * 86_400), end.number * 86_400 - 1)
    var calendar = unsafe tm()
    let isKnown = unsafe localtime_r(&moment, &calendar) != nil
    self.init(
      milliseconds: moment * 1_000 + milliseconds,
      minutesEast: unsafe isKnown ? calendar.tm_gmtoff / 60 : 0)
  }
}
