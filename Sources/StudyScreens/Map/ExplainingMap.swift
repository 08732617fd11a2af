import StudyCatalog
import TerminalUI

extension MapKnowledge {
  /// The lines of the legend of the map, each with its title.
  static let legend: [(mastery: PrefectureMastery, title: BilingualText)] = [
    (.learned, Mastery.learned.title), (.partly, BilingualText(japanese: "一部", english: "partly")),
    (.begun, Mastery.begun.title), (.new, Mastery.new.title),
  ]
}

extension StudyModel {
  /// A dialog that says what the colors and signs of the map mean.
  var explanationOfMap: Dialog<Void> {
    let meanings = [
      language("読み・県庁所在地・地方を、全部おぼえた", "its reading, capital and region"),
      language("そのうちの、いくつかをおぼえた", "some of them"),
      language("答えたことがある", "answered, but nothing is learned"),
      language("まだ答えていない", "not answered"),
    ]
    let legend = zip(MapKnowledge.legend, meanings).map { line, meaning in
      " \(glyphs.sign(of: line.mastery))  \(language(line.title))" + language.colon + meaning
    }
    let heading = language(
      "都道府県の色で、おぼえたことがわかります。", "The color of a prefecture says what you have learned of it.")
    var dialog = Dialog(
      ([heading, ""] + legend + ["", meaningOfLearned]).joined(separator: "\n"),
      in: language)
    for (number, line) in MapKnowledge.legend.enumerated() {
      dialog = dialog.style(.tile(of: line.mastery), ofLine: 2 + number)
    }
    return dialog
  }
}
