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

  /// Draws the titles, and the keys of the modes if they have a column.
  init(_ conditions: Conditions, keys: (text: String, column: Int)?, phraseBook: PhraseBook) {
    var canvas = Canvas(
      size: conditions.size, appearance: conditions.appearance, phraseBook: phraseBook,
      isLoading: false, cover: .none, time: .zero)
    TabTitles(conditions.titles, columns: 0..<conditions.size.columns)
      .draw(selected: conditions.selected, on: &canvas)
    if let keys { canvas.write(keys.text, at: keys.column, role: .muted) }
    if !conditions.isUsable { canvas.frame.add(.dim) }
    self.conditions = conditions
    frame = canvas.frame
  }
}

extension KeyTable {
  /// The keys that each show a mode, as shown to users; `nil` if there is only one mode.
  var modeKeys: String? {
    let binding = bindings.first { $0.command == .mode(1) }
    return binding?.labels(whileTyping: true, besides: []).asOne(separatedBy: " ")
  }
}
