import TerminalCore

/// The mode bar as it was drawn, for as long as nothing that it shows has changed.
struct ModeBarPicture {
  /// What the bar was drawn for.
  struct Conditions: Equatable {
    /// The size of the bar.
    let size: Size

    /// Language, glyphs, theme and motion.
    let appearance: Appearance

    /// The titles of the modes, with the badges that they have now.
    let titles: [TabTitles.Title]

    /// The index of the visible mode.
    let selected: Int

    /// Whether modes can be chosen, rather than being covered by a question.
    let isUsable: Bool
  }

  /// What the bar was drawn for.
  let conditions: Conditions

  /// The line.
  let frame: Frame

  /// The least number of columns between the titles and the keys.
  private static let gap = 2

  /// Draws the titles from the left, and the keys of the modes at the right if they fit.
  init(_ conditions: Conditions, keys: String?, phraseBook: PhraseBook) {
    var canvas = Canvas(
      size: conditions.size, appearance: conditions.appearance, phraseBook: phraseBook,
      isLoading: false, cover: .none, time: .zero)
    let columns = conditions.size.columns
    let titles = TabTitles(conditions.titles, columns: 0..<columns)
    titles.draw(selected: conditions.selected, on: &canvas)
    // One cell stays free at the edge, as before the first title.
    let start = columns - 1 - (keys?.displayWidth ?? 0)
    if let keys, let end = titles.end, end + Self.gap <= start {
      canvas.write(keys, at: start, role: .muted)
    }
    if !conditions.isUsable { canvas.frame.add(.dim) }
    self.conditions = conditions
    frame = canvas.frame
  }
}

extension KeyTable {
  /// The keys that each show a mode, as shown to users; `nil` if there is only one mode.
  var modeKeys: String? {
    let binding = bindings.first { $0.command == .mode(1) }
    return binding?.labels(whileTyping: true, besides: []).joined(separator: " ")
  }
}
