import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// The items of a lesson, each with a mark of what the learner knows of it, and a row that asks
/// them. Selecting an item shows its answer and how the learner has done on it.
///
/// Only learned items show their answers in the list. The others may be asked next.
struct ItemsScreen: SearchableList {
  let model: StudyModel
  let lesson: LessonID
  var search = ListSearch()
  private var known = Self.none

  /// What is known of a lesson that is gone.
  private static let none = KnownItems(items: [], sharedWords: BilingualText(""))

  init(model: StudyModel, lesson: LessonID) { (self.model, self.lesson) = (model, lesson) }

  var title: String { model.language.label(["問題の", "一覧"], "Questions") }

  static var keys: Keys<Self> { searchKey }

  var count: Int { known.items.count }

  var body: some View<Self> {
    NoticeText(model: model)
    let shown = search.found(in: known.items) { item in
      // Only what its row shows.
      [item.distinctPart, item.mastery == .learned ? item.question.solution : nil]
    }
    if known.items.isEmpty {
      Text(model.language("このレッスンはもうありません。", "This lesson is gone."))
    } else if search.isOpen {
      searchField
      if shown.isEmpty { nothingFound }
      rows(of: shown)
    } else {
      if let lesson = model.catalog.lesson(lesson) {
        Text(model.language.label(lesson.title), role: .heading)
      }
      MasteryCounts(items: known.items, model: model)
      Row(wordsForPractice)
        .id("practice").key("r").actionName(model.wordForAsking(lesson))
        .onSelect { screen, context in context.push(.lesson(screen.lesson)) }
      Blank()
      let sharedWords = model.language(known.sharedWords)
      if !sharedWords.isEmpty { Text(sharedWords, role: .muted) }
      rows(of: shown)
    }
  }

  /// What the row that asks the items does: it continues an unfinished round.
  private var wordsForPractice: String {
    model.openRound(of: lesson).map { "\(model.wordForContinuing) \($0.place)" }
      ?? model.language.label(["この", "レッスンを", "練習する"], "Practice this lesson")
  }

  private func rows(of items: [KnownItem]) -> some View<Self> {
    ReadAloud { [model] in
      list(of: items) { index in
        let item = items[index]
        return Row(
          model.language(item.distinctPart),
          detail: answer(to: item), model.language.label(item.mastery.title))
      }
    } else: { [model] in
      SizeReader { width in
        // Two cells are those of the mark of the focus.
        let tiles = ItemRows(items: items, width: width - 2, model)
        // Left and Right belong to the field of a search, so nothing stands beside anything then.
        if tiles.across > 1, !search.isOpen {
          columns(of: items, tiles)
        } else {
          column(of: items, in: width)
        }
      }
    }
  }

  /// Short items side by side, as beside the list of lessons.
  private func columns(of items: [KnownItem], _ tiles: ItemRows) -> some View<Self> {
    TileMap(
      items.indices, cellWidth: tiles.step,
      at: { TilePlace(row: $0 / tiles.across, column: $0 % tiles.across) },
      text: { [language = model.language] in language.plain(items[$0].distinctPart) }
    )
    .drawing { index, canvas in
      canvas.drawSelection()
      tiles.draw(index, in: 2..<tiles.step - 1, on: &canvas)
    }
    .id { items[$0].question.item }
    .onSelect { index, screen, context in screen.showDetails(of: items[index], in: context) }
  }

  /// Items below each other, with their answers at the right.
  private func column(of items: [KnownItem], in width: Int) -> some View<Self> {
    let answers = items.map(answer)
    let longest = answers.map(\.displayWidth).max() ?? 0
    let prompts = items.map { item in
      let words = model.language(item.distinctPart)
      let fits = words.displayWidth <= RowRoom.forText(in: width, beside: 2, longest)
      return fits ? words : model.language.plain(item.distinctPart)
    }
    // The answers begin below each other, near the questions.
    let widest = prompts.map(\.displayWidth).max() ?? 0
    let column = max(longest, RowRoom.forText(in: width, beside: 2, widest))
    return list(of: items) { [glyphs = model.glyphs] index in
      let item = items[index]
      return Row(prompts[index], details: [RowDetail(answers[index], width: column)])
        .leading(item.mastery.mark(glyphs), role: item.mastery.role)
        .style(item.mastery == .new ? .muted : .text)
    }
  }

  /// The answer to an item as its row shows it: empty unless it is learned.
  private func answer(to item: KnownItem) -> String {
    item.mastery == .learned ? model.language.plain(item.question.solution) : ""
  }

  private func list(
    of items: [KnownItem], row: @escaping (Int) -> Row<Self>
  ) -> some View<Self> {
    RowList(items.indices, row: row)
      .id { items[$0].question.item }
      .onSelect { index, screen, context in screen.showDetails(of: items[index], in: context) }
  }

  private func showDetails(of item: KnownItem, in context: Context<Self>) {
    let card = CardID(lesson: lesson, item: item.question.item)
    context.present(model.details(of: card, isRead: context.appearance.readsFrames))
  }

  func row(opening route: StudyRoute) -> String? {
    if case .lesson = route { "practice" } else { nil }
  }

  mutating func read() {
    known = model.catalog.lesson(lesson).map(model.knownItems) ?? Self.none
  }
}
