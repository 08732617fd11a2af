/// What a layout is made for: while it is equal, the layout still holds.
struct Room: Equatable {
  /// The width, in cells.
  let columns: Int

  /// The height of the body, in rows.
  let rows: Int

  /// Language, glyphs and motion.
  let appearance: Appearance

  /// Counts everything that may have changed a screen or what screens share.
  let version: UInt64
}
