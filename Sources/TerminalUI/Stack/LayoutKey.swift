import TerminalCore

/// What a layout and the lines around it depend on: while it is equal, they still hold.
struct LayoutKey: Equatable {
  /// The size of the stack's area, in cells.
  let size: Size

  /// Language, glyphs and motion.
  let appearance: Appearance

  /// Counts everything that may have changed a screen, what screens share, or a path.
  let version: UInt64

  /// The size of the area without the lines above and below; it has a row at least.
  var bodySize: Size { Size(columns: size.columns, rows: max(1, size.rows - 2)) }
}
