import ScreenStack
import TerminalNcurses

extension NcursesTerminal.Options {
  /// What the environment says about the terminal, and the arguments about its colours.
  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self = surroundings.terminal
    switch invocation.color {
    case .auto: break
    case .never: colors = .none
    case .always, .palette: colors = .all
    case .sixteen: colors = .sixteen
    }
  }
}
