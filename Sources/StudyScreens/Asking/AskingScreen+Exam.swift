import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// An exam on a lesson: it has a time limit, and gives no feedback until the end.
extension AskingScreen {
  /// The rules of the exam, and the lengths to choose from. Choosing one starts the clock.
  @ViewBuilder<Self> var beginning: some View<Self> {
    Text(
      model.language(
        "答え合わせは、終わってからまとめてします。",
        "You will see what was right when the exam is over."))
    Text(
      model.language(
        "選ぶとすぐ始まります。途中でやめると、結果は残りません。",
        "It starts as soon as you choose. If you leave early, there is no result."),
      role: .muted)
    Blank()
    ForEach(examLengths) { count in
      Row(
        model.language.questions(count),
        detail: model.language.timeLabel(count * model.settings.examTime)
      )
      .id("\(count)")
      .onSelect { screen, context in screen.startExam(of: count, in: context) }
    }
  }

  /// The numbers of questions to choose from: that of a round, those of longer exams, and all that
  /// the lesson has.
  var examLengths: [Int] {
    guard let all = scope.lesson.flatMap(model.catalog.lesson)?.itemCount else { return [] }
    let round = model.settings.roundLength
    return ([round] + [20, 40].filter { $0 > round }).filter { $0 < all } + [all]
  }

  /// Whether an exam is waiting to be started.
  var isBeginning: Bool { if case .beginning = phase { true } else { false } }

  /// Starts the clock of an exam; does nothing in other rounds.
  func startClock(in context: Context<Self>) {
    guard case .running(let round) = phase, round.clock != nil else { return }
    context.every(Self.clock, .seconds(1)) { screen, context in screen.passTime(in: context) }
  }

  /// Stops the clock of a finished exam.
  func stopClock(in context: Context<Self>) {
    guard case .running(let round) = phase, round.clock != nil, round.isComplete else { return }
    context.cancelTask(Self.clock)
  }

  /// Ends the exam if its time is up, and stores the result right away, even if another screen is
  /// visible.
  private mutating func passTime(in context: Context<Self>) {
    guard case .running(let asked) = phase, let clock = asked.clock, !asked.isComplete,
      eraseCount == model.eraseCount
    else { return context.cancelTask(Self.clock) }
    guard clock.isOver(at: now) else { return }
    let ended = collect(asked)
    model.hiddenExams.timeOut(in: context.path.id)
    tellOtherModes(in: context)
    attempt = Attempt()
    if context.appearance.readsFrames {
      context.cancelTask(Self.clock)
      phase = .timeUp(asked: asked, ended: ended)
      context.notify(
        model.language(
          "時間になりました。この問題の答えは、点に入りません。Enter を押すと、結果が出ます。",
          "Time is up. This question no longer counts; Enter shows the result."))
    } else {
      phase = .running(ended)
      endRound(in: context)
      // The dialog catches keys that were meant for the question.
      context.present(
        Dialog(
          model.language("時間になりました。", "Time is up."),
          close: model.language.label(["結果を", "見る"], "See the result")))
    }
  }

  /// Ends the exam and stores its result. A typed text that is right counts without Enter, as on a
  /// paper that is collected; any other may be half an answer.
  private mutating func collect(_ asked: Round) -> Round {
    if let question = asked.current, question.judge(typed: attempt.typed).isRight { answerTyped() }
    guard case .running(var ended) = phase else { return asked }
    if !ended.isComplete {
      ended.runOutOfTime()
      model.storeResult(of: ended)
    }
    return ended
  }

  /// Says that the time is up if another mode is visible.
  private func tellOtherModes(in context: Context<Self>) {
    let id = context.path.id
    guard model.hiddenExams.waiting[id] != nil, let mode = StudyMode(rawValue: id.rawValue) else {
      return
    }
    let title = mode.title(in: model.language)
    let number = (StudyMode.allCases.firstIndex(of: mode) ?? 0) + 1
    let key = context.appearance.readsFrames ? "m \(number)" : "Alt-\(number)"
    model.notices.notify(
      model.language(
        "時間になりました。テストの結果は「\(title)」（\(key)）にあります。",
        "Time is up: see the result of your exam in \(title) (\(key))."),
      waitsForKey: true)
  }

  /// Notes for the mode bar what is left of an exam while another mode is visible.
  mutating func noteWaiting(_ phase: LifecyclePhase, in context: Context<Self>) {
    guard case .exam = scope else { return }
    switch phase {
    case .willDisappear(.switched):
      guard case .running(let round) = self.phase, !round.isComplete else { return }
      waitingMode = context.path.id
      model.hiddenExams.hide(in: context.path.id, questionsLeft: round.unansweredCount)
    case .willAppear, .removed:
      if let waitingMode { model.hiddenExams.show(in: waitingMode) }
      waitingMode = nil
    default: break
    }
  }

  /// The question at which the time ran out, where frames are read line by line. What was meant for
  /// it, and Enter alone, show the result.
  @ViewBuilder<Self> func ended(at question: Question) -> some View<Self> {
    Text(model.language(question.prompt), role: .heading)
    EntryField(\.attempt.typed, label: model.language.label(["結果を", "見る"], "See the result"))
      .onSubmit { screen, context in
        screen.attempt.typed = ""
        screen.proceed(in: context)
      }
  }

  /// The name of the exam's clock among the tasks of the screen.
  private static var clock: String { "exam clock" }
}

extension AskingScreen.Scope {
  /// The lesson; `nil` for a review or for mistakes asked again.
  var lesson: LessonID? {
    switch self {
    case .lesson(let lesson), .exam(let lesson): lesson
    case .review, .mistakes, .leeches: nil
    }
  }
}

extension Round {
  /// The time of an exam in the form in which it is stored; `nil` for any other round.
  var examTime: ExamTime? {
    guard let clock, let time else { return nil }
    return ExamTime(
      limit: clock.limit.count(of: .milliseconds(1)), used: time.count(of: .milliseconds(1)))
  }
}
