import TerminalNcurses

extension NcursesTerminal.Options {
  /// What the arguments and the environment say about the terminal.
  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self.init(
      terminalName: surroundings["TERM"] ?? "",
      colors: ColorDepth(invocation.color, isUnwanted: surroundings["NO_COLOR"] != nil),
      escapeDelay: .milliseconds(surroundings["SSH_CONNECTION"] == nil ? 25 : 100))
  }
}

extension ColorDepth {
  /// Without a word on the command line, `NO_COLOR` decides, as <https://no-color.org> asks.
  fileprivate init(_ choice: ColorChoice, isUnwanted: Bool) {
    self =
      switch choice {
      case .auto: isUnwanted ? .none : .all
      case .never: .none
      case .always, .palette: .all
      case .sixteen: .sixteen
      }
  }
}
