import Navigation

/// A choice in the question of a screen that is about to be removed.
enum LeaveChoice {
  /// To save, in the word of the screen, and then to leave.
  case save(String)
  case leave, stay

  /// The word for the choice: the screen's, or else that of the library.
  func label(of question: LeaveQuestion, _ words: Phrases.Dialogs) -> String {
    switch self {
    case .save(let word): word
    case .leave: question.leave ?? (question.cause == .quit ? words.leaveAndQuit : words.leave)
    case .stay: question.stay ?? words.stay
    }
  }
}

extension LeaveQuestion {
  /// The choices, in the order in which they are shown.
  var choices: [LeaveChoice] { (save.map { [.save($0)] } ?? []) + [.leave, .stay] }

  /// The index of the choice to leave.
  var leavingChoice: Int { choices.count - 2 }

  /// The index of the choice that has the focus at first, because it loses nothing: to save, or
  /// else to stay.
  var cautiousChoice: Int { save == nil ? choices.count - 1 : 0 }
}
