extension App {
  /// The language, glyphs, theme, and motion. Changes take effect at once, on every screen.
  public nonisolated var appearance: Appearance {
    get { inside { $0.session.appearance } }
    set { inside { $0.session.change(to: newValue) } }
  }

  /// The text most recently copied by a screen; `nil` if there is none.
  public nonisolated var copied: String? { inside { $0.session.copied } }
}
