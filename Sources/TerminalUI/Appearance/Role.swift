/// What a part of the screen is there for, which decides how it looks.
///
/// Views name roles, and a ``Theme`` says how each role looks on a terminal.
public enum Role: Int, Hashable, Sendable, CaseIterable {
  /// What is read.
  case text
  /// What is needed less often: details, hints, numbers.
  case muted
  /// Titles and the headings of sections.
  case heading
  /// The one thing that matters now.
  case accent
  /// Text that leads somewhere when it is chosen.
  case link
  /// Something went well.
  case good
  /// Something went wrong.
  case bad
  /// Something needs care.
  case warning
  /// Lines around and between parts.
  case border
  /// Text that the person types.
  case field
  /// The first and the last line of the window. Only the background counts: other roles are drawn on
  /// it.
  case bar
  /// The row with the focus. Other roles are drawn on its background.
  case selection
  /// The mark before the row with the focus, on the background of the selection.
  case selectionMark
  /// The mark before the row to which the focus comes back.
  case rememberedMark
}
