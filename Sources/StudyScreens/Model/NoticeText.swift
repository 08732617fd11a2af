import TerminalCore
import TerminalUI

/// That what the person does can't be written, for as long as that is so.
struct NoticeText<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    guard let problem = model.writeProblem else { return }
    Text<Owner>(problem, style: Style(foreground: .red)).place(in: &layout)
  }
}

extension Context {
  /// Tells the person what there is to tell, over the first screen of the program.
  func presentNews(of model: StudyModel) {
    guard let news = model.takeNews() else { return }
    present(Dialog(news, choices: [model.language("閉じる", "Close")]))
  }
}
