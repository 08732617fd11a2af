import TerminalCore

/// A search field at the top of the screen that filters the rows below it.
///
/// It receives all typed characters unless another field has the focus, while the arrow keys and
/// Enter still operate the rows. The screen's body does the filtering. At each key, the first row
/// gets the focus, or the first control if there are no rows, but never another field; other parts
/// of the screen don't scroll. When the text is cleared at once, as by Escape, the found row keeps
/// the focus if it has an `id`; so does one that the user has moved to while the text is shortened.
public struct SearchField<Owner: Routed>: View {
  private let field: Field<Owner>

  /// Creates a field for a text property of the screen.
  public init(
    _ text: WritableKeyPath<Owner, String>, label: String = "/", placeholder: String = ""
  ) {
    field = Field(
      text: text, purpose: .search, label: label, placeholder: placeholder, submit: nil)
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(field)
  }
}

/// A field for an answer, which Enter submits. It stays at the top, below any pinned text before
/// it.
public struct EntryField<Owner: Routed>: View {
  private let text: WritableKeyPath<Owner, String>
  private let label: String
  private let placeholder: String
  private var submit: ((inout Owner, Context<Owner>) -> Void)?

  /// Creates a field for a text property of the screen.
  public init(
    _ text: WritableKeyPath<Owner, String>, label: String = ">", placeholder: String = ""
  ) {
    self.text = text
    self.label = label
    self.placeholder = placeholder
  }

  /// Sets the action of Enter, which replaces any earlier one.
  public consuming func onSubmit(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    submit = action
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      Field(
        text: text, purpose: .entry, label: label, placeholder: placeholder, submit: submit))
  }
}

/// A text field that receives typed characters while it has the focus.
///
/// Tab, Up, Down, and clicks move the focus. Left and Right move the cursor, and leave the field at
/// the ends of the text. Enter submits, or moves to the next control or list if there is nothing to
/// submit.
public struct TextField<Owner: Routed>: LineField {
  public var field: Field<Owner>

  /// Creates a field for a text property of the screen.
  ///
  /// - Parameters:
  ///   - label: The text before the field.
  ///   - text: The property.
  ///   - placeholder: The text to show while the field is empty.
  public init(
    _ label: String, _ text: WritableKeyPath<Owner, String>, placeholder: String = ""
  ) {
    field = Field(text: text, purpose: .line, label: label, placeholder: placeholder, submit: nil)
  }
}

/// A ``TextField`` that doesn't show what is typed.
///
/// In line mode, a terminal doesn't show it either, and a recording contains asterisks instead.
public struct SecureField<Owner: Routed>: LineField {
  public var field: Field<Owner>

  /// Creates a field for a text property of the screen.
  public init(
    _ label: String, _ text: WritableKeyPath<Owner, String>, placeholder: String = ""
  ) {
    field = Field(text: text, purpose: .line, label: label, placeholder: placeholder, submit: nil)
    field.isSecure = true
  }
}
