import TerminalUI

extension KeyBinding where Owner: StudyScreen {
  /// The key that says what “learned” and the bars mean, on the screens that have them.
  static var explainingLearned: KeyBinding {
    KeyBinding("e", \.wordsForExplaining, id: "explain") { screen, context in
      context.present(
        context.appearance.readsFrames
          ? screen.model.explanationOfLearned : screen.model.explanationOfBars())
    }
  }
}

extension StudyScreen {
  /// The name of a key that explains something.
  var wordsForExplaining: String { model.language.label("説明", "explain") }
}

extension StudyModel {
  /// A dialog that says what “learned” means, where frames are read, which have no bars.
  var explanationOfLearned: Dialog<Void> { Dialog(meaningOfLearned, in: language) }

  /// A dialog that also says what the bars of learned items mean. A note stands before that.
  func explanationOfBars(after note: String? = nil) -> Dialog<Void> {
    let full = ProgressBar<HomeScreen>(1, of: 1)
    let empty = ProgressBar<HomeScreen>(0, of: 1)
    func sign(_ bar: ProgressBar<HomeScreen>) -> String {
      bar.text(width: 3, glyphs: glyphs) + "  "
    }
    let lines = [
      meaningOfLearned, "",
      sign(full) + language(Mastery.learned.title),
      sign(empty.begun(1)) + language(Mastery.begun.title),
      sign(empty) + language(Mastery.new.title),
    ]
    return Dialog(
      ((note.map { [$0, ""] } ?? []) + lines).joined(separator: "\n"), in: language)
  }

  /// What “learned” means.
  var meaningOfLearned: String {
    language(
      "「おぼえた」は、最後の答えが正解で、7日たってもたぶんおぼえている問題です。",
      "“Learned” means that your latest answer was right, "
        + "and that you will probably still know it in a week.")
  }
}
