/// Why a terminal can't be drawn on.
public enum RendererError: Error, Hashable {
  /// Standard input or output is not a terminal.
  case noTerminal
  /// The terminal that `TERM` names is unknown.
  case unknownTerminal(name: String)
  /// The terminal can't place its cursor.
  case incapableTerminal(name: String)
  /// No UTF-8 locale is installed.
  case noUnicodeLocale
  /// The system doesn't let the process write files as large as a frame needs.
  case fileSizeLimited
  /// A call of the terminal library failed.
  case callFailed(String)
  /// The terminal is gone.
  case hungUp
}

extension RendererError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noTerminal:
      "standard input and output must be a terminal; run it in one, without redirections"
    case .unknownTerminal(let name):
      "cannot draw on the terminal “\(name)”; set TERM to one that `infocmp` knows"
    case .incapableTerminal(let name):
      "the terminal “\(name)” can't move its cursor; set TERM to one that can, such as xterm-256color"
    case .noUnicodeLocale:
      "kanji need a locale in UTF-8; set LC_ALL to one that `locale -a` lists, such as C.UTF-8"
    case .fileSizeLimited:
      "a screen needs larger files than are allowed here; run it after `ulimit -f unlimited`"
    case .callFailed(let call):
      "the terminal refused \(call)"
    case .hungUp:
      "the terminal is gone"
    }
  }
}
