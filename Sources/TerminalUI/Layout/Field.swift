/// A line of text that the keyboard writes to.
public struct Field<Owner: Routed> {
  /// Where the text is kept.
  let text: WritableKeyPath<Owner, String>

  /// What the field is for.
  let purpose: FieldPurpose

  /// What stands before the text.
  let label: String

  /// What an empty field shows.
  let placeholder: String

  /// What Enter does in a field for an answer.
  let submit: ((inout Owner, Context<Owner>) -> Void)?
}
