import TerminalCore

/// A control that performs an action when pressed with Enter, Space, or a click.
///
/// Buttons can be placed side by side:
///
/// ```
/// HStack {
///   Button("Send", submits: true) { screen, context in screen.send(context) }
///   Button("Cancel") { _, context in context.pop() }
/// }
/// ```
public struct Button<Owner: Routed>: View {
  private let label: String
  private let submits: Bool
  private let action: (inout Owner, Context<Owner>) -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The text of the button.
  ///   - submits: Whether the button submits its enclosing ``Form``. If so, it does nothing while a
  ///     field of the form is invalid, except to focus the first such field.
  ///   - action: Called when the button is pressed.
  public init(
    _ label: String, submits: Bool = false,
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) {
    self.label = label
    self.submits = submits
    self.action = action
  }

  public var width: Width { .cells(label.displayWidth + 6) }

  public func place(in layout: inout Layout<Owner>) {
    var control = Control<Owner>(
      text: { [label] _ in label }, press: action,
      draw: { [label] _, _, canvas in
        canvas.drawSelection()
        let end = canvas.write("[ \(label)", at: 2, limit: canvas.width - 2)
        canvas.write(" ]", at: end)
      })
    control.enterAction = submits ? .submit : .press
    if submits { control.submitted = .form(layout.form?.id) }
    layout.add(control)
  }
}
