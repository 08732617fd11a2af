import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// A round of questions, from a lesson or from what is due: it loads, asks one question after the
/// other, and shows the result.
struct AskingScreen: StudyScreen {
  /// What the questions are about.
  enum Scope: Hashable {
    /// Some items of a lesson, as many as the person has set.
    case lesson(LessonID)
    /// All items that are due, of one subject or of all.
    case review(SubjectID?)
    /// The items that were wrong in a round.
    case mistakes(ofRound: Int)
  }

  /// The phases of a round.
  enum Phase {
    /// The questions are loading.
    case loading
    /// The questions could not be loaded.
    case failed
    /// There is nothing to ask: nothing is due, or no more items may begin today.
    case nothingToAsk
    /// Questions are being asked, or the result is visible.
    case running(Round)
  }

  let model: StudyModel
  let scope: Scope
  var phase = Phase.loading
  var typed = ""
  /// A typed text that was nearly right, and what is wrong with it, so that there is one more try.
  var nearMiss: (typed: String, slip: Slip)?
  /// Whether Enter was pressed without an answer.
  var isBlank = false
  /// The scores before the round.
  var scores = StudyModel.Scores()

  /// What ``StudyModel/eraseCount`` was when the questions were loaded.
  private var eraseCount = 0
  /// The app's clock; `nil` until the screen has started.
  private var queue: WorkQueue?

  init(model: StudyModel, scope: Scope) {
    self.model = model
    self.scope = scope
  }

  static let answers = Answers(found)

  /// The place that was found in the pickers.
  static let found = Answer<Self, PlaceCode>("found") { screen, code, context in
    screen.answer(place: code)
    screen.advance(in: context)
  }

  static var keys: Keys<Self> {
    KeyBinding("space", \.wordsForNext, id: "next-question", if: \.isAnswered) { screen, _ in
      screen.proceed()
    }
    KeyBinding("e", \.wordsForDetails, id: "details", if: \.isAnswered) { screen, context in
      screen.showDetails(in: context)
    }
    KeyBinding("x", \.wordsForGivingUp, id: "give-up", if: \.canGiveUp) { screen, _ in
      screen.giveUp()
    }
    KeyBinding(
      "ctrl+x", \.wordsForGivingUp, id: "give-up-typing", if: \.canGiveUp, whileTyping: true
    ) { screen, _ in
      screen.giveUp()
    }
  }

  var title: String {
    switch scope {
    case .lesson(let lesson):
      model.catalog.lesson(lesson).map { model.language.plain($0.title) } ?? "\(lesson)"
    case .review(let subject):
      subject.flatMap(model.catalog.subject).map { model.language.plain($0.title) }
        ?? model.language.plain("きょうの復習", "Today’s review")
    case .mistakes: model.language.plain("まちがえた問題", "Mistakes")
    }
  }

  var leaving: Leaving {
    guard case .running(let round) = phase, !round.given.isEmpty, !round.isComplete else {
      return .allowed
    }
    return .confirm(
      lesson == nil
        ? model.language("復習の途中です。やめますか？", "You are in the middle of this review. Leave it?")
        : model.language("レッスンの途中です。やめますか？", "You are in the middle of this lesson. Leave it?"))
  }

  var body: some View<Self> {
    NoticeText(model: model)
    switch phase {
    case .loading: Loading(model.language("読み込み中...", "Loading..."))
    case .failed: failure
    case .nothingToAsk where lesson != nil: noMoreNewItems
    case .nothingToAsk: nothingDue
    case .running(let round):
      if let question = round.current {
        QuestionView(screen: self, round: round, question: question)
      } else {
        ResultView(screen: self, round: round)
      }
    }
  }

