import TerminalCore

/// A question or a message over a screen, which has the keyboard until it is answered.
public struct Dialog: Hashable, Sendable {
  /// The question or message.
  public let message: String

  /// The choices, of which there is at least one.
  public let choices: [String]

  /// The index of the choice that Escape makes.
  public let cancelling: Int

  /// The index of the choice that has the focus at first.
  public let focused: Int

  /// The roles of the lines of the message that have one of their own, by the number of the line.
  private(set) var roles: [Int: Role] = [:]

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - message: The question or message. Long text is wrapped.
  ///   - choices: The choices.
  ///   - cancelling: The index of the choice that Escape makes; by default the last one.
  ///   - focused: The index of the choice that has the focus at first, such as the cautious one of
  ///     a question about a loss.
  /// - Precondition: There is at least one choice, and `cancelling` and `focused` are valid
  ///   indices.
  public init(_ message: String, choices: [String], cancelling: Int? = nil, focused: Int = 0) {
    ensure(!choices.isEmpty, "a dialog needs a choice; this one has none: “\(message)”")
    let cancelling = cancelling ?? choices.count - 1
    ensure(
      choices.indices.contains(cancelling),
      "choice \(cancelling) of \(choices.count) can't be the one that Escape gives")
    ensure(
      choices.indices.contains(focused),
      "choice \(focused) of \(choices.count) can't be the one that has the focus")
    self.message = message
    self.choices = choices
    self.cancelling = cancelling
    self.focused = focused
  }

  /// Draws a line of the message in the style of a role, such as a right answer in ``Role/good``.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - line: The number of the line, counted from 0, where `\n` separates lines.
  /// - Returns: The dialog.
  /// - Precondition: The message has that line.
  public consuming func style(_ role: Role, ofLine line: Int) -> Self {
    let count = message.split(separator: "\n", omittingEmptySubsequences: false).count
    ensure(
      (0..<count).contains(line),
      "the message of the dialog has the lines 0 to \(count - 1); it has no line \(line)")
    roles[line] = role
    return self
  }
}

extension Context {
  /// Shows a dialog over the screen, which has the keyboard until it is answered.
  ///
  /// If the screen is removed while the dialog is open, the dialog ends with the choice that Escape
  /// makes.
  ///
  /// - Parameters:
  ///   - dialog: The dialog to show.
  ///   - answer: Called with the screen and the index of the choice.
  public func present(
    _ dialog: Dialog,
    answer: @escaping (inout Owner, Int, Context) -> Void = { _, _, _ in }
  ) {
    present(DialogBox(dialog: dialog, on: host.session.appearance)) { screen, choice, _, context in
      answer(&screen, choice, context)
    }
  }

  /// Shows a dialog over the screen, with an optional field.
  func present(
    _ dialog: DialogBox, answer: @escaping (inout Owner, Int, String, Context) -> Void
  ) {
    if let box = host.screens[entry] { host.keepNoticeForLater(of: box) }
    var dialog = dialog
    host.number(&dialog)
    // The host owns the dialog, which owns the closure, so the closure must not retain the host.
    host.screens[entry]?.dialogs.append(
      PresentedDialog(box: dialog) { [entry, trigger] choice, text, host in
        guard let box: OwnerBox<Owner> = host.box(of: entry) else { return }
        let context = Context(host: host, entry: entry, trigger: trigger)
        box.change(in: host) { answer(&$0, choice, text, context) }
      })
    if let route = host.screens[entry]?.route {
      host.session.report(.dialog(ObservedDialog(place: .screen(route), dialog: dialog.dialog)))
    }
    host.pointer.forgetPress()
    host.session.screensChanged()
  }
}
