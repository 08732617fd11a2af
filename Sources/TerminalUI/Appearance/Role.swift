/// The purpose of a part of the screen, which determines how it looks.
///
/// Views name roles, and a ``Theme`` defines the style of each role.
public enum Role: Int, Hashable, Sendable, CaseIterable {
  /// Regular text.
  case text
  /// Less important text: details, hints, and numbers.
  case muted
  /// Titles and section headings.
  case heading
  /// The one thing that matters now.
  case accent
  /// Text that leads somewhere when chosen.
  case link
  /// Something went well.
  case good
  /// Something went wrong.
  case bad
  /// Something needs care.
  case warning
  /// Lines around and between parts.
  case border
  /// Text that the user types.
  case field
  /// The first and the last line of the window. Only its background is used, and other roles are
  /// drawn on top.
  case bar
  /// The focused row. Other roles are drawn on its background.
  case selection
  /// The mark in front of the focused row, on the background of the selection.
  case selectionMark
  /// The mark in front of the row to which the focus will return.
  case rememberedMark
  /// A tile of a map or a board on which nothing has happened yet. Like the other roles of tiles,
  /// it has a background where there are colors; beside them, a sign has to say the same.
  case tile
  /// A tile on which something has begun.
  case tileBegun
  /// A tile that is partly done.
  case tilePartial
  /// A tile that is done.
  case tileDone
  /// The focused tile.
  case tileSelection
}
