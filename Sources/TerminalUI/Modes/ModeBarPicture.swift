import Navigation
import TerminalCore

/// The mode bar as it was drawn, for as long as nothing that it shows has changed.
struct ModeBarPicture {
  /// What the bar was drawn for.
  struct Conditions: Equatable {
    /// The size of the bar.
    let size: Size

    /// Language, glyphs, theme and motion.
    let appearance: Appearance

    /// The version of all screens and of the model, which the badges count in.
    let version: UInt64

    /// The visible mode.
    let shown: PathID

    /// Whether modes can be chosen, rather than being covered by a question.
    let isUsable: Bool
  }

  /// What the bar was drawn for.
  let conditions: Conditions

  /// The line.
  let frame: Frame

  /// Draws the bar.
  init(of bar: ModeBar, _ conditions: Conditions, phraseBook: PhraseBook) {
    var canvas = Canvas(
      size: conditions.size, appearance: conditions.appearance, phraseBook: phraseBook,
      isLoading: false, cover: conditions.isUsable ? .none : .box, time: .zero)
    bar.draw(shown: conditions.shown, on: &canvas)
    if !conditions.isUsable { canvas.frame.add(.dim) }
    self.conditions = conditions
    frame = canvas.frame
  }
}
