import TerminalCore
import TerminalUI

/// How many items of a lesson are learned, begun, and new, each with its mark.
struct MasteryCounts<Owner: StudyScreen>: View {
  let items: [KnownItem]
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    counts(in: layout.width).place(in: &layout)
  }

  /// A line breaks only between two of them.
  private func counts(in width: Int) -> Text<Owner> {
    // Besides the indentation, the last cell separates them from the scroll bar.
    let room = width - 3
    var (text, used) = (Text<Owner>(""), 0)
    for mastery in [Mastery.learned, .begun, .new] {
      let count = items.count { $0.mastery == mastery }
      guard count > 0 else { continue }
      let mark = mastery == .new ? "" : mastery.mark(model.glyphs) + " "
      let words = "\(mark)\(model.language.label(mastery.title)) \(count)"
      let gap = used == 0 ? "" : used + 2 + words.displayWidth > room ? "\n" : "  "
      used = (gap == "\n" ? 0 : used + gap.count) + words.displayWidth
      text = text + Text(gap + words, role: mastery.role)
    }
    return text
  }
}
