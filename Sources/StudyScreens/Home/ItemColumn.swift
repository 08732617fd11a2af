import StudyCatalog
import TerminalCore
import TerminalUI

/// The items of a lesson beside the list of lessons, each with a mark of what the learner knows of it.
///
/// Only a learned item shows its answer. The others are still to be asked, perhaps at once.
struct ItemColumn<Owner: StudyScreen>: View {
  let model: StudyModel
  let lesson: Lesson
  /// Finds the items, which takes longer than all else, so only where there is room for them.
  let source: LookedAtItems

  func place(in layout: inout Layout<Owner>) {
    let items = source.found(for: lesson, in: model)
    let width = layout.width
    Section(model.language.label(lesson.title)) { counts(of: items, in: width) }
      .place(in: &layout)
    Blank<Owner>().place(in: &layout)
    let rows = ItemRows(items: items, width: width, model)
    layout.add(LineRun(lines: items.count) { rows.draw($0, on: &$1) })
  }

  /// How many items have each mark. A line breaks only between two of them.
  private func counts(of items: [KnownItem], in width: Int) -> Text<Owner> {
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

/// The lines of items: the mark, the question, and the answer of learned ones.
private struct ItemRows {
  private let model: StudyModel
  private let items: [KnownItem]
  private let prompts: [String]

  /// The column at which answers begin: below each other after the longest question, or further left
  /// if the longest answer would be cut there, but not before the middle.
  private let answerColumn: Int

  /// The column of the questions, after the marks.
  private static let start = 2

  /// The cells between a question and its answer.
  private static let gap = 2

  /// Finds the words. All questions are whole sentences where these have room, and otherwise only
  /// what tells them apart; with their readings if those have room.
  init(items: [KnownItem], width: Int, _ model: StudyModel) {
    (self.items, self.model) = (items, model)
    let language = model.language
    let answers = items.map { language.plain($0.question.solution).displayWidth }.max() ?? 0
    // The last cell separates an answer from the scroll bar.
    let room = width - 1 - Self.start - Self.gap - answers
    let ways: [(KnownItem) -> String] = [
      { language($0.question.prompt) }, { language($0.distinctPart) },
      { language.plain($0.question.prompt) }, { language.plain($0.distinctPart) },
    ]
    var prompts: [String] = []
    var longest = 0
    for way in ways {
      prompts = items.map(way)
      longest = prompts.map(\.displayWidth).max() ?? 0
      if longest <= room { break }
    }
    self.prompts = prompts
    let before = Self.start + Self.gap
    answerColumn = before + min(longest, max(room, width / 2 - before))
  }

  func draw(_ index: Int, on canvas: inout Canvas) {
    let (item, end) = (items[index], canvas.width - 1)
    let isLearned = item.mastery == .learned
    canvas.write(item.mastery.mark(model.glyphs), role: item.mastery.role)
    let room = isLearned ? answerColumn - Self.gap : end
    canvas.write(
      prompts[index], truncatedTo: Self.start..<max(Self.start, room),
      role: item.mastery == .new ? .muted : .text)
    guard isLearned, answerColumn < end else { return }
    canvas.write(
      model.language.plain(item.question.solution), truncatedTo: answerColumn..<end, role: .good)
  }
}
