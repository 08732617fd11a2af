import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// The result of a round, with rows that continue and the mistakes.
struct ResultView: View {
  typealias Owner = AskingScreen

  let screen: AskingScreen
  let round: Round

  /// The name of the first row.
  var firstRow: String {
    if screen.lesson == nil { return "back" }
    if hasMistakes { return "mistakes" }
    return nextLesson == nil ? "back" : "next"
  }

  /// Whether mistakes or questions without an answer are left. A round that repeats its questions
  /// until they are right leaves none.
  private var hasMistakes: Bool {
    !round.openCards.isEmpty && (!round.source.repeatsWrongItems || round.unansweredCount > 0)
  }

  /// The number of items that are still due after a portion of a review.
  private var leftCount: Int {
    guard case .review(let subject) = screen.scope else { return 0 }
    return subject.map(model.dueCount) ?? model.dueCount
  }

  /// The lesson after this one; `nil` if this wasn't a round of a lesson, or of the last.
  private var nextLesson: Lesson? {
    if case .lesson(let lesson) = screen.scope { model.lesson(after: lesson) } else { nil }
  }

  private var model: StudyModel { screen.model }
  private var language: Language { model.language }

  func place(in layout: inout Layout<AskingScreen>) {
    heading.place(in: &layout)
    SpareLine<AskingScreen>().place(in: &layout)
    if RoundColumn.fits(beside: 60, in: layout) {
      let column = RoundColumn(screen: screen, round: round)
      HStack(spacing: RoundColumn.gap) {
        VStack { rows }.width(.cells(column.widthBeside(in: layout)))
        column.width(.cells(RoundColumn.width))
      }.place(in: &layout)
    } else {
      rows.place(in: &layout)
    }
  }

  @ViewBuilder<AskingScreen> private var heading: some View<AskingScreen> {
    (Text(score, role: isPerfect ? .good : .heading)
      + Text(time.map { "  \($0)" } ?? "", role: .muted)).pinned()
    if let examWords { Text(examWords, role: .muted).pinned() }
    if let lossWords { Text(lossWords, role: .muted).pinned() }
    if let before { Text(before, role: .muted).pinned() }
    if let gain { Text(gain, role: .good).pinned() }
    if let comfort { Text(comfort, role: .muted).pinned() }
  }

  @ViewBuilder<AskingScreen> private var rows: some View<AskingScreen> {
    if screen.lesson == nil {
      Text(model.wordsForComingReviews)
      Blank()
      rowBack(language.label("戻る", "Back"))
      if leftCount > 0 {
        Row(
          language.label(["復習を", "つづける"], "Continue the review"),
          details: model.details(ofReview: leftCount)
        )
        .id("more").key("r").actionName(language.wordForBeginning)
        .onSelect(way { screen, context in screen.load(in: context) })
      }
      if model.dueCount == 0 {
        Row(model.wordForStarting).id("learn").key("n")
          .onSelect(way { _, context in context.show(StudyMode.learn.id) })
      } else if case .review(_?) = screen.scope {
        Row(model.wordForOtherSubjects).id("others").key("o").actionName(language.wordForBeginning)
          .onSelect(way { _, context in context.replaceTop(.reviewRound) })
      }
    } else {
      waysOn
    }
    if !missed.isEmpty {
      Blank()
      Text(language.headingOfMistakes(areAllAnswered: round.unansweredCount == 0), role: .heading)
      MistakeRows(model: model, mistakes: missed, namesLessons: screen.lesson == nil)
    } else if !round.given.isEmpty {
      Blank()
      Text(language("次の復習", "Due again"), role: .heading)
      MistakeRows(model: model, mistakes: known, namesLessons: screen.lesson == nil)
    }
  }

  /// All questions, each with the day on which it comes back.
  private var known: [Mistake] {
    let days = round.source.plan.map { model.nextDay(of: $0.card) }
    return zip(round.questions, zip(round.source.plan, days)).map { question, item in
      Mistake(
        card: item.0.card, prompt: question.prompt, usualPrompt: question.usualPrompt,
        solution: question.solution, nextDay: item.1)
    }
  }

  /// The mistakes, and after them the questions without an answer.
  private var missed: [Mistake] {
    zip(round.openCards, round.openQuestions).map { card, open in
      Mistake(
        card: card, prompt: open.question.prompt, usualPrompt: open.question.usualPrompt,
        given: open.given?.text,
        topic: open.given?.topic, solution: open.question.solution)
    }
  }

  @ViewBuilder<AskingScreen> private var waysOn: some View<AskingScreen> {
    let open = round.openCards
    if hasMistakes {
      Row(language.wordsForRetry(of: open.count, areAllAnswered: round.unansweredCount == 0))
        .id("mistakes").key("r").actionName(language.wordForBeginning)
        .onSelect(way { screen, context in screen.load(open, in: context) })
    }
    // The first row has the focus. Without mistakes, there is nothing to repeat.
    if !hasMistakes { rowOfNextLesson }
    Row(wordsForAgain).id("again").key("a")
      .actionName(language.wordForBeginning)
      .onSelect(way { screen, context in screen.load(in: context) })
    if hasMistakes { rowOfNextLesson }
    if case .lesson(let lesson) = screen.scope {
      Row(language.label(["テストで", "確かめる"], "Take an exam")).id("exam").key("t")
        .onSelect(way { _, context in context.push(.exam(lesson)) })
      rowBack(
        screen.isAfterItems
          ? language.label(["一覧に", "戻る"], "Back to the questions")
          : language.label(["教科に", "戻る"], "Back to the subject"))
    } else {
      rowBack(language.label("戻る", "Back"))
    }
  }

