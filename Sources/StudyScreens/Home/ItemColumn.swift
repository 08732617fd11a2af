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
    Section(model.language.label(lesson.title)) { counts(of: items) }.place(in: &layout)
    Blank<Owner>().place(in: &layout)
    let column = answerColumn(for: items, in: layout.width)
    layout.add(LineRun(lines: items.count) { draw(items[$0], answersFrom: column, on: &$1) })
  }

  /// How many items have each mark.
  private func counts(of items: [KnownItem]) -> Text<Owner> {
    [Mastery.learned, .begun, .new].reduce(Text("")) { text, mastery in
      let count = items.count { $0.mastery == mastery }
      guard count > 0 else { return text }
      let mark = mastery == .new ? "" : mastery.mark(model.glyphs) + " "
      let words = "\(mark)\(model.language.label(mastery.title)) \(count)  "
      return text + Text(words, role: mastery.role)
    }
  }

  private func draw(_ item: KnownItem, answersFrom column: Int, on canvas: inout Canvas) {
    canvas.write(item.mastery.mark(model.glyphs), role: item.mastery.role)
    let end = item.mastery == .learned ? column - Self.gap : canvas.width
    let room = Self.start..<max(Self.start, end)
    canvas.write(
      prompt(of: item, within: room.count), truncatedTo: room,
      role: item.mastery == .new ? .muted : .text)
    guard item.mastery == .learned, column < canvas.width else { return }
    canvas.write(answer(of: item), truncatedTo: column..<canvas.width, role: .good)
  }

  /// The column at which answers begin: below each other after the longest question, or further left
  /// if the longest answer would be cut there.
  private func answerColumn(for items: [KnownItem], in width: Int) -> Int {
    let learned = items.filter { $0.mastery == .learned }
    let prompts = learned.map { prompt(of: $0, within: width).displayWidth }.max() ?? 0
    let answers = learned.map { answer(of: $0).displayWidth }.max() ?? 0
    return max(width / 2, min(Self.start + prompts + Self.gap, width - answers))
  }

  /// The question, with its readings if they have room.
  private func prompt(of item: KnownItem, within room: Int) -> String {
    let words = model.language(item.question.prompt)
    return words.displayWidth <= room ? words : model.language.plain(item.question.prompt)
  }

  private func answer(of item: KnownItem) -> String { model.language.plain(item.question.solution) }

  /// The column of the questions, after the marks.
  private static var start: Int { 2 }

  /// The cells between a question and its answer.
  private static var gap: Int { 2 }
}
