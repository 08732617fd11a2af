/// The signs that a box is drawn with.
public struct BoxGlyphs: Sendable {
  /// Upper left, upper right, lower left, lower right.
  let corners: (String, String, String, String)
  /// The sign of the upper and lower edge.
  let across: String
  /// The sign of the left and right edge.
  let down: String
}
