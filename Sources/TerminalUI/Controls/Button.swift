import TerminalCore

/// Something to press: with Enter, Space or a click.
///
/// Buttons may stand side by side:
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

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - label: The words on it.
  ///   - submits: Whether it submits the ``Form`` that it stands in. It then does nothing while a
  ///     field of the form is wrong, but moves the focus to the first of them.
  ///   - action: The action of pressing it.
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
    if submits { control.submitted = .form(layout.form?.id) }
    layout.add(control)
  }
}
