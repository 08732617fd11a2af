import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// The result of a round, with the ways to go on and the mistakes.
struct ResultView: View {
  typealias Owner = LessonScreen

  let screen: LessonScreen
  let round: Round

  private var language: Language { screen.model.language }

  func place(in layout: inout Layout<LessonScreen>) {
    body.place(in: &layout)
  }

  @ViewBuilder<LessonScreen> private var body: some View<LessonScreen> {
    Text(score, role: .heading).pinned()
    if let next = screen.model.lesson(after: screen.lesson) {
      Row(language("次のレッスン", "Next lesson"), detail: language(next.title))
        .id("next").key("0")
        .onSelect { _, context in context.replaceTop(.lesson(next.id)) }
    }
    Row(language("もう一度", "Try again")).id("again")
      .onSelect { screen, context in screen.load(in: context) }
    Row(language("教科に戻る", "Back to the subject")).id("back")
      .onSelect { _, context in context.pop() }
    if !round.mistakes.isEmpty {
      Blank()
      Text(language("まちがえた問題", "Mistakes"), role: .heading)
      ForEach(round.mistakes) { mistake in
        Text(language(mistake.question.prompt))
        Text("  \(screen.model.glyphs.wrong) \(language(mistake.given.text))", role: .muted)
        Text("  \(screen.model.glyphs.right) \(language(mistake.question.solution))")
      }
    }
  }

  private var score: String {
    let (right, total) = (round.correctCount, round.questions.count)
    return language("\(total)問中 \(right)問正解", "\(right) of \(total) right")
  }
}
