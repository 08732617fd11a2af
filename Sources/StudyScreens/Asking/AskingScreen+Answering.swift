import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

extension AskingScreen {
  /// Answers with a choice, or continues if the question was already answered.
  mutating func choose(_ index: Int) {
    guard let question, case .choice(let choices, _) = question.answer else { return proceed() }
    guard case .running(let round) = phase, round.takesChoices(at: now), !hasMoved else { return }
    var given = Round.Given(
      text: choices[index], isCorrect: question.isCorrect(choice: index), choice: index)
    let known = answerTopics
    given.topics = topics(of: choices, in: known)
    given.topic = given.topics[index] ?? topic(of: choices[index].japanese, in: known)
    take(given, typed: choices[index].japanese)
  }

  /// Focuses the choice that is the number typed so far, for Enter to answer with. Until there is
  /// one, says which keys choose: the digit may have been meant for the place of a choice.
  mutating func type(_ digit: Int, in context: Context<Self>) {
    guard let question, case .choice(let choices, _) = question.answer,
      choices.includeNumber(in: model.language)
    else { return }
    let numbers = choices.map { model.language.plain($0).leadingNumber }
    attempt.digits += "\(digit)"
    if !numbers.contains(where: { $0.hasPrefix(attempt.digits) }) { attempt.digits = "\(digit)" }
    let found = numbers.indices.filter { numbers[$0] == attempt.digits }
    if found.count == 1 { return context.focus(ChoiceRows.name(of: found[0])) }
    context.notify(
      model.language("a〜d のキーで選んでください。", "Press a, b, c or d to choose."))
  }

  /// Answers with the typed text unless there is nothing to judge, which empties the field for an
  /// answer. A nearly right text may be corrected once; an exam only asks for other letters. After
  /// that, accents no longer matter, because few keyboards have them all.
  mutating func answerTyped() {
    guard let question else { return proceed() }
    dropNearMiss(before: question)
    if let refusal = question.refusal(ofTyped: attempt.typed) {
      let isRepeated =
        refusal == attempt.refused?.refusal && attempt.refused?.isRepeated == false
      attempt.refused = Refused(refusal: refusal, isRepeated: isRepeated)
      return attempt.typed = ""
    }
    attempt.refused = nil
    let typed = attempt.typed
    var judgement = question.judge(typed: typed)
    // Pressing Enter again without changing the text isn't a second try.
    if let nearMiss = attempt.nearMiss, nearMiss.typed == typed {
      let isTooSoon = now - nearMiss.time < Round.leastFeedback
      if isTooSoon || nearMiss.slip != .accents { return repeatNearMiss(nearMiss) }
    }
    if case .nearlyRight(let slip) = judgement, permitsNearMiss(slip) {
      attempt.nearMiss = NearMiss(typed: typed, slip: slip, time: now)
      return
    }
    if judgement == .nearlyRight(.accents) { judgement = .right(standard: question.solution) }
    var given = Round.Given(
      text: shownAnswer(judgement, to: question),
      spoken: shownAnswer(judgement, to: question, isSpoken: true), isCorrect: judgement.isRight,
      isSecondTry: attempt.nearMiss.map { $0.slip != .script } ?? false)
    given.topic = topic(of: typed, in: answerTopics)
    take(given, typed: typed)
  }

  /// Whether a nearly right text may be corrected: once, but a request for other letters, as after
  /// an input method was left on, doesn't count. In an exam, that is the only one, because it says
  /// nothing about whether the answer is right.
  private func permitsNearMiss(_ slip: Slip) -> Bool {
    guard !isExam || slip == .script else { return false }
    return attempt.nearMiss.map { $0.slip == .script && slip != .script } ?? true
  }

  /// Drops a nearly right text after which the learner has typed a whole answer, rather than
  /// correcting it.
  private mutating func dropNearMiss(before question: Question) {
    let typed = attempt.typed
    guard let nearMiss = attempt.nearMiss, typed.hasPrefix(nearMiss.typed),
      !question.judge(typed: typed).isRight
    else { return }
    let rest = String(typed.dropFirst(nearMiss.typed.count))
    let isWord = rest.first == typed.first && rest.count * 2 > nearMiss.typed.count
    if question.judge(typed: rest).isRight || isWord { attempt.typed = rest }
  }

