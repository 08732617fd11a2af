import Glibc
public import TerminalNcurses
public import TerminalUI

/// What a program takes from the environment of its process: language, terminal, folders.
///
/// It reads a fixed list of variables, so that this type shows all of what a program depends on.
public struct ProcessEnvironment: Sendable {
  /// The environment's variables.
  private let variables: [String: String]

  /// Takes variables instead of the process's own, for tests.
  public init(variables: [String: String]) {
    self.variables = variables
  }

  /// What this process was started with; a value that is not UTF-8 counts as not set.
  public static var current: ProcessEnvironment {
    let names = [
      "COLORFGBG", "COLORTERM", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR",
      "SSH_CONNECTION", "SSH_TTY", "STY", "TERM", "TMPDIR", "TMUX", "XDG_CONFIG_HOME",
      "XDG_STATE_HOME",
    ]
    var variables: [String: String] = [:]
    for name in names {
      // To mend bytes that are no UTF-8 would name another folder.
      variables[name] = unsafe getenv(name).flatMap { unsafe String(validatingCString: $0) }
    }
    return ProcessEnvironment(variables: variables)
  }

  /// Looks a variable up; an empty one counts as not set.
  public subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The language of the locale; English where it names none, as `C` does.
  public var language: Language {
    let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] ?? ""
    return Language(locale: locale) ?? .english
  }

  /// The terminal that `TERM` names, with the colours and the times that fit.
  ///
  /// `NO_COLOR` counts when it is not empty, as <https://no-color.org> asks. `COLORFGBG` tells a light
  /// background from a dark one where the terminal sets it. Over ssh the bytes of a key may come apart,
  /// so Escape alone is waited for longer, frames are fewer, and answers take their time. `STY` without `TMUX`
  /// is GNU screen, which knows no clipboard.
  public var terminal: NcursesTerminal.Options {
    let isRemote = (self["SSH_CONNECTION"] ?? self["SSH_TTY"]) != nil
    var options = NcursesTerminal.Options(
      terminalName: self["TERM"] ?? "", colors: self["NO_COLOR"] == nil ? .palette : .mono,
      background: background, escapeDelay: .milliseconds(isRemote ? 100 : 25),
      frameInterval: .milliseconds(isRemote ? 33 : 0),
      answerTime: .milliseconds(isRemote ? 200 : 50))
    // tmux takes the name of a terminal that GNU screen has too.
    options.hasClipboard = self["STY"] == nil || self["TMUX"] != nil
    return options
  }

  /// The background that `COLORFGBG` names, `15;0` or `15;default;0`: white and light grey are
  /// light.
  private var background: Background? {
    guard let background = self["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) else {
      return nil
    }
    return background == 7 || background == 15 ? .light : .dark
  }
}
