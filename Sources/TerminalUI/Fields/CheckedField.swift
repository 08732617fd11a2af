/// A view with a text that can be checked: a ``TextField``, a ``SecureField``, or a ``TextEditor``.
public protocol CheckedField<Owner>: View {
  /// The text, and what checks it.
  var field: Field<Owner> { get set }
}

extension CheckedField {
  /// Validates the text once the user has edited and left the field, and when its ``Form`` is
  /// submitted. From then on, the field shows the error message until the text is valid.
  ///
  /// - Parameter complaint: Returns a short error message; `nil` if the text is valid.
  /// - Returns: The field with this check, which replaces any earlier one.
  public consuming func validate(_ complaint: @escaping (String) -> String?) -> Self {
    let text = field.text
    field.complaint = { complaint($0[keyPath: text]) }
    return self
  }

  /// Validates the text like the other `validate`, using a property of the screen that contains the
  /// error message, or `nil`.
  public consuming func validate(_ complaint: KeyPath<Owner, String?>) -> Self {
    field.complaint = { $0[keyPath: complaint] }
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
    field.slowCheck = complaint
    return self
  }
}
