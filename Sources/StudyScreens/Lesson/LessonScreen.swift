import Navigation
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// A lesson, which loads, asks its questions one by one, and shows the result.
struct LessonScreen: StudyScreen {
  /// The phases of a lesson.
  enum Phase {
    /// The questions are loading.
    case loading
    /// The questions could not be loaded.
    case failed
    /// Questions are being asked, or the result is visible.
    case running(Round)
  }

  let model: StudyModel
  let lesson: LessonID
  var phase = Phase.loading
  var typed = ""
  /// What is wrong with the typed text, which was nearly right, so that there is one more try.
  var slip: Slip?

  /// The app's clock; `nil` until the screen has started.
  private var queue: WorkQueue?

  init(model: StudyModel, lesson: LessonID) {
    self.model = model
    self.lesson = lesson
  }

  static let answers = Answers(found)

  /// The place that was found in the pickers.
  static let found = Answer<Self, PlaceCode>("found") { screen, code in
    screen.answer(place: code)
  }

  var title: String {
    model.catalog.lesson(lesson).map { model.language($0.title) } ?? "\(lesson)"
  }

  var leaving: Leaving {
    guard case .running(let round) = phase, !round.given.isEmpty, !round.isComplete else {
      return .allowed
    }
    return .confirm(
      model.language("レッスンの途中です。やめますか？", "You are in the middle of this lesson. Leave it?"))
  }

  var body: some View<Self> {
    NoticeText(model: model)
    switch phase {
    case .loading: Loading(model.language("読み込み中...", "Loading..."))
    case .failed: failure
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
    model.setLastLesson(lesson)
    context.presentNews(of: model)
    load(model.openRound(of: lesson), in: context)
  }

  /// The time on the app's clock.
  var now: Duration { queue?.now ?? .zero }

  /// Loads the questions of a new round, or of one to go on with.
  mutating func load(_ open: OpenRound? = nil, in context: Context<Self>) {
    phase = .loading
    guard let lesson = model.catalog.lesson(lesson) else {
      phase = .failed
      return
    }
    let (loader, seed, queue) = (model.loader, model.nextSeed(), context.queue)
    let (history, began) = (model.history(of: lesson.id), model.now.milliseconds)
    let count = model.settings.roundLength
    context.task("load") {
      try await loader.load(lesson, on: queue) {
        open?.source
          ?? RoundSource(of: lesson, count: count, history: history, seed: seed, began: began)
      }
    } then: { screen, result in
      switch result {
      case .success(let (source, questions)):
        screen.phase = .running(
          Round(
            questions: questions, source: source, given: open?.given ?? [], at: screen.now))
      case .failure: screen.phase = .failed
      }
    }
  }

  @ViewBuilder<Self> private var failure: some View<Self> {
    Text(
      model.language("レッスンを読み込めませんでした。", "The lesson could not be loaded."),
      role: .bad)
    Blank()
    Row(model.language("もう一度試す", "Try again")).id("retry")
      .onSelect { screen, context in screen.load(in: context) }
  }
}