  mutating func start(in context: Context<Self>) {
    queue = context.queue
    if let lesson { model.setLastLesson(lesson) }
    context.presentNews(of: model)
    load(lesson.flatMap(model.openRound), in: context)
  }

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    if case .willAppear = phase, isOutdated {
      load(lesson.flatMap(model.openRound), in: context)
    }
    saveAtTheEnd(phase, in: context)
  }

  /// Whether all answers were erased, or the round went on in another mode, since this was visible.
  private var isOutdated: Bool {
    if case .loading = phase { return false }
    guard eraseCount == model.eraseCount else { return true }
    guard case .running(let round) = phase, !round.isComplete, let lesson = round.source.lesson
    else { return false }
    guard let open = model.openRound(of: lesson) else {
      return model.isFinished(round.source.id)
    }
    return open.source.id != round.source.id || open.given.count > round.given.count
  }

  /// The lesson; `nil` for a review or old mistakes.
  var lesson: LessonID? {
    if case .lesson(let lesson) = scope { lesson } else { nil }
  }

  /// The time on the app's clock.
  var now: Duration { queue?.now ?? .zero }
}

// MARK: - Loading

extension AskingScreen {
  /// Loads the questions of a new round, or of one to go on with. The allowance is how many new items it
  /// may have, whatever the day's limit says.
  mutating func load(
    _ open: OpenRound? = nil, allowing allowance: Int? = nil, in context: Context<Self>
  ) {
    let (catalog, seed, began) = (model.catalog, model.nextSeed(), model.now.milliseconds)
    switch scope {
    case .lesson(let id):
      guard let lesson = catalog.lesson(id) else { return phase = .failed }
      let count = model.settings.roundLength
      let history = model.history(of: id, allowing: allowance)
      // A lesson may have lost an item since.
      let open = open.flatMap { $0.source.questions(in: catalog) == nil ? nil : $0 }
      load(given: open?.given ?? [], in: context) {
        open?.source
          ?? RoundSource(of: lesson, count: count, history: history, seed: seed, began: began)
      }
    case .review(let subject):
      load(model.dueCards(of: subject).filter(model.isAsked), in: context)
    case .mistakes(let round):
      load(model.missedCards(ofRound: round), in: context)
    }
  }

  /// Loads a round of certain items, which come again until they are right.
  mutating func load(_ cards: [CardID], in context: Context<Self>) {
    let (catalog, seed, began) = (model.catalog, model.nextSeed(), model.now.milliseconds)
    load(given: [], in: context) {
      RoundSource(reviewing: cards, in: catalog, seed: seed, began: began)
    }
  }

  private mutating func load(
    given: [Round.Given], in context: Context<Self>,
    from source: @escaping @Sendable () -> RoundSource
  ) {
    (phase, eraseCount) = (.loading, model.eraseCount)
    scores = model.scores(in: lesson)
    let (loader, catalog, queue) = (model.loader, model.catalog, context.queue)
    context.task("load") {
      try await loader.load(in: catalog, on: queue, from: source)
    } then: { screen, result in
      switch result {
      case .success(let (source, questions)):
        screen.phase =
          questions.isEmpty
          ? .nothingToAsk
          : .running(Round(questions: questions, source: source, given: given, at: screen.now))
      case .failure: screen.phase = .failed
      }
    }
  }

  @ViewBuilder<Self> private var failure: some View<Self> {
    Text(
      model.language("レッスンを読み込めませんでした。", "The lesson could not be loaded."),
      role: .bad)
    Blank()
    Row(model.language.label("もう一度試す", "Try again")).id("retry")
      .onSelect { screen, context in screen.load(in: context) }
  }

  @ViewBuilder<Self> private var noMoreNewItems: some View<Self> {
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
      .onSelect { _, context in context.pop() }
    Row(model.language.label("きょうはあと\(more)問おぼえる", "Begin \(more) more today")).id("more")
      .onSelect { screen, context in screen.load(allowing: more, in: context) }
  }

  @ViewBuilder<Self> private var nothingDue: some View<Self> {
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
    Row(model.language.label("戻る", "Back")).id("back").onSelect { _, context in context.pop() }
  }
}
