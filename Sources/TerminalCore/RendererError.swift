/// The reason why a terminal can't be drawn on.
public enum RendererError: Error, Hashable {
  /// Standard input or standard output is not a terminal.
  case noTerminal
  /// The terminal database has no entry for the value of `TERM`, which is empty if it is not set.
  case unknownTerminal(name: String)
  /// The terminal can't position its cursor.
  case incapableTerminal(name: String)
  /// No UTF-8 locale is installed.
  case noUnicodeLocale
  /// The system's file size limit is too small for a frame.
  case fileSizeLimited
  /// The process has as many files open as it may.
  case tooManyOpenFiles
  /// A call to the terminal library failed.
  case callFailed(String)
  /// The terminal was disconnected.
  case hungUp
}

extension RendererError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noTerminal:
      "standard input and output must be a terminal; run it in one, without redirections"
    case .unknownTerminal(name: ""):
      "TERM is not set; set it to the name of this terminal, one that `infocmp` knows"
    case .unknownTerminal(let name):
      "cannot draw on the terminal “\(name)”; set TERM to one that `infocmp` knows"
    case .incapableTerminal(let name):
      "the terminal “\(name)” can’t move its cursor; set TERM to one that can, such as xterm-256color"
    case .noUnicodeLocale:
      "this program needs a UTF-8 locale; set LC_ALL to one that `locale -a` lists, such as C.UTF-8"
    case .fileSizeLimited:
      "a screen needs larger files than are allowed here; run it after `ulimit -f unlimited`"
    case .tooManyOpenFiles:
      "a screen needs a few more open files than are allowed here; run it after `ulimit -n 256`"
    case .callFailed(let call):
      "the terminal refused \(call)"
    case .hungUp:
      "the terminal is gone"
    }
  }
}

extension RendererError {
  /// Whether the program could run in line mode, which needs no capable terminal.
  package var isAvoidedByLines: Bool {
    switch self {
    case .unknownTerminal, .incapableTerminal: true
    case .noTerminal, .noUnicodeLocale, .fileSizeLimited, .tooManyOpenFiles, .callFailed, .hungUp:
      false
    }
  }
}
