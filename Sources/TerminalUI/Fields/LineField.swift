import TerminalCore

/// A view with a text of one line, which Enter submits: a ``TextField`` or a ``SecureField``.
public protocol LineField<Owner>: CheckedField {}

extension LineField {
  /// Sets the most characters that can be typed, at most 1,000. The field shows the limit when the
  /// text is nearly that long. A longer text that the screen already has stays, and can be edited
  /// but not grow.
  ///
  /// - Precondition: The limit is at least 1.
  public consuming func limit(_ characters: Int) -> Self {
    ensure(characters >= 1, "a field can't be limited to \(characters) characters")
    field.limit = min(characters, FieldText.limit)
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

  public func place(in layout: inout Layout<Owner>) {
    var field = field
    field.place = ControlLabel(field.label, in: layout, isChecked: field.isChecked)
    field.form = layout.form?.id
    layout.add(Control(field))
  }
}
