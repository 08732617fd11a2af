/// A question or a message that stands over a screen and takes the keys until it is answered.
///
/// It is a value, so a script can answer it as a person does.
public struct Dialog: Hashable, Sendable {
  /// What is asked or said.
  public let message: String

  /// The answers to choose from.
  public let choices: [String]

  /// The index of the answer that Escape gives.
  public let cancelling: Int

  /// Makes a dialog; the first choice is focused.
  ///
  /// - Parameters:
  ///   - message: What is asked or said; it is broken into lines.
  ///   - choices: The answers, one at least.
  ///   - cancelling: The index of the answer that Escape gives; the last when left out.
  public init(_ message: String, choices: [String], cancelling: Int? = nil) {
    precondition(!choices.isEmpty, "a dialog needs a choice; this one has none: “\(message)”")
    let cancelling = cancelling ?? choices.count - 1
    precondition(
      choices.indices.contains(cancelling),
      "choice \(cancelling) of \(choices.count) can't be the one that Escape gives")
    self.message = message
    self.choices = choices
    self.cancelling = cancelling
  }
}

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
