import Navigation
import TerminalCore

extension Session {
  /// Whether the program is over.
  var isEnded: Bool { host.router.isEnded }

  /// Sets the status with which the program ends if a request to quit isn't refused.
  func setStatus(_ status: Int32) {
    ensure(
      (0...255).contains(status),
      "\(status) is no exit status; the system knows those from 0 to 255")
    if !isEnded { quitStatus = status }
  }

  /// Asks the user whether to quit.
  func askToQuit() {
    quitStatus = 0
    let words = phrases.dialogs
    let dialog = DialogContent(words.quitQuestion, choices: [words.quit, words.stay])
    overlay = .quit(DialogBox(dialog: dialog, on: appearance))
    reportQuestion()
  }

  /// Quits, once the user has agreed to lose what the active screen asks about. The cautious
  /// choice, to stay, has the focus.
  func quit(status: Int32 = 0, trigger: Trigger) {
    setStatus(status)
    guard let question = host.active?.screen.quitQuestion else {
      host.router.quit(trigger: trigger)
      return
    }
    // The question of a screen would stay open although nobody can see it anymore.
    if case .leaving(let other, _) = overlay { host.router.answer(other, with: .stay) }
    let words = phrases.dialogs
    let dialog = DialogContent(question, choices: [words.quit, words.stay], focused: 1)
    overlay = .losing(DialogBox(dialog: dialog, on: appearance))
    reportQuestion()
  }
}
