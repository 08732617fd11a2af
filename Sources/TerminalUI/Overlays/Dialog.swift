import TerminalCore

/// A question or a message over a screen, which has the keyboard until it is answered.
///
/// A question has choices, each with the value that it stands for, and the one with which Escape
/// cancels it:
///
/// ```swift
/// context.present(
///   Dialog("Delete this file?", choices: [Choice("Delete", true)], cancel: Choice("Keep", false))
/// ) { screen, isAgreed, context in
///   if isAgreed { screen.delete(in: context) }
/// }
/// ```
///
/// A message has a single button: `Dialog("The disk is full.", close: "Close")`.
public struct Dialog<Value> {
  /// What the dialog shows.
  private(set) var content: DialogContent

  /// What the choices stand for.
  let values: [Value]

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - message: The question. Long text is wrapped.
  ///   - choices: The choices, of which the first one has the focus, unless another choice has it.
  ///   - cancel: The choice that changes nothing, which stands last. Escape makes it, and so does
  ///     the removal of the screen.
  /// - Precondition: At most one choice is focused.
  public init(_ message: String, choices: [Choice<Value>], cancel: Choice<Value>) {
    let choices = choices + [cancel]
    let focused = choices.indices.filter { choices[$0].hasFocus }
    ensure(
      focused.count <= 1, "\(focused.count) choices of one dialog are focused: “\(message)”")
    content = DialogContent(
      message, choices: choices.map { $0.label }, focused: focused.first ?? 0)
    values = choices.map { $0.value }
  }

  /// Draws a line of the message in the style of a role, such as a right answer in ``Role/good``.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - line: The number of the line, counted from 0, where `\n` separates lines.
  /// - Returns: The dialog.
  /// - Precondition: The message has that line.
  public consuming func style(_ role: Role, ofLine line: Int) -> Self {
    content = content.style(role, ofLine: line)
    return self
  }
}

extension Dialog<Void> {
  /// Creates a message, which is only closed.
  ///
  /// - Parameters:
  ///   - message: The message. Long text is wrapped.
  ///   - label: The label of its button.
  public init(_ message: String, close label: String) {
    self.init(message, choices: [], cancel: Choice(label, ()))
  }
}

extension Dialog: Sendable where Value: Sendable {}

/// A choice of a ``Dialog``.
public struct Choice<Value> {
  let label: String
  let value: Value
  private(set) var hasFocus = false

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - label: Its label.
  ///   - value: What it stands for, which is passed to the closure that receives the answer.
  public init(_ label: String, _ value: Value) {
    self.label = label
    self.value = value
  }

  /// Gives the choice the focus at first, so that Enter makes it, such as the cautious one of a
  /// question about a loss.
  public consuming func focused() -> Self {
    hasFocus = true
    return self
  }
}

extension Choice: Sendable where Value: Sendable {}

extension Context {
  /// Asks the user to choose, in a dialog over the screen, which has the keyboard until it is
  /// answered.
  ///
  /// The closure is called exactly once, however the dialog ends: if the screen is removed while
  /// the dialog is open, the dialog is cancelled, as by Escape.
  ///
  /// - Parameters:
  ///   - dialog: The dialog to show.
  ///   - answer: Called with the screen and the value of the choice.
  public func present<Value>(
    _ dialog: Dialog<Value>, answer: @escaping (inout Owner, Value, Context) -> Void
  ) {
    let values = dialog.values
    present(DialogBox(dialog: dialog.content, on: host.session.appearance)) {
      screen, choice, _, context in
      answer(&screen, values[choice], context)
    }
  }

  /// Shows a message in a dialog over the screen, which has the keyboard until it is closed.
  ///
  /// - Parameter dialog: The message.
  public func present(_ dialog: Dialog<Void>) { present(dialog) { _, _, _ in } }

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
