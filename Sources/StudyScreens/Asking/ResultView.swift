import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// The result of a round, with the ways to go on and the mistakes.
struct ResultView: View {
  typealias Owner = AskingScreen

  let screen: AskingScreen
  let round: Round

  private var model: StudyModel { screen.model }
  private var language: Language { model.language }

  func place(in layout: inout Layout<AskingScreen>) {
    body.place(in: &layout)
  }

  @ViewBuilder<AskingScreen> private var body: some View<AskingScreen> {
    (Text(score, role: .heading) + Text(time.map { "  \($0)" } ?? "", role: .muted)).pinned()
    if let before { Text(before, role: .muted).pinned() }
    if screen.lesson == nil {
      Text(model.wordsForTomorrow)
      Blank()
      Row(language.label("戻る", "Back")).id("back").onSelect { _, context in context.pop() }
    } else {
      waysOn
    }
    if !round.mistakes.isEmpty {
      Blank()
      Text(language("まちがえた問題", "Mistakes"), role: .heading)
      MistakeRows(
        model: model,
        mistakes: zip(round.missedCards, round.mistakes).map { card, mistake in
          Mistake(
            card: card, prompt: mistake.question.prompt, given: mistake.given.text,
            topic: mistake.given.topic, solution: mistake.question.solution)
        })
    }
  }

  @ViewBuilder<AskingScreen> private var waysOn: some View<AskingScreen> {
    let missed = round.missedCards
    if !missed.isEmpty {
      Row(
        language.label(
          "まちがえた\(missed.count)問をもう一度",
          missed.count == 1 ? "Try the mistake again" : "Try the \(missed.count) mistakes again")
      )
      .id("mistakes")
      .onSelect { screen, context in screen.load(missed, in: context) }
    }
    Row(language.label("もう一度", "Try again")).id("again")
      .onSelect { screen, context in screen.load(in: context) }
    if let next = screen.lesson.flatMap(model.lesson(after:)) {
      Row(language.label("次のレッスン", "Next lesson"), detail: language.label(next.title))
        .id("next").key("0")
        .onSelect { _, context in context.replaceTop(.lesson(next.id)) }
    }
    Row(language.label("教科に戻る", "Back to the subject")).id("back")
      .onSelect { _, context in context.pop() }
  }
}

// MARK: - Words

extension ResultView {
  private var score: String {
    let (right, total) = (round.correctCount, round.questions.count)
    let percent = right * 100 / max(1, total)
    return language(
      "\(total)問中 \(right)問正解  \(percent)%", "\(right) of \(total) right  \(percent)%")
  }

  /// The time that the answers took; `nil` if not all were timed.
  private var time: String? {
    guard let time = round.time else { return nil }
    let (minutes, seconds) = (Int(time / .seconds(1)) / 60, Int(time / .seconds(1)) % 60)
    guard minutes > 0 else { return language("\(seconds)秒", "\(seconds) s") }
    return language("\(minutes)分 \(seconds)秒", "\(minutes) min \(seconds) s")
  }

  /// The scores of the lesson before; `nil` if this was not a round of it, or the first.
  private var before: String? {
    let scores = screen.scores
    guard round.source.lesson != nil, let best = scores.best else { return nil }
    let now = round.correctCount * 100 / max(1, round.questions.count)
    let last = scores.last.map { language("前回 \($0)%  ", "last \($0)%  ") } ?? ""
    let words = last + language("最高 \(max(best, now))%", "best \(max(best, now))%")
    return words + (now > best ? language("（新記録）", "  a new best") : "")
  }
}

extension BilingualText {
  /// What another text is, or is called otherwise, to stand behind it.
  func asEquation(in language: Language) -> String {
    language.plain(" ＝ ", " = ") + language(self)
  }
}
