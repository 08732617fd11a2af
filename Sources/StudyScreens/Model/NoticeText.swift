import TerminalCore
import TerminalUI

/// What the person has to hear of a link or a file, while there is something.
struct NoticeText<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    guard let notice = model.notice else { return }
    Text<Owner>(notice, style: Style(foreground: .red)).place(in: &layout)
  }
}
