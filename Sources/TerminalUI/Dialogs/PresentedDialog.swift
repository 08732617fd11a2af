/// A dialog over a screen, with what its answer does.
struct PresentedDialog<Route: Hashable & Codable & Sendable> {
  /// What is asked, and which answer is focused.
  var box: DialogBox

  /// Hands the index of the answer to the screen.
  let answer: (Int, Session<Route>) -> Void
}
