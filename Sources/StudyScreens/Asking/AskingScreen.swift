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
    /// Items of a lesson within a time limit.
    case exam(LessonID)
    /// All items that are due, of one subject or of all.
    case review(SubjectID?)
    /// The items that were wrong in a round.
    case mistakes(ofRound: Int)
  }

  /// The phases of a round.
  enum Phase {
    /// An exam is to begin.
    case beginning
    /// The questions are loading.
    case loading
    /// The questions could not be loaded.
    case failed
    /// There is nothing to ask: nothing is due, or no more items may begin today.
    case nothingToAsk
    /// Questions are being asked, or the result is visible.
    case running(Round)
    /// The time of an exam is over, and the next line is answered with the result: the question stays
    /// where frames are read line by line.
    case timeUp(asked: Round, ended: Round)
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
  var eraseCount = 0
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
    KeyBinding("space", \.wordsForNext, id: "next-question", if: \.isAnswered) { screen, context in
      screen.proceed(in: context)
    }
    KeyBinding("e", \.wordsForDetails, id: "details", if: \.isAnswered) { screen, context in
      screen.showDetails(in: context)
    }
    KeyBinding("x", \.wordsForGivingUp, id: "give-up", if: \.canGiveUp) { screen, context in
      screen.giveUp()
      screen.endRound(in: context)
    }
    KeyBinding(
      "ctrl+x", \.wordsForGivingUp, id: "give-up-typing", if: \.canGiveUp, whileTyping: true
    ) { screen, context in
      screen.giveUp()
      screen.endRound(in: context)
    }
  }

  var title: String {
    switch scope {
    case .lesson(let lesson), .exam(let lesson):
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
    if round.clock != nil {
      return .confirm(
        model.language(
          "テストをやめますか？ とちゅうでやめると、結果は残りません。",
          "Leave this exam? If you stop half-way, there is no result."))
    }
    return .confirm(
      // Only the round of a lesson is gone on with; that of its mistakes is not.
      round.source.lesson == nil
        ? model.language(
          "復習の途中です。やめますか？ 残りは、あとで復習できます。",
          "You are in the middle of this review. If you leave now, the rest stays due.")
        : model.language(
          "レッスンの途中です。やめますか？ つづきは、あとでできます。",
          "You are in the middle of this lesson. If you leave now, you can continue later."))
  }

  var body: some View<Self> {
    NoticeText(model: model)
    switch phase {
    case .beginning: beginning
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
    case .timeUp(let round, _):
      if let question = round.current {
        QuestionView(screen: self, round: round, question: question)
      }
    }
  }

  mutating func start(in context: Context<Self>) {
    queue = context.queue
    if let lesson { model.setLastLesson(lesson) }
    context.presentNews(of: model)
    load(openRound, in: context)
  }

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    if case .willAppear = phase, isOutdated {
      load(openRound, in: context)
    }
    saveAtTheEnd(phase, in: context)
  }

  /// Whether all answers were erased, or the round went on in another mode, since this was visible.
  private var isOutdated: Bool {
    if case .loading = phase { return false }
    guard eraseCount == model.eraseCount else { return true }
    guard case .running(let round) = phase, !round.isComplete, round.clock == nil,
      let lesson = round.source.lesson
    else { return false }
    guard let open = model.openRound(of: lesson) else {
      return model.isFinished(round.source.id)
    }
    return open.source.id != round.source.id || open.given.count > round.given.count
  }

  /// The lesson; `nil` for a review or old mistakes.
  var lesson: LessonID? { scope.lesson }

  /// The round of the lesson that was left half-way; `nil` for an exam, which always begins anew.
  private var openRound: OpenRound? {
    if case .lesson(let lesson) = scope { model.openRound(of: lesson) } else { nil }
  }

  /// The time on the app's clock; in an exam, with the time for which the program was stopped.
  var now: Duration {
    let time = queue?.now ?? .zero
    guard case .running(let round) = phase, let clock = round.clock else { return time }
    return clock.time(onAppClock: time, at: model.now)
  }
}
