import StudyCatalog
import TerminalUI

extension MapKnowledge {
  /// The levels that the legend of the map tells apart, each with its title.
  static let kinds: [(levels: ClosedRange<Int>, title: BilingualText)] = [
    (4...4, Mastery.learned.title), (2...3, BilingualText(japanese: "一部", english: "partly")),
    (1...1, Mastery.begun.title), (0...0, Mastery.new.title),
  ]
}

extension StudyModel {
  /// A dialog that says what the colors and signs of the map mean.
  var explanationOfMap: Dialog {
    let meanings = [
      language("読み・県庁所在地・地方を、全部おぼえた", "its reading, capital and region"),
      language("そのうちの、いくつかをおぼえた", "some of them"),
      language("答えたことがある", "answered, but nothing is learned"),
      language("まだ答えていない", "not answered"),
    ]
    let legend = zip(MapKnowledge.kinds, meanings).map { kind, meaning in
      " \(glyphs.sign(ofLevel: kind.levels.lowerBound))  \(language(kind.title))"
        + language.colon + meaning
    }
    let heading = language(
      "都道府県の色で、おぼえたことがわかります。", "The color of a prefecture says what you have learned of it.")
    var dialog = Dialog(
      ([heading, ""] + legend + ["", meaningOfLearned]).joined(separator: "\n"),
      in: language)
    for (line, kind) in MapKnowledge.kinds.enumerated() {
      dialog = dialog.style(.tile(ofLevel: kind.levels.lowerBound), ofLine: 2 + line)
    }
    return dialog
  }
}
