import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// The items that the learner keeps forgetting, with advice to try another way to memorize them.
struct LeechesScreen: SearchableList {
  let model: StudyModel
  var search = ListSearch()
  private var leeches: [(card: NamedCard, question: Question)] = []

  init(model: StudyModel) { self.model = model }

  var title: String { model.wordForLeeches }

  static var keys: Keys<Self> { searchKey }

  var count: Int { leeches.count }

  var body: some View<Self> {
    NoticeText(model: model)
    let shown = search.found(in: leeches) { [$0.question.prompt] }
    if search.isOpen {
      searchField
      if shown.isEmpty { nothingFound }
    } else {
      advice
    }
    rows(of: shown)
  }

  /// What to do about them.
  @ViewBuilder<Self> private var advice: some View<Self> {
    Text(
      model.language(
        "\(Card.leechLapses)回以上忘れた問題です。声に出す、絵にする、ほかのことと結びつけるなど、おぼえ方を変えてみましょう。",
        """
        You have forgotten these \(Card.leechLapses) times or more. Try another way: say them aloud, draw \
        them, tie them to something you know.
        """),
      role: .muted)
    if !leeches.isEmpty {
      Row(wordsForPractice).id("practice").key("r").actionName(model.language.wordForBeginning)
        .onSelect { _, context in context.push(.leechRound) }
    }
    Blank()
  }

  private func rows(of leeches: [(card: NamedCard, question: Question)]) -> some View<Self> {
    SizeReader { width in
      RowList(leeches) { [model] leech in
        let lapses = leech.card.card.lapses
        let count = model.language.label("\(lapses)回", "\(lapses)\(model.glyphs.times)")
        let detail = RowDetail(count).readAs(
          model.language.label(["\(lapses)回", "忘れた"], "forgotten \(lapses) times"))
        // Without the answers, which could be read off just before they are practiced. The details
        // have them, and the readings that don't fit.
        let words = model.language(leech.question.prompt)
        let fits = words.displayWidth <= RowRoom.forText(in: width, beside: count.displayWidth)
        return Row(fits ? words : model.language.plain(leech.question.prompt), details: [detail])
          .wrapped()
      }
      .id { "\($0.card.id.lesson)/\($0.card.id.item)" }
      .onSelect { leech, screen, context in
        context.present(
          screen.model.details(of: leech.card.id, isRead: context.appearance.readsFrames))
      }
    }
  }

  private var wordsForPractice: String {
    let count = min(leeches.count, model.settings.roundLength)
    if count < leeches.count {
      return model.language.label(["このうち", "\(count)問を", "練習する"], "Practice \(count) of these")
    }
    return model.language.label(
      ["この", "\(count)問を", "練習する"],
      count == 1 ? "Practice this one" : "Practice these \(count)")
  }

  mutating func read() {
    let cards = model.leeches
    let questions = model.questions(of: Set(cards.map(\.id.lesson)))
    leeches = cards.compactMap { card in
      questions[card.id.lesson]?[card.id.item].map { (card, $0) }
    }
  }
}

extension StudyModel {
  /// The title of the items that the learner keeps forgetting.
  var wordForLeeches: String { language.label(["よく", "忘れる", "問題"], "Often forgotten") }
}
