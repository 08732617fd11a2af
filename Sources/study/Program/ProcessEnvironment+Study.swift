import Glibc
import ScreenStack
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
    if let theme = invocation.theme.builtIn { background = theme.background }
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

extension Day {
  /// Today in the time zone of the process.
  static var today: Day { Day(at: time(nil)) }

  /// The day of a moment in the time zone of the process.
  ///
  /// A clock before the earliest day or after the latest gives that day.
  ///
  /// - Parameter moment: Seconds since 1970.
  init(at moment: time_t) {
    var moment = moment
    var calendar = unsafe tm()
    let isKnown = unsafe localtime_r(&moment, &calendar) != nil
    let day = unsafe Day(
      year: Int(calendar.tm_year) + 1900, month: Int(calendar.tm_mon) + 1,
      day: Int(calendar.tm_mday))
    self = (isKnown ? day : nil) ?? (moment < 0 ? .earliest : .latest)
  }
}
