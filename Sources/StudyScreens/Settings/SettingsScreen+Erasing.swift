import Navigation
import Records
import StudyCatalog
import TerminalUI

extension SettingsScreen {
  /// Asks twice before erasing, because erased answers are hard to get back. The cautious
  /// choice has the focus.
  func askToErase(in context: Context<Self>) {
    let first = model.language(
      "これまでの答えと結果をすべて消しますか？\n消す前に控えを作り、その場所を知らせます。\n設定は残ります。",
      "Erase all answers and results?\nThey are copied first, and you are told where.\n"
        + "Your settings stay.")
    context.present(question(first, confirm: model.language.label("消す", "Erase"))) {
      screen, isAgreed, context in
      guard isAgreed else { return }
      let second = screen.model.language(
        "ほんとうに消しますか？ おぼえた数も、つづけた日数も 0 になります。",
        "Are you sure? Your progress and streak start again at 0.")
      let confirm = screen.model.language.label(["すべて", "消す"], "Erase all answers")
      context.present(screen.question(second, confirm: confirm)) {
        screen, isAgreed, context in
        if isAgreed { context.present(screen.erase()) }
      }
    }
  }

  private func question(_ message: String, confirm: String) -> Dialog<Bool> {
    Dialog(
      message, choices: [Choice(confirm, true)],
      cancel: Choice(model.language.label("消さない", "Keep"), false).focused())
  }

  /// Erases the records, and returns a dialog that reports the outcome.
  private mutating func erase() -> Dialog<Void> {
    let message: String
    do throws(RecordsError) {
      message =
        try model.erase().map {
          model.language("消しました。控え：\($0)", "Erased. The copy is \($0)")
        } ?? model.language("消しました。", "Erased.")
      read()
    } catch {
      message = model.language("消していません。", "Nothing was erased: ") + model.language(error.message)
    }
    return Dialog(message, in: model.language)
  }
}
