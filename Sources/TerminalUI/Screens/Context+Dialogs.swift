extension Context {
  /// Shows a dialog over the screen, which has the keys until it is answered.
  ///
  /// When the screen goes, the dialog goes with it and nothing is called.
  ///
  /// - Parameters:
  ///   - dialog: What is asked or said.
  ///   - answer: Takes the index of the choice.
  public func present(
    _ dialog: Dialog,
    answer: @escaping (inout Owner, Int, Context) -> Void = { _, _, _ in }
  ) {
    let context = self
    session.boxes[entry]?.dialogs.append(
      PresentedDialog(box: DialogBox(dialog: dialog)) { choice, session in
        guard let box = session.boxes[context.entry] as? OwnerBox<Owner> else { return }
        box.change(in: session) { answer(&$0, choice, context) }
      })
    session.screensChanged()
  }
}
