/// A search field at the top, to filter the rows below it.
///
/// It gets all typed characters, while the arrow keys and Enter still work on the rows. The
/// filtering itself is up to the screen's body.
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

/// A field for an answer, which Enter submits. It stays at the top, below the pinned text before
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

  /// Sets the action of Enter.
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

/// A field among others, which gets the typed characters while it has the focus.
///
/// Tab, Up, Down and a click move the focus; Left and Right move the cursor, and on from the ends
/// of the text. Enter submits, or moves on if there is nothing to submit.
public struct TextField<Owner: Routed>: View {
  private let text: WritableKeyPath<Owner, String>
  private let label: String
  private let placeholder: String
  private let isSecure: Bool
  private var submit: ((inout Owner, Context<Owner>) -> Void)?
  private var complaint: ((Owner) -> String?)?
  private var slowCheck: (@Sendable (String) async -> String?)?

  /// Creates a field for a text property of the screen.
  ///
  /// - Parameters:
  ///   - label: The text before the field.
  ///   - text: The property.
  ///   - placeholder: What an empty field shows.
  public init(
    _ label: String, _ text: WritableKeyPath<Owner, String>, placeholder: String = ""
  ) {
    self.init(label, text, placeholder: placeholder, isSecure: false)
  }

  init(
    _ label: String, _ text: WritableKeyPath<Owner, String>, placeholder: String, isSecure: Bool
  ) {
    self.text = text
    self.label = label
    self.placeholder = placeholder
    self.isSecure = isSecure
  }

  /// Sets the action of Enter.
  public consuming func onSubmit(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    submit = action
    return self
  }

  /// Checks the text: once the user has edited the field and left it, and when its ``Form`` is
  /// submitted. From then on it complains until the text is right.
  ///
  /// - Parameter complaint: Says what is wrong, in a few words; `nil` if the text is right.
  /// - Returns: The field with the check, in place of one that it had.
  public consuming func validate(_ complaint: @escaping (String) -> String?) -> Self {
    let text = text
    self.complaint = { complaint($0[keyPath: text]) }
    return self
  }

  /// Checks the text as the other `validate` does, with a property of the screen that says what is
  /// wrong, or is `nil`.
  public consuming func validate(_ complaint: KeyPath<Owner, String?>) -> Self {
    self.complaint = { $0[keyPath: complaint] }
    return self
  }

  /// Sets a check that takes time, such as asking a server whether a name is taken.
  ///
  /// It runs as a task of the screen when the field has been edited and left, and before its form
  /// is submitted, which waits for it. A text that `validate` finds wrong is not checked.
  ///
  /// - Parameter complaint: Says what is wrong with a text; `nil` if nothing is.
  /// - Returns: The field with the check, in place of one that it had.
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
          complaint: complaint, slowCheck: slowCheck, form: layout.form?.id)))
  }
}

/// A ``TextField`` that does not show what is typed.
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

  /// Checks the text; see `TextField.validate`.
  public consuming func validate(_ complaint: @escaping (String) -> String?) -> Self {
    SecureField(field.validate(complaint))
  }

  /// Checks the text with a property of the screen that says what is wrong, or is `nil`.
  public consuming func validate(_ complaint: KeyPath<Owner, String?>) -> Self {
    SecureField(field.validate(complaint))
  }

  public func place(in layout: inout Layout<Owner>) { field.place(in: &layout) }
}
