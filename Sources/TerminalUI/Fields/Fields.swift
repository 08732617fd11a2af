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
public struct TextField<Owner: Routed>: View {
  private let text: WritableKeyPath<Owner, String>
  private let label: String
  private let placeholder: String
  private let isSecure: Bool
  private var submit: ((inout Owner, Context<Owner>) -> Void)?
  private var complaint: ((Owner) -> String?)?
  private var slowCheck: (@Sendable (String) async -> String?)?
  private var limit = FieldText.limit

  /// Creates a field for a text property of the screen.
  ///
  /// - Parameters:
  ///   - label: The text before the field.
  ///   - text: The property.
  ///   - placeholder: The text to show while the field is empty.
  public init(
    _ label: String, _ text: WritableKeyPath<Owner, String>, placeholder: String = ""
  ) {
    self.init(label, text, placeholder: placeholder, isSecure: false)
  }

  /// Sets the most characters that can be typed, at most 1,000. The field shows the limit when the
  /// text is nearly that long. A longer text that the screen already has stays, and can be edited
  /// but not grow.
  ///
  /// - Precondition: The limit is at least 1.
  public consuming func limit(_ characters: Int) -> Self {
    ensure(characters >= 1, "a field can't be limited to \(characters) characters")
    limit = min(characters, FieldText.limit)
    return self
  }

  init(
    _ label: String, _ text: WritableKeyPath<Owner, String>, placeholder: String, isSecure: Bool
  ) {
    self.text = text
    self.label = label
    self.placeholder = placeholder
    self.isSecure = isSecure
  }

  /// Sets the action of Enter, which replaces any earlier one.
  public consuming func onSubmit(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    submit = action
    return self
  }

  /// Validates the text once the user has edited and left the field, and when its ``Form`` is
  /// submitted. From then on, the field shows the error message until the text is valid.
  ///
  /// - Parameter complaint: Returns a short error message; `nil` if the text is valid.
  /// - Returns: The field with this check, which replaces any earlier one.
  public consuming func validate(_ complaint: @escaping (String) -> String?) -> Self {
    let text = text
    self.complaint = { complaint($0[keyPath: text]) }
    return self
  }

  /// Validates the text like the other `validate`, using a property of the screen that contains the
  /// error message, or `nil`.
  public consuming func validate(_ complaint: KeyPath<Owner, String?>) -> Self {
    self.complaint = { $0[keyPath: complaint] }
    return self
  }

  /// Adds an asynchronous check, such as asking a server whether a name is taken.
  ///
  /// It runs as a task of the screen after the field was edited and left, and before its form is
  /// submitted, which waits for it. A text that fails `validate` is not checked.
  ///
  /// - Parameter complaint: Returns an error message for a text; `nil` if it is valid.
  /// - Returns: The field with this check, which replaces any earlier one.
  public consuming func check(
    _ complaint: @escaping @Sendable (String) async -> String?
  ) -> Self {
    slowCheck = complaint
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      Control(
        Field(
          text: text, purpose: .line, label: label, placeholder: placeholder, submit: submit,
          isSecure: isSecure,
          place: ControlLabel(label, in: layout, isChecked: complaint != nil || slowCheck != nil),
          complaint: complaint, slowCheck: slowCheck, form: layout.form?.id, limit: limit)))
  }
}

/// A ``TextField`` that doesn't show what is typed.
///
/// In line mode, a terminal doesn't show it either, and a recording contains asterisks instead.
public struct SecureField<Owner: Routed>: View {
  private let field: TextField<Owner>

  /// Creates a field for a text property of the screen.
  public init(
    _ label: String, _ text: WritableKeyPath<Owner, String>, placeholder: String = ""
  ) {
    field = TextField(label, text, placeholder: placeholder, isSecure: true)
  }

  private init(_ field: TextField<Owner>) { self.field = field }

  /// Sets the action of Enter.
  public consuming func onSubmit(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    SecureField(field.onSubmit(action))
  }

  /// Sets the most characters that can be typed; see ``TextField/limit(_:)``.
  public consuming func limit(_ characters: Int) -> Self { SecureField(field.limit(characters)) }

  /// Validates the text; see `TextField.validate`.
  public consuming func validate(_ complaint: @escaping (String) -> String?) -> Self {
    SecureField(field.validate(complaint))
  }

  /// Validates the text with a property of the screen that contains the error message, or `nil`.
  public consuming func validate(_ complaint: KeyPath<Owner, String?>) -> Self {
    SecureField(field.validate(complaint))
  }

  /// Adds an asynchronous check; see ``TextField/check(_:)``.
  public consuming func check(
    _ complaint: @escaping @Sendable (String) async -> String?
  ) -> Self {
    SecureField(field.check(complaint))
  }

  public func place(in layout: inout Layout<Owner>) { field.place(in: &layout) }
}