  /// The way back. It has a letter like the other rows, which come and go.
  private func rowBack(_ words: String) -> Row<AskingScreen> {
    Row(words).id("back").key("b").actionName(language.wordForChoosing)
      .onSelect(way { _, context in context.pop() })
  }

  /// The label of the row that asks other questions of the lesson.
  private var wordsForAgain: String {
    if case .exam = screen.scope { return language.label(["テストを", "もう一度"], "New exam") }
    return language.label(["レッスンを", "もう一度"], "New round")
  }

  @ViewBuilder<AskingScreen> private var rowOfNextLesson: some View<AskingScreen> {
    if let nextLesson {
      Row(
        language.label(["次の", "レッスン"], "Next lesson") + language.colon
          + language.label(nextLesson.title)
      )
      .id("next").key("n").actionName(language.wordForBeginning)
      .onSelect(way { _, context in context.replaceTop(.lesson(nextLesson.id)) })
    }
  }

  /// Wraps the action of a row, to ignore a key that was meant for the last question.
  private func way(
    _ act: @escaping (inout AskingScreen, Context<AskingScreen>) -> Void
  ) -> (inout AskingScreen, Context<AskingScreen>) -> Void {
    { [firstRow] screen, context in
      // Such a key has moved the focus already.
      if screen.takesWays { act(&screen, context) } else { context.focus(firstRow) }
    }
  }
}

// MARK: - Words

extension ResultView {
  private var isPerfect: Bool { round.correctCount == round.questions.count }

  private var score: String {
    let count = round.questions.count
    guard isPerfect, count > 1 else {
      return language.wordsForScore(round.correctCount, of: count)
    }
    return language("\(count.grouped)問 全問正解！  100%", "All \(count.grouped) right!  100%")
  }

  /// A word of comfort after a round without a right answer; `nil` for any other round, and if
  /// questions are unanswered, because those don't come up for review.
  private var comfort: String? {
    guard round.correctCount == 0, !round.given.isEmpty, round.unansweredCount == 0 else {
      return nil
    }
    return language(
      "だいじょうぶ。おぼえるまで、復習で何度でも出ます。",
      "Don’t worry: what you missed comes back in reviews until you know it.")
  }

  /// The time that the answers took; `nil` if some weren't timed, or if it was all that an exam
  /// allows, which its words say.
  private var time: String? {
    if let exam = round.examTime, exam.used >= exam.limit { return nil }
    return round.time.map { language.time($0.count(of: .seconds(1))) }
  }

  /// Describes an exam: its time limit, whether the time ran out, and how many questions are
  /// unanswered; `nil` if this wasn't one.
  private var examWords: String? {
    round.examTime.map { model.words(for: $0, unanswered: round.unansweredCount) }
  }

  /// Says why an exam isn't recorded; `nil` if it is.
  private var lossWords: String? {
    guard round.clock != nil, round.given.isEmpty else { return nil }
    return language(
      "1問も答えていないので、この結果は残りません。", "No question was answered, so this result isn’t kept.")
  }

  /// How many items of the round are learned that weren't before it; `nil` if none are.
  var gain: String? {
    let count = model.learned(of: round.source).subtracting(screen.scores.learned).count
    guard count > 0 else { return nil }
    return language("新しく\(count.grouped)問おぼえました。", "\(count.grouped) newly learned.")
  }

  /// The lesson's last score, and its best score including this round; `nil` if this wasn't a round
  /// of a lesson, or its first.
  private var before: String? {
    let scores = screen.scores
    guard round.source.lesson != nil, let best = scores.best else { return nil }
    let now =
      RoundRecord.Result(correct: round.correctCount, count: round.questions.count).percent ?? 0
    return language.wordsForScores(last: scores.last, best: max(best, now))
      + (now > best ? language("（新記録）", ", a new best") : "")
  }
}

extension Language {
  /// A lesson's last score, and its best.
  func wordsForScores(last: Int?, best: Int) -> String {
    guard let last else { return self("最高 \(best)%", "Best \(best)%") }
    return self("前回 \(last)%  最高 \(best)%", "Last time \(last)%, best \(best)%")
  }

  /// The score of a round.
  func wordsForScore(_ right: Int, of total: Int) -> String {
    let percent = RoundRecord.Result(correct: right, count: total).percent ?? 0
    return self(
      "\(total.grouped)問中 \(right.grouped)問正解  \(percent)%",
      "\(right.grouped) of \(total.grouped) right  \(percent)%")
  }

  /// The label of the row that asks mistakes again, or also questions that weren't answered.
  func wordsForRetry(of count: Int, areAllAnswered: Bool) -> String {
    guard areAllAnswered else {
      return label(
        ["できなかった", "\(count.grouped)問を", "もう一度"],
        count == 1 ? "Repeat the one you missed" : "Repeat the \(count.grouped) you missed")
    }
    return label(
      ["まちがえた", "\(count.grouped)問を", "もう一度"],
      count == 1 ? "Repeat the mistake" : "Repeat the \(count.grouped) mistakes")
  }
}

extension BilingualText {
  /// This text as an explanation that follows another text, after a space and an equals sign.
  func asEquation(in language: Language) -> String {
    " " + asTopic(in: language)
  }

  /// The same where screens are read aloud: not every screen reader says an equals sign.
  func asSpokenEquation(in language: Language) -> String {
    language.plain("、つまり", ", which is ") + language(self)
  }

  /// This text as an explanation, after an equals sign.
  func asTopic(in language: Language) -> String { "= " + language(self) }
}
