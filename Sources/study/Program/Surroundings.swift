import Glibc
import StudyCatalog
import TerminalUI

/// What the program takes from outside itself, read nowhere else.
struct Surroundings: Sendable {
  /// The environment's variables.
  let variables: [String: String]

  /// Looks a variable up; an empty one counts as not set.
  subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What this process was started with.
  static var process: Surroundings {
    let names = [
      "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR", "SSH_CONNECTION", "TERM",
      "TMPDIR", "XDG_STATE_HOME",
    ]
    var variables: [String: String] = [:]
    for name in names {
      if let value = unsafe getenv(name) { variables[name] = unsafe String(cString: value) }
    }
    return Surroundings(variables: variables)
  }

  /// The language of the locale: Japanese where it says so, else English.
  var language: Language {
    let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] ?? ""
    return locale.hasPrefix("ja") ? .japanese : .english
  }

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
