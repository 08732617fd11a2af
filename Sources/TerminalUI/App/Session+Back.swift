import Navigation
import TerminalCore

extension Session {
  /// Two steps back that follow each other faster than this come from a key that is held down.
  static var repeatTime: Duration { .milliseconds(300) }

  /// Takes one step back: closes what is open, else inside the screen, else to the screen below,
  /// else asks whether to quit.
  @discardableResult
  func back(origin: Origin) -> BackStep {
    let isHeld = lastBack.map { queue.now - $0 < Self.repeatTime } ?? false
    lastBack = queue.now
    needsFrame = true
    if case .quit = overlay, isHeld { return .ignored }
    if let overlay {
      if let dialog = overlay.dialog?.dialog {
        answerOverlay(dialog.cancelling)
      } else {
        self.overlay = nil
      }
      return .closedDialog
    }
    guard let top else { return .ignored }
    if let dialog = top.dialogs.last?.box.dialog {
      answerDialog(dialog.cancelling, of: top)
      return .closedDialog
    }
    layOut(top)
    if top.backStep(in: self) { return .steppedInside }
    guard router.path.count == 1 else {
      router.perform(.pop(cause: .back), issuer: .entry(top.entry), origin: origin)
      return .popped
    }
    if isHeld { return .ignored }
    askToQuit()
    return .askedToQuit
  }

  private func askToQuit() {
    overlay = .quit(
      DialogBox(dialog: Dialog(phrases.quitQuestion, choices: [phrases.quit, phrases.stay])))
  }
}
