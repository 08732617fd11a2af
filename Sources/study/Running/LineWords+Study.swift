import ScreenStack
import StudyScreens
import TerminalLines
import TerminalUI

extension LineWords {
  /// The words in each language of Study, by its tag.
  static var translationsOfStudy: [String: LineWords] {
    translations.merging([Language.japaneseWithReadings.rawValue: .japaneseInKana]) { $1 }
  }

  private static let japaneseInKana = LineWords(
    choose: "ばんごう", next: "Enter か ばんごう", command: "そうさ", search: "ことばか ばんごう",
    searchText: "ことば", answer: "こたえ", text: "ぶんしょう", greeting: "つかいかたは * でわかります。",
    more: "つづきは + でよめます", end: "これでぜんぶです。",
    unknown: "ここではつかえません。つかいかたは * でわかります。",
    lacksColon: "「*」はにゅうりょくしませんでした。そうさなら :* です。もじなら、もういちど * とかいてください。",
    noLine: "* のぎょうはありません。",
    noSuchLine: "* のぎょうはありません。* をさがすなら、もういちど * とかいてください。",
    whichLine: "ぎょうのばんごうをかいてえらんでください。",
    unchanged: "ここではなにもかわりません。",
    help: """
      1, t             そのばんごうやもじではじまるぎょうをえらびます。
      Enter            ひとつだけのぎょうをえらぶか、かいたものをかくていします。
      b                もどります。
      +                つづきをよみます。
      .                もういちどよみます。
      m 2              2ばんめのモードにします。
      left, right      さいごにえらんだあたい（かずなど）をかえます。
      x, f5, alt+x     キーをおします。
      keys             このがめんのキーのいちらんです。
      q                おわります。
      もじをいれるところでは、まえにコロンをつけます。:b :q :3 :ctrl+x
      """)
}
