import StudyCatalog
import TerminalCore
import TerminalUI

/// The items of a lesson beside the list of lessons, each with a mark of what the learner knows of
/// it.
///
/// Only a learned item shows its answer. The others are still to be asked, perhaps at once.
struct ItemColumn<Owner: StudyScreen>: View {
  let model: StudyModel
  let lesson: Lesson

  func place(in layout: inout Layout<Owner>) {
    // Finding them takes longer than all else, so it waits until there is room for them.
    let known = model.itemsLookedAt(in: lesson)
    let items = known.items
    let width = layout.width
    let sharedWords = model.language(known.sharedWords)
    Section(model.language.label(lesson.title)) {
      MasteryCounts(items: items, model: model)
      Blank()
      if !sharedWords.isEmpty { Text(sharedWords, role: .muted) }
    }.place(in: &layout)
    let rows = ItemRows(items: items, width: width, model)
    layout.add(LineRun(lines: rows.count) { rows.draw($0, on: &$1) })
  }
}

/// The lines of items, each with the mark, the question, and the answer if it is learned. Short
/// ones are side by side, in the order in which a line is read.
struct ItemRows {
  private let model: StudyModel
  private let items: [KnownItem]
  private let prompts: [String]

  /// The place of an answer after the start of its item: below each other after the longest
  /// question, or further left if the longest answer would be cut there, but not before the middle.
  private let answerStart: Int

  /// The number of items side by side, and the cells from one to the next.
  let (across, step): (Int, Int)

  /// The cells before a question, for the mark.
  private static let start = 2

  /// The cells between a question and its answer.
  private static let gap = 2

  /// The cells between two items.
  private static let spacing = 3

  /// Finds the words that tell the questions apart, with their readings if those have room.
  init(items: [KnownItem], width: Int, _ model: StudyModel) {
    self.items = items
    self.model = model
    let language = model.language
    // Answers that aren't shown need no room.
    let longestAnswer =
      items.filter { $0.mastery == .learned }
      .map { language.plain($0.question.solution).displayWidth }.max() ?? 0
    // The last cell separates an answer from the scroll bar.
    let width = width - 1
    let room = width - Self.start - Self.gap - longestAnswer
    var prompts = items.map { language($0.distinctPart) }
    var longest = prompts.map(\.displayWidth).max() ?? 0
    if longest > room, language.hasReadings {
      prompts = items.map { language.plain($0.distinctPart) }
      longest = prompts.map(\.displayWidth).max() ?? 0
    }
    self.prompts = prompts
    let before = Self.start + Self.gap
    answerStart = before + min(longest, max(room, width / 2 - before))
    let whole = answerStart + longestAnswer + Self.spacing
    let most = max(1, (width + Self.spacing) / whole)
    across = items.areTimesTable ? [9, 3].first { $0 <= most } ?? 1 : most
    step = across == 1 ? width : whole
  }

  /// The number of lines.
  var count: Int { (items.count + across - 1) / across }

  func draw(_ line: Int, on canvas: inout Canvas) {
    for column in 0..<across where line * across + column < items.count {
      let start = column * step
      let end = across == 1 ? canvas.width - 1 : start + step - Self.spacing
      draw(line * across + column, in: start..<max(start, end), on: &canvas)
    }
  }

  /// Draws an item.
  func draw(_ index: Int, in cells: Range<Int>, on canvas: inout Canvas) {
    let item = items[index]
    let isLearned = item.mastery == .learned
    canvas.write(item.mastery.mark(model.glyphs), at: cells.lowerBound, role: item.mastery.role)
    let answer = cells.lowerBound + answerStart
    let prompt = cells.lowerBound + Self.start
    canvas.write(
      prompts[index],
      truncatedTo: prompt..<max(prompt, isLearned ? answer - Self.gap : cells.upperBound),
      role: item.mastery == .new ? .muted : .text)
    guard isLearned, answer < cells.upperBound else { return }
    canvas.write(
      model.language.plain(item.question.solution), truncatedTo: answer..<cells.upperBound,
      role: .muted)
  }
}

extension [KnownItem] {
  /// Whether these are the rows of times tables, nine products each, which stay whole if nine or
  /// three are on a line.
  fileprivate var areTimesTable: Bool {
    count.isMultiple(of: 9) && allSatisfy { $0.distinctPart.japanese.contains("×") }
  }
}
