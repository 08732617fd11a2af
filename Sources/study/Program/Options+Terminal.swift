import ScreenStack
import TerminalCore
import TerminalNcurses

extension NcursesTerminal.Options {
  /// What the environment says about the terminal, and the arguments about how it is drawn on.
  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self = surroundings.terminal
    if invocation.theme != .auto { theme = invocation.theme }
    ambiguousWidth = invocation.ambiguousWidth.width
    frameMarking = invocation.frameMarking
    switch invocation.color {
    case .auto: break
    case .never: colors = .mono
    case .always, .palette: colors = .palette
    case .sixteen: colors = .sixteen
    }
  }
}
