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
    searchText: "ことば", answer: "こたえ", text: "ぶんしょう",
    greeting: "つかいかたは * で わかります。",
    more: "つづきは * で よめます。",
    earlier: "まえの ぎょうは * で よめます。", end: "これで ぜんぶです。",
    unknown: "それは この がめんに ありません。かけるものは * で わかります。",
    lacksColon: "「*」は にゅうりょくしませんでした。そうさなら :* です。もじなら、もういちど * と かいてください。",
    noLine: "* の ぎょうは ありません。",
    noLineInSearch: "* の ぎょうは ありません。* を さがすなら、もういちど * と かいてください。",
    whichLine: "ぎょうの ばんごうを かいて えらんでください。",
    unchanged: "ここでは なにも かわりません。", unfinished: "すこし おまちください。",
    changed: "がめんが かわったので、いまの ぎょうは つかいませんでした。",
    lacksLine: "どれですか。ぎょうの ばんごうも つけてください。たとえば：*",
    lacksValue: "さきに、ばんごうで あたいを えらんでください。", keys: "ほかの そうさ：*",
    options: "えらべるもの：*", separator: "、", rest: "ほかは まえと おなじです。* で よめます。",
    help: """
      1, t             その ばんごうや もじで はじまる ぎょうを えらびます。ぎょうの ことばでも えらべます。
      Enter            ひとつだけの ぎょうを えらぶか、かいたものを かくていします。
      b                もどります。
      +                つづきを よみます。
      .                もういちど よみます。
      -                まえの ぎょうを よみます。
      Home, End        はじめの ぎょう、おわりの ぎょうを よみます。
      m 2              2ばんめの モードに します。
      left, right      さいごに えらんだ あたい（かずなど）を かえます。
      5 20             5ばんの ぎょうの あたいを きめます。
      x, F5, Alt-X     キーを おします。keys で よめる ことばを かいても おせます。
      x 3              3ばんの ぎょうに、キーを つかいます。
      keys             この がめんの キーの いちらんです。
      q, exit          おわります。
      もじを いれるところでは、まえに コロンを つけます。:b :q :3 :Ctrl-X
      """)
}
