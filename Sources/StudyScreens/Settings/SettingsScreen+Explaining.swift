import TerminalUI

extension SettingsScreen {
  /// A dialog that explains the setting with an id.
  func explanation(of id: String?) -> Dialog<Void>? {
    id.flatMap(Setting.init).map {
      Dialog("\(model.name(of: $0))\n\n\(words(for: $0))", in: model.language)
    }
  }

  private func words(for setting: Setting) -> String {
    let language = model.language
    return switch setting {
    case .roundLength:
      language("レッスン1回に出る問題の数です。", "How many questions are in a round of a lesson.")
    case .newItems:
      language(
        "まだ答えたことのない問題を、1日にいくつまで出すかを決めます。復習の数は変わりません。",
        "How many questions that you have never answered may come up each day. "
          + "Reviews are not limited.")
    case .answers:
      language(
        "選んで答えるか、書いて答えるかを決めます。どちらか一つしかない問題は、そのまま出ます。",
        "Whether you choose answers, type them, or both. Some questions come in one form only.")
    case .autoAdvance:
      language(
        "正解のあと、すぐに次の問題が出ます。まちがえたときは、自分で次へ進みます。",
        "After a right answer, the next question comes by itself. "
          + "After a wrong one, you have time to read.")
    case .retention:
      language(
        "復習のときに、100問のうち何問をおぼえていたいかを決めます。大きいほど、早めに、何度も復習します。"
          + "変えた割合は、次に答えた問題から使います。",
        "How many of 100 questions you want to remember when they come up for review. The higher "
          + "it is, the sooner and the more often you review. A change counts for each question "
          + "from your next answer to it.")
        + "\n\n"
        + model.meaningOfLearned
    case .examTime:
      language(
        "テスト全体の時間は、「この秒数×問題の数」です。使いきると、テストは終わります。",
        "An exam allows this many seconds for each of its questions. "
          + "It ends when all of them are used up.")
    case .fit:
      language(
        "これまでの答えから、復習の予定をあなたの忘れ方に合わせます。",
        "Plans your reviews by how fast you forget, as your answers so far show.")
    case .theme:
      language(
        "画面の色です。「自動」は、端末の色に合わせます。",
        "The colors of the screens. The automatic ones suit the background of your terminal.")
    case .motion:
      language(
        "画面の動きです。「少し」では、動きの終わりだけが出ます。",
        "How screens move when they change. When reduced, you see only the end of the movement.")
    case .language: language("画面のことばです。", "The language of all screens.")
    case .readings: language("漢字に読みをつけます。", "Shows how kanji are read.")
    case .grade:
      language(
        "その学年のレッスンだけが出ます。復習には、ほかの学年の問題も出ます。",
        "Only the lessons of this grade are shown. "
          + "Reviews still ask what you have begun in other grades.")
    case .place: model.wordsForUseOfPlace
    case .erase:
      language(
        "答えの記録をすべて消します。その前に、もう一度たずねます。",
        "Erases the records of all answers. You are asked first.")
    }
  }
}
