/// A line of text that the keyboard writes to.
public struct Field<Owner: Routed> {
  /// What a field is for, which decides what some keys mean in it.
  public enum Purpose: Hashable, Sendable {
    /// Narrows the rows below it: Escape empties it, Enter chooses the focused row.
    case search
    /// Takes an answer: Enter hands it in.
    case entry
  }

  /// Where the text is kept.
  let text: WritableKeyPath<Owner, String>

  /// What the field is for.
  let purpose: Purpose

  /// What stands before the text.
  let label: String

  /// What an empty field shows.
  let placeholder: String

  /// What Enter does in a field for an answer.
  let submit: ((inout Owner, Context<Owner>) -> Void)?
}
