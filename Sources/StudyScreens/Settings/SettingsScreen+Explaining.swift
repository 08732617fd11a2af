import TerminalUI

extension SettingsScreen {
  var wordsForExplaining: String { model.language.label("説明", "explain") }

  /// A dialog that explains the settings whose names don't say all, and what “learned” means.
  var explanations: Dialog {
    let language = model.language
    let parts = [
      language(
        "新しい問題：まだ答えたことのない問題が、1日にいくつまで出るか。復習の数はそのままです。",
        "New questions a day: how many questions that you have never answered may come up each day. "
          + "Reviews are not limited."),
      language(
        "答え方：選ぶ問題だけ、書く問題だけにもできます。どちらかしかない問題は、そのまま出ます。",
        "Answers: questions to choose or to type only. A question that has a single form keeps it."),
      language(
        "おぼえておく割合：復習のときに、100問のうちいくつをおぼえていたいか。大きいほど、早く、たくさん復習します。",
        "Retention: how many of 100 questions you want to remember when they come up for review. "
          + "The more, the sooner and the more often you review."),
      language(
        "おぼえた問題：最後の答えが正解で、7日たってもたぶんおぼえている問題です。",
        "Learned: your latest answer was right, and you will probably still know it in a week."),
    ]
    return Dialog(
      parts.joined(separator: "\n\n"), choices: [language.label("閉じる", "Close")])
  }
}
