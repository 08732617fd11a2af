/// How the options of a ``Picker`` are shown.
public enum PickerStyle: Hashable, Sendable {
  /// The chosen one, between signs to change it.
  case line
  /// Each on a line of its own, with a mark at the chosen one.
  case radio
  /// The chosen one; all of them in a list over the screen, for more options than a person likes to
  /// step through.
  case list
}

extension GlyphSet {
  /// The sign for a list that opens.
  var listSign: String { self == .ascii ? "v" : "▾" }
}
