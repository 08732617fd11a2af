package import TerminalCore

extension InputEvent {
  /// Whether the viewer wants to use the shell in between.
  var suspends: Bool {
    self == .key(Key(.character("z"), .control)) || self == .signal(.suspend)
  }

  /// Whether the viewer pressed a key for the play.
  var isKey: Bool {
    switch self {
    case .key: !suspends
    case .text: true
    case .paste, .mouse, .resize, .focus, .signal, .unknown: false
    }
  }

  /// The key with which the viewer asks for the program.
  static let turn = InputEvent.text("t")

  /// Whether the viewer of a tour wants to take over, or the program has to end.
  var takesOver: Bool {
    switch self {
    case .key, .text, .paste, .signal(.terminate), .signal(.hangUp): true
    case .mouse(let mouse): if case .press = mouse.action { true } else { false }
    case .resize, .focus, .signal, .unknown: false
    }
  }

  /// Whether the terminal may have lost its contents.
  var needsRedraw: Bool {
    switch self {
    case .resize, .signal(.resume): true
    case .key, .text, .paste, .mouse, .focus, .signal, .unknown: false
    }
  }
}

extension Size {
  /// The part of a terminal's size available to the program in a tour.
  package var ofTour: Size { Size(columns: columns, rows: max(1, rows - 1)) }
}
