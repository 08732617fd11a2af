import TerminalCore
import TerminalUI

/// Says that a search found nothing.
struct NoMatch<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    Text<Owner>(model.language("見つかりません", "Nothing found"), style: .dim)
      .place(in: &layout)
  }
}
