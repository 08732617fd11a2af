import TerminalUI

extension KeyBinding where Owner: StudyScreen {
  /// The key that says what “learned” and the bars mean, on the screens that have them.
  static var explainingLearned: KeyBinding {
    KeyBinding("e", \.wordsForExplaining, id: "explain") { screen, context in
      context.present(
        context.appearance.readsFrames
          ? screen.model.explanationOfLearned() : screen.model.explanationOfBars())
    }
  }
}

extension StudyScreen {
  /// The name of a key that explains something.
  var wordsForExplaining: String { model.language.label("説明", "explain") }
}

extension StudyModel {
  /// A dialog that says what “learned” means, where frames are read, which have no bars.
  /// Sentences about what else the screen shows may follow.
  func explanationOfLearned(and others: [String] = []) -> Dialog<Void> {
    Dialog(([meaningOfLearned] + others).joined(separator: "\n"), in: language)
  }

  /// A dialog that also says what the bars of learned items mean. A note stands before that, and
  /// sentences about what else the screen shows below.
  func explanationOfBars(after note: String? = nil, and others: [String] = []) -> Dialog<Void> {
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
      ((note.map { [$0, ""] } ?? []) + lines + (others.isEmpty ? [] : [""] + others))
        .joined(separator: "\n"), in: language)
  }

  /// What the share of the learned items means that the record estimates.
  var meaningOfEstimate: String {
    language(
      "見こみは、おぼえた問題をこのあと復習しないとして、これまでの答えから計算したものです。",
      "The estimate for later is computed from your answers so far, "
        + "as if nothing learned were reviewed until then.")
  }

  /// What the column of best scores means.
  var meaningOfBest: String {
    language(
      "「最高」は、レッスンやテストを1回終えたときの正解の割合のうち、いちばん高いものです。",
      "“Best” is the highest score of a whole round or exam.")
  }

  /// What “learned” means.
  var meaningOfLearned: String {
    language(
      "「おぼえた」は、最後の答えが正解で、7日たってもたぶんおぼえている問題です。",
      "“Learned” means that your latest answer was right, "
        + "and that you will probably still know it in a week.")
  }
}
