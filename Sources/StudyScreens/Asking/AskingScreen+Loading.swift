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
  ///   - context: The context of the screen.
  mutating func load(_ open: OpenRound? = nil, in context: Context<Self>) {
    let (catalog, seed, began) = (model.catalog, model.nextSeed(), model.clock.now.milliseconds)
    let answers = model.settings.answers
    switch scope {
    case .lesson(let id):
      guard let lesson = catalog.lesson(id) else { return phase = .failed }
      let count = model.settings.roundLength
      let history = model.history(of: id)
      let open = open.flatMap { OpenRound($0, asking: model.isAsked) }
      load(
        resuming: open, usually: min(count, lesson.itemCount), limit: history.newLimit, in: context
      ) {
        RoundSource(
          of: lesson, count: count, history: history, answers: answers, seed: seed, began: began)
      }
    case .exam:
      lastResult = result.map { ($0, scores) }
      (phase, eraseCount, attempt) = (.beginning, model.eraseCount, Attempt())
      examLengths.first.map { context.focus("\($0)") }
    case .review(let subject):
      let due = model.dueCards(of: subject)
      let portion = model.portion(ofReview: due.count)
      laterCards = Set(due.dropFirst(portion))
      load(Array(due.prefix(portion)), in: context)
    case .mistakes(let round):
      load(model.openCards(ofRound: round), in: context)
    case .leeches:
      load(model.leeches.prefix(model.settings.roundLength).map(\.id), in: context)
    }
  }

  /// Loads a round of the given items, which asks each one until it is answered right.
  mutating func load(_ cards: [CardID], in context: Context<Self>) {
    let (catalog, seed, began) = (model.catalog, model.nextSeed(), model.clock.now.milliseconds)
    let answers = model.settings.answers
    let isReview = if case .review = scope { true } else { false }
    load(orElse: isReview || scope == .leeches ? .nothingToAsk : .mistakesGone, in: context) {
      RoundSource(
        reviewing: cards, asMistakes: !isReview, answers: answers, in: catalog, seed: seed,
        began: began)
    }
  }

  /// Loads an exam with the given number of questions, and starts its clock when they are loaded.
  /// An exam asks any items of the lesson, regardless of the learner's history.
  mutating func startExam(of count: Int, in context: Context<Self>) {
    guard let lesson = lesson.flatMap(model.catalog.lesson) else { return phase = .failed }
    let (seed, began) = (model.nextSeed(), model.clock.now.milliseconds)
    let answers = model.settings.answers
    load(secondsPerQuestion: model.settings.examTime, in: context) {
      RoundSource(
        of: lesson, count: count, history: ItemHistory(), answers: answers, usesPickers: false,
        seed: seed, began: began)
    }
  }

  /// Loads the questions of a round.
  ///
  /// - Parameters:
  ///   - open: The unfinished round to resume.
  ///   - usual: The number of questions that a round of the lesson usually has.
  ///   - limit: The greatest number of new items in it.
  ///   - secondsPerQuestion: The time limit of an exam.
  ///   - empty: The phase without questions.
  ///   - context: The context of the screen.
  ///   - source: Plans a new round; called in the background.
  private mutating func load(
    resuming open: OpenRound? = nil, usually usual: Int = 0, limit: Int = .max,
    secondsPerQuestion: Int? = nil, orElse empty: Phase = .nothingToAsk,
    in context: Context<Self>, from source: @escaping @Sendable () -> RoundSource
  ) {
    lastResult = result.map { ($0, scores) }
    (phase, eraseCount, newItemsLeft, attempt) = (.loading, model.eraseCount, nil, Attempt())
    scores = model.scores(in: lesson)
    model.expireUsualTimes()
    let (loader, catalog, queue) = (model.loader, model.catalog, context.queue)
    let resumed = open?.source
    context.task("load") {
      try await loader.load(resuming: resumed, in: catalog, on: queue, from: source)
    } then: { screen, result, context in
      // The learner may have gone back to the last result.
      guard case .loading = screen.phase else { return }
      switch result {
      case .success(let (source, questions)):
        let resumed = source == resumed ? open : nil
        let given = resumed.map { screen.answers(in: $0, to: questions) } ?? []
        let time = secondsPerQuestion.map { Duration.seconds($0 * questions.count) }
        screen.scores.learned = screen.model.learned(of: source)
        screen.newItemsLeft = questions.count < usual ? limit : nil
        screen.phase =
          questions.isEmpty
          ? empty
          : .running(
            Round(
              questions: questions, source: source, given: given, limit: time, at: screen.now,
              screen.model.clock.now.milliseconds))
        screen.startClock(in: context)
        screen.endRound(in: context)
      case .failure: screen.phase = .failed
      }
    }
  }

  /// The answers so far in a round that is resumed.
  private func answers(in open: OpenRound, to questions: [Question]) -> [Round.Given] {
    let lesson = open.given.contains { !$0.isCorrect } ? open.lesson : nil
    let topics = lesson.flatMap(model.catalog.lesson).map(AnswerTopics.init)
    var given = zip(open.given, questions).map { $0.restored(as: $1, with: topics) }
    let times = given.isEmpty ? [] : model.times(ofAnswersIn: open)
    for (index, time) in zip(given.indices, times) { given[index].time = time }
    return given
  }

  @ViewBuilder<Self> var failure: some View<Self> {
    Text(
      model.language("レッスンを読み込めませんでした。", "The lesson could not be loaded."),
      role: .bad)
    Blank()
    Row(model.language.label(["もう一度", "試す"], "Try again")).id("retry")
      .actionName(model.language.wordForChoosing)
      .onSelect { screen, context in screen.load(screen.openRound, in: context) }
  }

  /// The round whose result is visible; `nil` if none is.
  var result: Round? {
    if case .running(let round) = phase, round.current == nil { round } else { nil }
  }

  @ViewBuilder<Self> var noMoreNewItems: some View<Self> {
    let (begun, length) = (model.overview.summary.today.begun, model.settings.roundLength)
    let more = min(length, model.settings.newItems?.count ?? length)
    let due = model.dueCount
    Text(
      model.language(
        "きょうは、新しい問題を\(begun)問始めました。",
        "You have started \(begun == 1 ? "1 new question" : "\(begun) new questions") today."),
      role: .good)
    Text(
      due == 0
        ? model.language("忘れるころに、復習でまた出ます。", "They come back before you forget them.")
        : model.language(
          "いまは、復習がおすすめです。", "Now is a good time to review what is due."),
      role: .muted)
    Blank()
    if due > 0 {
      Row(model.wordForReview, details: model.detailsOfReview)
        .id("review").key("r").actionName(model.language.wordForBeginning)
        .onSelect { _, context in context.review(.reviewRound) }
    }
    Row(model.language.label(["教科に", "戻る"], "Back to the subject")).id("back").key("b")
      .actionName(model.language.wordForChoosing)
      .onSelect { _, context in context.pop() }
    Row(model.language.label(["新しい", "問題を", "あと", "\(more)問", "始める"], "Start \(more) more today"))
      .id("more").key("m")
      .actionName(model.language.wordForBeginning)
      .onSelect { screen, context in
        screen.model.allowNewItems(more)
        screen.load(in: context)
      }
  }

  @ViewBuilder<Self> var noMistakes: some View<Self> {
    Text(
      model.language(
        "まちがえた問題は、レッスンからなくなりました。", "The lesson no longer asks what you missed."))
    Blank()
    rowBack
  }

  private var rowBack: Row<Self> {
    Row(model.language.label("戻る", "Back")).id("back").key("b")
      .actionName(model.language.wordForChoosing)
      .onSelect { _, context in context.pop() }
  }

  @ViewBuilder<Self> var nothingDue: some View<Self> {
    if model.dueCount == 0 {
      Text(model.language("いま復習するものはありません。", "Nothing is due now."))
      // The number counts all subjects.
      if scope == .review(nil) { Text(model.wordsForComingReviews, role: .muted) }
      Blank()
    } else {
      Text(model.language("\(title)で復習するものはありません。", "Nothing is due in \(title)."))
      Blank()
      Row(model.wordForOtherSubjects, details: model.detailsOfReview)
        .id("others").key("o").actionName(model.language.wordForBeginning)
        .onSelect { _, context in context.replaceTop(.reviewRound) }
    }
    if case .review(let subject?) = scope {
      Row(model.wordForStarting).id("learn").key("n")
        .onSelect { _, context in context.learn(subject) }
    }
    rowBack
  }
}
