/// What Enter does with the focused element, which the hints and the list of keys say.
enum EnterAction: Hashable {
  /// Opens what a row or a link leads to.
  case open
  /// Presses a button.
  case press
  /// Changes the value of a control.
  case change
  /// Chooses among the options of a control.
  case choose
  /// Moves from a text field to the next control.
  case next
  /// Submits a text or a form.
  case submit
  /// Scrolls to the focused target, which is out of sight.
  case scroll
  /// Does what the screen, the row, or the control says.
  case named(String)

  /// The name of the action, as shown to the user.
  func words(_ phrases: Phrases.Keys) -> String {
    switch self {
    case .open: phrases.open
    case .press: phrases.press
    case .change: phrases.change
    case .choose: phrases.chooseOption
    case .next: phrases.goToNextField
    case .submit: phrases.submit
    case .scroll: phrases.scrollToFocus
    case .named(let words): words
    }
  }

  /// The name that the program gives to the action; `nil` for one of the library's.
  var ownWords: String? {
    if case .named(let words) = self { words } else { nil }
  }
}

/// What Enter does at the moment.
struct EnterKey: Equatable {
  /// What Enter does with the focused element.
  let action: EnterAction

  /// Whether it does anything: whether the focused target can be chosen, or a field submitted.
  let isUsable: Bool
}
