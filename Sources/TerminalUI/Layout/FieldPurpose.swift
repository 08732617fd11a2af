/// What a field is for, which decides what some keys mean in it.
enum FieldPurpose: Hashable {
  /// Narrows the rows below it: Escape empties it, Enter chooses the focused row.
  case search
  /// Takes an answer: Enter hands it in.
  case entry
}
