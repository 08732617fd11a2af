import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// A round of questions from a lesson, or about due items or mistakes: it loads the questions, asks
/// one after another, and shows the result.
struct AskingScreen: StudyScreen {
  /// The source of the questions.
  enum Scope: Hashable {
    /// Items of a lesson, as many as the learner's settings say.
    case lesson(LessonID)
    /// Items of a lesson, within a time limit.
    case exam(LessonID)
    /// All due items of a subject; `nil` for those of all subjects.
    case review(SubjectID?)
    /// The items that were answered wrong in a round, or not at all in an exam.
    case mistakes(ofRound: Int)
    /// The items that the learner forgets most often, as many as the settings say.
    case leeches
  }

  /// The phases of a round.
  enum Phase {
    /// An exam is waiting to be started.
    case beginning
    /// The questions are loading.
    case loading
    /// The questions couldn't be loaded.
    case failed
    /// There is nothing to ask: nothing is due, or no more new items may be started today.
    case nothingToAsk
    /// No lesson asks the mistakes anymore that were to be repeated.
    case mistakesGone
    /// Questions are being asked, or the result is visible.
    case running(Round)
    /// The exam's time is up. Where frames are read line by line, the question stays until the next
    /// line of input, which shows the result.
    case timeUp(asked: Round, ended: Round)
  }

  let model: StudyModel
  let scope: Scope
  var phase = Phase.loading
  /// What was entered for the current question.
  var attempt = Attempt()
  /// The latest answer, which can be taken back while its feedback is visible.
  var takenAnswer: TakenAnswer?
  /// Whether the round was continued elsewhere, so that it is to be loaded again.
  var isBehind = false
  /// The lesson's scores before this round.
  var scores = StudyModel.Scores()

  /// The number of new items that the daily limit has left for this round of a lesson, if that
  /// makes the round shorter than usual; otherwise `nil`.
  var newItemsLeft: Int?

  /// The result from which the current round was begun. Going back before the first answer shows it
  /// again.
  var lastResult: (round: Round, scores: StudyModel.Scores)?

  /// The due items that a portion of a review leaves for later; empty if it asks all of them.
  var laterCards: Set<CardID> = []

  /// The mode whose item in the mode bar says that this exam waits; `nil` if none does.
  var waitingMode: PathID?

  /// The value of ``StudyModel/eraseCount`` when the questions were loaded.
  var eraseCount = 0
  /// The title of the lesson when the screen was made, in case the learner's own lesson disappears.
  private let lessonTitle: BilingualText?
  /// The route of the screen before this one; `nil` if there is none.
  private var routeBefore: StudyRoute?
  /// The queue that has the app's clock; `nil` until the screen has started.
  private(set) var queue: WorkQueue?

  init(model: StudyModel, scope: Scope) {
    self.model = model
    self.scope = scope
    lessonTitle = scope.lesson.flatMap(model.catalog.lesson)?.title
  }

  static let answers = Answers(found)

  /// The place chosen in the pickers, where the learner can give up too. Pickers that were left
  /// open while the round was continued in another mode ask a question that has been answered.
  static let found = Answer<Self, PlaceCode?>("found") { screen, code, context in
    guard !screen.isOutdated else { return screen.load(screen.openRound, in: context) }
    guard let code else { return screen.giveUp(in: context) }
    screen.answer(place: code)
    screen.advance(in: context)
  }

  static var keys: Keys<Self> {
    KeyBinding("space", \.wordsForNext, id: "next-question", if: \.isAnswered) { screen, context in
      screen.proceed(in: context)
    }
    KeyBinding("e", \.wordsForDetails, id: "details", if: \.canExplain) { screen, context in
      screen.showDetails(in: context)
    }
    KeyBinding("u", \.wordsForTakingBack, id: "take-back", if: \.canTakeBack) { screen, context in
      screen.takeBack(in: context)
    }
    KeyBinding(
      "x", \.model.language.wordsForGivingUp, id: "give-up", if: \.canGiveUp
    ) { screen, context in
      screen.giveUp(in: context)
    }
    KeyBinding(
      "ctrl+x", \.model.language.wordsForGivingUp, id: "give-up-typing", if: \.canGiveUp,
      whileTyping: true
    ) { screen, context in
      screen.giveUp(in: context)
    }
    // Choices that are numbers have letters.
    for digit in 0...9 {
      KeyBinding("\(digit)", "") { screen, context in screen.type(digit, in: context) }
    }
  }

  var title: String {
    guard let lesson, let kind else { return name }
    return switch routeBefore {
    // After its lesson, a round need not say which it is about, nor after the list of exams that it
    // is one.
    case .lesson(lesson): kind
    case .exams where !asksMistakes: name
    default: kind + model.language.colon + name
    }
  }

  /// What the round of a lesson is, unless it is an ordinary one.
  private var kind: String? {
    if asksMistakes { return model.language.wordForMistakes }
    if case .exam = scope { return model.language.label("テスト", "Exam") }
    return nil
  }

  /// Whether the round asks the mistakes of the one before it.
  private var asksMistakes: Bool {
    if case .running(let round) = phase { round.source.asksMistakes } else { false }
  }

  /// Whether going back leads to a list of items.
  var isAfterItems: Bool { if case .items = routeBefore { true } else { false } }

