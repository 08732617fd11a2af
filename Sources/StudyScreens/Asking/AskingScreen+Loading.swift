import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI

extension AskingScreen {
  /// Loads the questions of a round.
  ///
  /// - Parameters:
  ///   - open: The unfinished round to resume; `nil` to start a new one.
  ///   - allowance: The number of new items that the round may have, regardless of the daily limit;
  ///     `nil` applies the limit.
  ///   - context: The context of the screen.
  mutating func load(
    _ open: OpenRound? = nil, allowing allowance: Int? = nil, in context: Context<Self>
  ) {
    let (catalog, seed, began) = (model.catalog, model.nextSeed(), model.now.milliseconds)
    switch scope {
    case .lesson(let id):
      guard let lesson = catalog.lesson(id) else { return phase = .failed }
      let count = model.settings.roundLength
      let history = model.history(of: id, allowing: allowance)
      // The lesson may have lost an item since then.
      let open = open.flatMap { $0.source.questions(in: catalog) == nil ? nil : $0 }
      load(given: open?.given ?? [], in: context) {
        open?.source
          ?? RoundSource(of: lesson, count: count, history: history, seed: seed, began: began)
      }
    case .exam: (phase, eraseCount) = (.beginning, model.eraseCount)
    case .review(let subject):
      load(model.dueCards(of: subject), in: context)
    case .mistakes(let round):
      load(model.missedCards(ofRound: round), in: context)
    }
  }

  /// Loads a round of the given items, which asks each one until it is answered right.
  mutating func load(_ cards: [CardID], in context: Context<Self>) {
    let (catalog, seed, began) = (model.catalog, model.nextSeed(), model.now.milliseconds)
    load(given: [], in: context) {
      RoundSource(reviewing: cards, in: catalog, seed: seed, began: began)
    }
  }

  /// Loads an exam with the given number of questions, and starts its clock when they are loaded.
  /// An exam asks any items of the lesson, regardless of the learner's history.
  mutating func startExam(of count: Int, in context: Context<Self>) {
    guard let lesson = lesson.flatMap(model.catalog.lesson) else { return phase = .failed }
    let (seed, began) = (model.nextSeed(), model.now.milliseconds)
    load(given: [], secondsPerQuestion: model.examTime, in: context) {
      RoundSource(
        of: lesson, count: count, history: ItemHistory(), usesPickers: false, seed: seed,
        began: began)
    }
  }

  private mutating func load(
    given: [Round.Given], secondsPerQuestion: Int? = nil, in context: Context<Self>,
    from source: @escaping @Sendable () -> RoundSource
  ) {
    (phase, eraseCount) = (.loading, model.eraseCount)
    scores = model.scores(in: lesson)
    let (loader, catalog, queue) = (model.loader, model.catalog, context.queue)
    context.task("load") {
      try await loader.load(in: catalog, on: queue, from: source)
    } then: { screen, result, context in
      switch result {
      case .success(let (source, questions)):
        let given = zip(given, questions).map { given, question in
          given.restored(as: question, of: source.lesson.flatMap(catalog.lesson))
        }
        let limit = secondsPerQuestion.map { Duration.seconds($0 * questions.count) }
        screen.phase =
          questions.isEmpty
          ? .nothingToAsk
          : .running(
            Round(
              questions: questions, source: source, given: given, limit: limit, at: screen.now))
        screen.startClock(in: context)
      case .failure: screen.phase = .failed
      }
    }
  }

  @ViewBuilder<Self> var failure: some View<Self> {
    Text(
      model.language("レッスンを読み込めませんでした。", "The lesson could not be loaded."),
      role: .bad)
    Blank()
    Row(model.language.label("もう一度試す", "Try again")).id("retry")
      .openWords(model.language.wordForChoosing)
      .onSelect { screen, context in screen.load(in: context) }
  }

  @ViewBuilder<Self> var noMoreNewItems: some View<Self> {
    let (limit, more) = (model.settings.newItems?.count ?? 0, model.settings.roundLength)
    Text(
      model.language(
        "きょうの新しい問題は、\(limit)問まで終わりました。", "You have begun \(limit) new items today."),
      role: .good)
    Text(
      model.language(
        "おぼえたことは、あすの復習でたしかめられます。", "They come back tomorrow, before you forget them."),
      role: .muted)
    Blank()
    Row(model.language.label("教科に戻る", "Back to the subject")).id("back")
      .openWords(model.language.wordForChoosing)
      .onSelect { _, context in context.pop() }
    Row(model.language.label("きょうはあと\(more)問おぼえる", "Begin \(more) more today")).id("more")
      .openWords(model.language.wordForChoosing)
      .onSelect { screen, context in screen.load(allowing: more, in: context) }
  }

  @ViewBuilder<Self> var nothingDue: some View<Self> {
    if model.dueCount == 0 {
      Text(model.language("いま復習するものはありません。", "Nothing is due now."))
      Text(model.wordsForTomorrow, role: .muted)
      Blank()
    } else {
      Text(model.language("\(title)で復習するものはありません。", "Nothing is due in \(title)."))
      Blank()
      Row(
        model.language.label("ほかの教科を復習する", "Review the other subjects"),
        detail: model.wordsForLength(ofReview: model.dueCount)
      )
      .id("others").onSelect { _, context in context.replaceTop(.reviewRound) }
    }
    Row(model.language.label("戻る", "Back")).id("back")
      .openWords(model.language.wordForChoosing)
      .onSelect { _, context in context.pop() }
  }
}
