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
        .id("practice").key("r").actionName(model.language.wordForBeginning)
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
    SizeReader { [model] width in
      let answers = items.map { item in
        item.mastery == .learned ? model.language.plain(item.question.solution) : ""
      }
      let longest = answers.map(\.displayWidth).max() ?? 0
      let prompts = items.map { item in
        let words = model.language(item.distinctPart)
        let fits = words.displayWidth <= RowRoom.forText(in: width, beside: 2, longest)
        return fits ? words : model.language.plain(item.distinctPart)
      }
      // The answers begin below each other, near the questions.
      let widest = prompts.map(\.displayWidth).max() ?? 0
      let column = max(longest, RowRoom.forText(in: width, beside: 2, widest))
      ReadAloud {
        list(of: items) { index in
          let item = items[index]
          return Row(
            model.language(item.distinctPart),
            detail: answers[index], model.language.label(item.mastery.title))
        }
      } else: {
        list(of: items) { index in
          let item = items[index]
          return Row(prompts[index], details: [RowDetail(answers[index], width: column)])
            .leading(item.mastery.mark(model.glyphs) + " ", role: item.mastery.role)
            .style(item.mastery == .new ? .muted : .text)
        }
      }
    }
  }

  private func list(
    of items: [KnownItem], row: @escaping (Int) -> Row<Self>
  ) -> some View<Self> {
    RowList(items.indices, row: row)
      .id { items[$0].question.item }
      .onSelect { index, screen, context in
        let item = items[index].question.item
        let card = CardID(lesson: screen.lesson, item: item)
        context.present(
          screen.model.details(of: card, isRead: context.appearance.readsFrames))
      }
  }

  func row(opening route: StudyRoute) -> String? {
    if case .lesson = route { "practice" } else { nil }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }

  mutating func read() {
    known = model.catalog.lesson(lesson).map(model.knownItems) ?? Self.none
  }
}