  /// What is asked: the lesson, the subject of a review, or mistakes.
  var name: String {
    switch scope {
    case .lesson(let lesson), .exam(let lesson):
      (model.catalog.lesson(lesson)?.title ?? lessonTitle).map(model.language.label)
        ?? "\(lesson)"
    case .review(let subject):
      subject.flatMap(model.catalog.subject).map { model.language.label($0.title) }
        ?? model.wordForReview
    case .mistakes: model.language.wordForMistakes
    case .leeches: model.language.label("練習", "Practice")
    }
  }

  var body: some View<Self> {
    NoticeText(model: model, isBrief: true)
      // Where a step back has led to a result, nothing else focuses its first row.
      .onChange(of: \.result?.source.id) { screen, context in screen.endRound(in: context) }
      .onChange(of: \.isBehind) { screen, context in screen.catchUp(in: context) }
      // A new day has new questions again.
      .onChange(of: \.model.clock.today) { screen, context in
        if case .nothingToAsk = screen.phase, screen.lesson != nil { screen.load(in: context) }
      }
    switch phase {
    case .beginning: beginning
    case .loading: Loading(model.language("読み込み中...", "Loading..."))
    case .failed: failure
    case .nothingToAsk where lesson != nil: noMoreNewItems
    case .nothingToAsk: nothingDue
    case .mistakesGone: noMistakes
    case .running(let round):
      if let question = round.current {
        QuestionView(screen: self, round: round, question: question)
      } else {
        ResultView(screen: self, round: round)
      }
    case .timeUp(let round, _):
      if let question = round.current { ended(at: question) }
    }
  }

  mutating func start(in context: Context<Self>) {
    queue = context.queue
    if let index = context.path.index(of: context.entry), index > 0 {
      routeBefore = context.path.routes[index - 1]
    }
    context.catchUp(with: model)
    load(openRound, in: context)
  }

  /// Goes back from a round without answers to the result that it was chosen from.
  mutating func backStep() -> Bool {
    switch phase {
    case .beginning, .loading: break
    case .running(let round) where round.given.isEmpty: break
    default: return false
    }
    guard let lastResult else { return false }
    (phase, scores) = (.running(lastResult.round), lastResult.scores)
    (attempt, self.lastResult) = (Attempt(), nil)
    return true
  }

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    noteWaiting(phase, in: context)
    if case .willAppear = phase, isOutdated {
      load(openRound, in: context)
      // Going back leads where the learner came from, not to a result of earlier.
      lastResult = nil
    }
    // A round that is only covered, or that waits in another mode, goes on.
    if case .willDisappear(let reason) = phase, reason != .covered, reason != .switched {
      if let lesson, hasAnswers { model.setLastLesson(lesson) }
      if case .running(let round) = self.phase {
        model.exams.end(round)
        model.storeResult(ofLeft: round)
      }
    }
    // A round can also be removed while it waits in another mode, or below a list of places.
    if phase == .removed, case .running(let round) = self.phase {
      model.exams.end(round)
      if eraseCount == model.eraseCount { model.storeResult(ofLeft: round) }
    }
    keepSaving(phase, in: context)
  }

  /// Whether a question was answered.
  private var hasAnswers: Bool {
    if case .running(let round) = phase, !round.given.isEmpty { return true }
    return lastResult != nil
  }

  /// Whether the round is outdated: all answers were erased since the questions were loaded, the
  /// round was continued or replaced in another mode or Study, or it was a review that is over
  /// while more has become due.
  var isOutdated: Bool {
    if case .loading = phase { return false }
    guard eraseCount == model.eraseCount else { return true }
    if case .review(let subject) = scope, isOver {
      return !laterCards.isSuperset(of: model.dueCards(of: subject))
    }
    guard case .running(let round) = phase, !round.isComplete, round.clock == nil,
      let lesson = round.source.lesson
    else { return false }
    guard let open = model.openRound(of: lesson) else {
      return model.isFinished(round.source.id)
    }
    return open.source.id != round.source.id || open.answeredCards != round.answeredCards(of: open)
  }

  /// Whether nothing is being asked: there was nothing to ask, or the result is visible.
  private var isOver: Bool {
    switch phase {
    case .nothingToAsk, .mistakesGone: true
    case .running(let round): round.isComplete && !round.isAnswered
    case .beginning, .loading, .failed, .timeUp: false
    }
  }

  /// The items that the result lists: those of the mistakes, or all if there are none; empty
  /// before.
  var listedCards: [CardID] {
    guard case .running(let round) = phase, round.current == nil else { return [] }
    return round.openCards.isEmpty ? round.source.plan.map(\.card) : round.openCards
  }

  /// The lesson; `nil` for a review or for mistakes asked again.
  var lesson: LessonID? { scope.lesson }

  /// The lesson's unfinished round; `nil` if there is none. Only rounds of lessons can be resumed.
  var openRound: OpenRound? {
    if case .lesson(let lesson) = scope { model.openRound(of: lesson) } else { nil }
  }

  /// The time on the app's clock; in an exam it includes time during which the program was stopped.
  var now: Duration {
    let time = queue?.now ?? .zero
    guard case .running(let round) = phase, let clock = round.clock else { return time }
    return clock.time(onAppClock: time, at: model.clock.now)
  }
}
