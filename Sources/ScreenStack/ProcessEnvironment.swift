import Glibc
public import TerminalNcurses
public import TerminalUI

/// What a program reads from its process environment: language, terminal, and folders.
///
/// It reads a fixed list of variables, so that this type shows everything a program depends on.
public struct ProcessEnvironment: Sendable {
  /// The environment variables that are set, too few for a dictionary to be faster.
  private let variables: [(name: String, value: String)]

  /// Uses the given variables instead of those of the process, for tests.
  public init(variables: [String: String]) {
    self.init(variables.map { ($0.key, $0.value) })
  }

  private init(_ variables: [(name: String, value: String)]) { self.variables = variables }

  /// The environment in which this process was started; a value that isn't valid UTF-8 counts as
  /// unset.
  public static var current: ProcessEnvironment {
    let names = [
      "COLORFGBG", "COLORTERM", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR",
      "SSH_CONNECTION", "SSH_TTY", "STY", "TERM", "TMPDIR", "TMUX", "XDG_CONFIG_HOME",
      "XDG_STATE_HOME",
    ]
    var variables: [(name: String, value: String)] = []
    for name in names {
      // Repairing invalid UTF-8 would produce the name of another folder.
      guard let value = unsafe getenv(name).flatMap({ unsafe String(validatingCString: $0) }) else {
        continue
      }
      variables.append((name, value))
    }
    return ProcessEnvironment(variables)
  }

  /// The value of a variable; `nil` if it is unset or empty.
  public subscript(name: String) -> String? {
    variables.first { $0.name == name && !$0.value.isEmpty }?.value
  }

  /// The language of the locale; English if it specifies none, as with `C`.
  public var language: Language {
    let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] ?? ""
    return Language(locale: locale) ?? .english
  }

  /// The terminal named by `TERM`, with matching colors and timeouts.
  ///
  /// `NO_COLOR` applies if it isn't empty, as <https://no-color.org> specifies. `COLORFGBG`
  /// distinguishes a light background from a dark one on terminals that set it. Over SSH, the bytes
  /// of a key may arrive separately, so the program waits longer after Escape, draws fewer frames,
  /// and allows more time for replies. `STY` without `TMUX` means GNU screen, which has no
  /// clipboard.
  public var terminal: NcursesTerminal.Options {
    let isRemote = (self["SSH_CONNECTION"] ?? self["SSH_TTY"]) != nil
    return NcursesTerminal.Options(
      terminalName: self["TERM"] ?? "", colors: self["NO_COLOR"] == nil ? .palette : .mono,
      background: background, escapeDelay: .milliseconds(isRemote ? 100 : 25),
      // tmux can use the same terminal name as GNU screen.
      hasClipboard: self["STY"] == nil || self["TMUX"] != nil,
      frameInterval: .milliseconds(isRemote ? 33 : 0),
      replyTime: .milliseconds(isRemote ? 200 : 50))
  }

  /// The background given by `COLORFGBG`, such as `15;0` or `15;default;0`: white and light gray
  /// are light.
  private var background: Background? {
    guard let background = self["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) else {
      return nil
    }
    return background == 7 || background == 15 ? .light : .dark
  }
}