  /// Says that the same was entered again.
  private mutating func repeatNearMiss(_ miss: NearMiss) {
    guard now - miss.time >= Round.leastFeedback else { return }
    attempt.nearMiss?.isRepeated = true
  }

  /// Answers with a place that was found or picked.
  mutating func answer(place code: PlaceCode) {
    guard let question else { return }
    let name = Places.all.fullName(code) ?? BilingualText("\(code)")
    var given = Round.Given(text: name, isCorrect: question.isCorrect(place: code))
    given.topic = Places.all.place(code).flatMap { place in
      topic(of: place.title.japanese, in: answerTopics)
    }
    take(given, typed: code.description)
  }

  /// Gives up on the question, which counts as a wrong answer. If none is open, continues.
  mutating func giveUp() {
    guard let question else { return proceed() }
    guard case .running(let round) = phase, !isExam || round.takesChoices(at: now) else { return }
    var given = Round.Given(text: .notKnown, isCorrect: false, isGivenUp: true)
    if case .choice(let choices, _) = question.answer {
      given.topics = topics(of: choices, in: answerTopics)
    }
    take(given, typed: "")
  }

  /// Does the same, and focuses the right one of the choices, or what comes after the question.
  mutating func giveUp(in context: Context<Self>) {
    giveUp()
    if case .running(let round) = phase, round.isAnswered,
      case .choice(_, let correct) = round.current?.answer
    {
      context.focus(ChoiceRows.name(of: correct))
    }
    endRound(in: context)
  }

  /// Shows the next question or the result, unless the feedback hasn't been visible for long
  /// enough.
  mutating func proceed() {
    if case .timeUp(_, let ended) = phase { return phase = .running(ended) }
    guard case .running(var round) = phase else { return }
    round.proceed(at: now)
    phase = .running(round)
    if !round.isAnswered { yieldToOthers() }
  }

  /// Does the same, and focuses the first row of what appears.
  mutating func proceed(in context: Context<Self>) {
    proceed()
    endRound(in: context)
  }

  /// Focuses the first row of the next question or of the result. If that is visible, also stops
  /// the clock of an exam, and starts the daily copy while the learner is reading.
  func endRound(in context: Context<Self>) {
    guard case .running(let round) = phase, !round.isAnswered else { return }
    guard round.current == nil else { return context.focus(ChoiceRows.first) }
    context.focus(ResultView(screen: self, round: round).firstRow)
    stopClock(in: context)
    context.copyRecords(of: model)
  }

  /// The typed text, truncated so that the row that continues stays on the screen. A right answer
  /// has its standard form beside it, or in its place if they hardly differ.
  private func shownAnswer(
    _ judgement: Judgement, to question: Question, isSpoken: Bool = false
  ) -> BilingualText {
    let limit = 40
    let given = attempt.typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = given.count > limit ? given.prefix(limit) + model.glyphs.ellipsis : given
    guard case .right(let standard) = judgement else { return BilingualText(asWritten: shown) }
    let text = TypedText(
      given: given, shown: shown, isOther: question.isOtherAnswer(attempt.typed),
      teachesCapitals: question.teachesCapitals, isSpoken: isSpoken)
    return BilingualText(
      japanese: text.text(beside: standard.japanese, in: .japanese),
      english: text.text(beside: standard.english, in: .english), readings: standard.readings)
  }

  /// What answers to the current question would have been right for; `nil` if its lesson is gone.
  /// This takes milliseconds, so it is looked up once per answer rather than in each frame.
  private var answerTopics: AnswerTopics? {
    guard case .running(let round) = phase, let asked = round.currentPlan else { return nil }
    return model.catalog.lesson(asked.card.lesson).map(AnswerTopics.init)
  }

  /// What the given answer would have been right for; `nil` if the lesson can't tell.
  private func topic(of answer: String, in topics: AnswerTopics?) -> BilingualText? {
    guard case .running(let round) = phase, let asked = round.currentPlan else { return nil }
    return topics?.topic(
      ofAnswer: answer, insteadOf: asked.card.item, before: round.nextItem(of: asked.card.lesson))
  }

