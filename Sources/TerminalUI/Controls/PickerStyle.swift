/// How the options of a ``Picker`` are shown.
public enum PickerStyle: Hashable, Sendable {
  /// The selected option, between marks that change it.
  case line
  /// Each option on its own line, with a mark at the selected one.
  case radio
  /// The selected option, with a list of all options that opens over the screen; for more options
  /// than are convenient to step through.
  case list
}

extension GlyphSet {
  /// The mark of a list that opens.
  var listSign: String { self == .ascii ? "v" : "▾" }
}
