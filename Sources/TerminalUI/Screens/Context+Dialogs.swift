extension Context {
  /// Shows a dialog over the screen, which has the keys until it is answered.
  ///
  /// When the screen goes, the dialog goes with it and has the answer that Escape gives.
  ///
  /// - Parameters:
  ///   - dialog: What is asked or said.
  ///   - answer: Takes the index of the choice.
  public func present(
    _ dialog: Dialog,
    answer: @escaping (inout Owner, Int, Context) -> Void = { _, _, _ in }
  ) {
    // The dialog is kept by the screen's box, and so must not keep the host that keeps the box.
    host.screens[entry]?.dialogs.append(
      PresentedDialog(box: DialogBox(dialog: dialog)) { [entry, origin] choice, host in
        guard let box = host.screens[entry] as? OwnerBox<Owner> else { return }
        let context = Context(host: host, entry: entry, origin: origin)
        box.change(in: host) { answer(&$0, choice, context) }
      })
    host.session.screensChanged()
  }
}
