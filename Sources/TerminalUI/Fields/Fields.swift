import TerminalCore

/// A search field at the top of the screen that filters the rows below it.
///
/// It receives all typed characters, while the arrow keys and Enter still operate the rows. The
/// screen's body does the filtering. At each key, the first row gets the focus. When the text is
/// cleared at once, as by Escape, the found row keeps it if it has an `id`; so does one that the
/// user has moved to while the text is shortened.
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
public struct TextField<Owner: Routed>: CheckedField {
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

  /// Sets the most characters that can be typed, at most 1,000. The field shows the limit when the
  /// text is nearly that long. A longer text that the screen already has stays, and can be edited
  /// but not grow.
  ///
  /// - Precondition: The limit is at least 1.
  public consuming func limit(_ characters: Int) -> Self {
    field.limit(characters)
    return self
  }

  /// Sets the action of Enter, which replaces any earlier one.
  public consuming func onSubmit(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    field.submit = action
    return self
  }

  /// Sets the name of the action of Enter in the hints, such as “to the list” for a filter.
  public consuming func actionName(_ name: String) -> Self {
    field.actionName = name
    return self
  }

  public func place(in layout: inout Layout<Owner>) { field.placeLine(in: &layout) }
}

/// A ``TextField`` that doesn't show what is typed.
///
/// In line mode, a terminal doesn't show it either, and a recording contains asterisks instead.
public struct SecureField<Owner: Routed>: CheckedField {
  public var field: Field<Owner>

  /// Creates a field for a text property of the screen.
  public init(
    _ label: String, _ text: WritableKeyPath<Owner, String>, placeholder: String = ""
  ) {
    field = Field(text: text, purpose: .line, label: label, placeholder: placeholder, submit: nil)
    field.isSecure = true
  }

  /// Sets the most characters that can be typed; see ``TextField/limit(_:)``.
  public consuming func limit(_ characters: Int) -> Self {
    field.limit(characters)
    return self
  }

  /// Sets the action of Enter, which replaces any earlier one.
  public consuming func onSubmit(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    field.submit = action
    return self
  }

  /// Sets the name of the action of Enter in the hints; see ``TextField/actionName(_:)``.
  public consuming func actionName(_ name: String) -> Self {
    field.actionName = name
    return self
  }

  public func place(in layout: inout Layout<Owner>) { field.placeLine(in: &layout) }
}

extension Field {
  /// Sets the most characters that can be typed.
  fileprivate mutating func limit(_ characters: Int) {
    ensure(characters >= 1, "a field can't be limited to \(characters) characters")
    limit = min(characters, FieldText.limit)
  }

  /// Places the field in a line, with its label.
  fileprivate consuming func placeLine(in layout: inout Layout<Owner>) {
    place = ControlLabel(label, in: layout, isChecked: isChecked)
    form = layout.form?.id
    layout.add(Control(self))
  }
}
