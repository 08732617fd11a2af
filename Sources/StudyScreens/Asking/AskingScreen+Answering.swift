import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

extension AskingScreen {
  /// Answers with a choice, or goes on after the answer.
  mutating func choose(_ index: Int) {
    guard let question, case .choice(let choices, _) = question.answer else { return proceed() }
    guard case .running(let round) = phase, round.takesChoices(at: now) else { return }
    var given = Round.Given(
      text: choices[index], isCorrect: question.isCorrect(choice: index), choice: index)
    given.topics = topics(of: choices)
    given.topic = isExam ? topic(of: choices[index].japanese) : given.topics[index]
    take(given, typed: choices[index].japanese)
  }

  /// Answers with the typed text, unless it is blank. A text that is nearly right may be corrected
  /// once.
  mutating func answerTyped() {
    guard let question else { return proceed() }
    isBlank = !typed.contains { !$0.isWhitespace }
    guard !isBlank else { return }
    let judgement = question.judge(typed: typed)
    // Pressing Enter once more is no second try.
    if let nearMiss, nearMiss.typed == typed { return }
    if case .nearlyRight(let slip) = judgement, nearMiss == nil, !isExam {
      nearMiss = (typed, slip)
      return
    }
    var given = Round.Given(
      text: shownAnswer(judgement), isCorrect: judgement.isRight, isSecondTry: nearMiss != nil)
    given.topic = topic(of: typed)
    take(given, typed: typed)
  }

  /// Answers with a place from the pickers.
  mutating func answer(place code: PlaceCode) {
    guard let question else { return }
    let name = Places.all.fullName(code) ?? BilingualText("\(code)")
    let given = Round.Given(text: name, isCorrect: question.isCorrect(place: code))
    take(given, typed: code.description)
  }

  /// Shows the right answer, which counts as a wrong one.
  mutating func giveUp() {
    guard let question else { return proceed() }
    guard case .running(let round) = phase, !isExam || round.takesChoices(at: now) else { return }
    var given = Round.Given(text: .notKnown, isCorrect: false, isGivenUp: true)
    if case .choice(let choices, _) = question.answer { given.topics = topics(of: choices) }
    take(given, typed: "")
  }

  /// Shows the next question or the result, unless the answer has not been visible for long enough.
  mutating func proceed() {
    if case .timeUp(_, let ended) = phase { return phase = .running(ended) }
    guard case .running(var round) = phase else { return }
    round.proceed(at: now)
    phase = .running(round)
  }

  /// The same, and does what there is to do when the result appears.
  mutating func proceed(in context: Context<Self>) {
    proceed()
    endRound(in: context)
  }

  /// Once the result is there, stops the clock of an exam, and copies the records while the person reads.
  func endRound(in context: Context<Self>) {
    guard case .running(let round) = phase, round.current == nil else { return }
    stopClock(in: context)
    context.copyRecords(of: model)
  }

  /// The typed text, cut so that the row that leads on stays on the screen, and the standard form
  /// of a right answer that differs from it.
  private func shownAnswer(_ judgement: Judgement) -> BilingualText {
    let limit = 40
    let given = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = given.count > limit ? given.prefix(limit) + model.glyphs.ellipsis : given
    guard case .right(let standard) = judgement else { return BilingualText(asWritten: shown) }
    func text(_ form: String) -> String { form == given ? form : "\(shown) = \(form)" }
    return BilingualText(
      japanese: text(standard.japanese), english: text(standard.english),
      readings: standard.readings)
  }

  /// What another answer would have been right for, as far as the lesson can tell.
  private func topic(of answer: String) -> BilingualText? {
    guard case .running(let round) = phase, let asked = round.currentPlan else { return nil }
    return model.catalog.lesson(asked.card.lesson)?.topic(ofAnswer: answer)
  }

  /// What each choice would have been right for. The choices are looked up once, and not in each frame.
  private func topics(of choices: [BilingualText]) -> [BilingualText?] {
    isExam ? choices.map { _ in nil } : choices.map { topic(of: $0.japanese) }
  }

  /// Records an answer, on disk before the next frame.
  private mutating func take(_ given: Round.Given, typed text: String) {
    guard case .running(var round) = phase, round.current != nil else { return }
    round.answer(given, at: now)
    phase = .running(round)
    (typed, nearMiss, isBlank) = ("", nil, false)
    model.keep(text, in: round)
  }

  /// Goes on after a right answer without a key, if the person wants that.
  func advance(in context: Context<Self>) {
    endRound(in: context)
    guard case .running(let round) = phase, round.isAnswered, round.given.last?.isCorrect == true,
      model.settings.isAutoAdvancing
    else { return }
    let (queue, count) = (context.queue, round.given.count)
    context.task("advance") {
      try await queue.sleep(for: Self.pauseOfAdvance)
    } then: { screen, result, context in
      // Somebody who was quicker is at another question already.
      guard case .success = result, case .running(let round) = screen.phase,
        round.given.count == count
      else { return }
      screen.proceed(in: context)
    }
  }

  /// The time for which a right answer is visible if the person wants to go on without a key.
  private static var pauseOfAdvance: Duration { .milliseconds(900) }
}

// MARK: - Keys

extension AskingScreen {
  /// The question to answer, if there is one.
  private var question: Question? {
    guard case .running(let round) = phase, !round.isAnswered else { return nil }
    return round.current
  }

  /// Whether an exam is going on.
  private var isExam: Bool {
    if case .running(let round) = phase { round.clock != nil } else { false }
  }

  /// Whether a row of the result may be meant: a key so soon after the one that showed it was not.
  var takesWays: Bool {
    if case .running(let round) = phase { round.takesChoices(at: now) } else { true }
  }

  /// Whether what became of an answer is visible.
  var isAnswered: Bool {
    if case .running(let round) = phase { round.isAnswered } else { false }
  }

  /// What Enter does: it answers, or goes on after the answer.
  var openWords: String? {
    if isAnswered { return wordsForNext }
    if isBeginning { return model.language.label("始める", "start") }
    return question.flatMap { $0.kind == .place ? nil : model.language.label("答える", "answer") }
  }

  /// Whether a question can be given up.
  var canGiveUp: Bool {
    if case .timeUp = phase { return true }
    return question != nil
  }

  /// What Space does, and Enter too.
  var wordsForNext: String { model.language.label("次へ", "next") }

  /// What more there is about the item that was asked.
  var wordsForDetails: String { model.language.label("説明", "explain") }

  /// Shows what is known of the item that was just asked.
  func showDetails(in context: Context<Self>) {
    guard case .running(let round) = phase, let asked = round.currentPlan else { return }
    context.present(model.details(of: asked.card))
  }

  /// What giving up a question is called.
  var wordsForGivingUp: String { model.language.label("わからない", "don't know") }
}