  /// What each choice would have been right for, unless that would tell the answer to the next
  /// question. Without values in an exam, which shows no feedback.
  private func topics(of choices: [BilingualText], in topics: AnswerTopics?) -> [BilingualText?] {
    guard !isExam, case .running(let round) = phase, let asked = round.currentPlan, let topics
    else { return choices.map { _ in nil } }
    return topics.topics(
      ofAnswers: choices.map(\.japanese), insteadOf: asked.card.item,
      hiding: round.nextItem(of: asked.card.lesson))
  }

  /// Adds an answer to the round, and stores it before the next frame.
  private mutating func take(_ given: Round.Given, typed text: String) {
    guard case .running(let before) = phase, before.current != nil, !yieldToOthers() else {
      return
    }
    var round = before
    round.answer(given, at: now)
    phase = .running(round)
    let nearMiss = attempt.nearMiss
    attempt = Attempt()
    let answer = model.store(text, in: round)
    takenAnswer = answer.map { TakenAnswer(answer: $0, before: before, nearMiss: nearMiss) }
  }
}

// MARK: - Keys

extension AskingScreen {
  /// The question to answer; `nil` if there is none.
  private var question: Question? {
    guard case .running(let round) = phase, !round.isAnswered else { return nil }
    return round.current
  }

  /// Whether this is an exam with its questions loaded.
  private var isExam: Bool {
    if case .running(let round) = phase { round.clock != nil } else { false }
  }

  /// Whether the choices have just moved, because a notice above them went. A click then was meant
  /// for what stood there before.
  private var hasMoved: Bool {
    guard let queue, let moved = model.access.recoveryTime else { return false }
    return queue.now - moved < Round.leastFeedback
  }

  /// Whether the rows of the result react. A key pressed right after the result appeared was meant
  /// for the last question.
  var takesWays: Bool {
    if case .running(let round) = phase { round.takesChoices(at: now) } else { true }
  }

  /// Whether feedback on an answer is visible.
  var isAnswered: Bool {
    if case .running(let round) = phase { round.isAnswered } else { false }
  }

  /// The label of the Enter key, which answers, or continues after the answer.
  var actionName: String? {
    if isAnswered { return wordsForNext }
    if isBeginning { return model.language.wordForBeginning }
    guard let question, question.kind != .place || attempt.typed.isSearch else { return nil }
    return model.language.label("答える", "answer")
  }

  /// Whether Right and `l` would answer, or continue after the answer.
  var opensOnlyByEnter: Bool { isAnswered || question.map { $0.kind != .place } ?? false }

  /// Whether a question is asked or was just answered, about which there is more to know than an
  /// exam tells, or a result lists items.
  var canExplain: Bool {
    isAnswered || (question != nil && !isExam) || !listedCards.isEmpty
  }

  /// Whether the learner can give up on the question, or see the result once the time is up.
  var canGiveUp: Bool {
    if case .timeUp = phase { return true }
    return question != nil
  }

  /// The label of the keys that continue: Space, and also Enter.
  var wordsForNext: String { model.language.label("次へ", "next") }

  /// The label of the key that explains the item just asked; empty before the answer, which it
  /// would give away.
  var wordsForDetails: String { isAnswered ? model.language.label("説明", "explain") : "" }

  /// What the choices that weren't chosen would have been right for, a line for each.
  private func otherChoices(in round: Round, of question: Question) -> [String] {
    guard let given = round.given.last, case .choice(let choices, let correct) = question.answer
    else { return [] }
    return zip(choices.indices, given.topics).compactMap { index, topic in
      guard index != correct, index != given.choice, let topic else { return nil }
      let language = model.language
      return language(choices[index]) + topic.asSpokenEquation(in: language)
    }
  }

  /// Shows the details of the item just asked, or of one in the result, or says that the
  /// question is to be answered first.
  func showDetails(in context: Context<Self>) {
    let isRead = context.appearance.readsFrames
    let dialog = model.details(
      of: listedCards, focusedName: context.focusedName, isRead: isRead)
    if let dialog { return context.present(dialog) }
    guard isAnswered else {
      return context.notify(model.language("先に答えてください。", "Answer first."))
    }
    guard case .running(let round) = phase, let asked = round.currentPlan else { return }
    // The next question must not replace the one that the dialog explains.
    context.cancelTask(Self.advancing)
    // Where the choices are drawn, this stands beside them.
    let others = isRead ? round.current.map { otherChoices(in: round, of: $0) } ?? [] : []
    context.present(model.details(of: asked.card, isRead: isRead, besides: others))
  }
}
