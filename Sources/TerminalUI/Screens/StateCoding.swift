import FoundationEssentials

/// How the state of a screen becomes text, and a screen again.
struct StateCoding<Content> {
  /// The state as text, or `nil` when it can't be written.
  let text: (Content) -> String?

  /// Makes a screen what it was; a text that can't be read leaves it new.
  let restore: (String, inout Content) -> Void
}

extension StateCoding where Content: SavedScreen {
  /// The state as JSON.
  static var json: StateCoding {
    StateCoding { screen in
      let encoder = JSONEncoder()
      // The same state is the same text, whenever it is written.
      encoder.outputFormatting = .sortedKeys
      return (try? encoder.encode(screen.saved)).map { String(decoding: $0, as: UTF8.self) }
    } restore: { text, screen in
      guard let saved = try? JSONDecoder().decode(Content.Saved.self, from: Data(text.utf8))
      else { return }
      screen.saved = saved
    }
  }
}
