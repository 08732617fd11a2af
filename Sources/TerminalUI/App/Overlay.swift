import Navigation

/// What the program itself shows over the screens, with the keys to it.
enum Overlay {
  /// The list of keys.
  case help(HelpPanel)
  /// The question whether to end the program.
  case quit(DialogBox)
  /// A screen's question whether to leave it.
  case leaving(Question, DialogBox)
  /// A message that is read and closed.
  case notice(DialogBox)

  /// The dialog, where it is one.
  var dialog: DialogBox? {
    get {
      switch self {
      case .help: nil
      case .quit(let box), .leaving(_, let box), .notice(let box): box
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .help: break
      case .quit: self = .quit(newValue)
      case .leaving(let question, _): self = .leaving(question, newValue)
      case .notice: self = .notice(newValue)
      }
    }
  }
}
