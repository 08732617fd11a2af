import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// A question, with the ways to answer it or the review of the answer.
struct QuestionView: View {
  typealias Owner = LessonScreen

  let screen: LessonScreen
  let round: Round
  let question: Question

  private var language: Language { screen.model.language }

  func place(in layout: inout Layout<LessonScreen>) {
    let bar = ProgressBar<LessonScreen>(round.given.count, of: round.questions.count)
    let counts = "\(round.number)/\(round.questions.count) "
    layout.pin(
      LineRun(lines: 1) { _, canvas in
        let column = canvas.write(counts, at: 2, role: .muted)
        bar.draw(on: &canvas, at: column, width: 10)
      })
    Text<LessonScreen>(language(question.prompt), role: .heading).pinned().place(in: &layout)
    Blank<LessonScreen>().place(in: &layout)
    if round.isReviewing, let given = round.given.last {
      review(given).place(in: &layout)
    } else {
      answers.place(in: &layout)
    }
  }

  @ViewBuilder<LessonScreen> private var answers: some View<LessonScreen> {
    switch question.answer {
    case .choice(let choices, _):
      RowList(choices.indices) { index in Row(language(choices[index])) }
        .onSelect { index, screen, _ in screen.answer(choice: index) }
    case .typed:
      EntryField(\.typed, label: language("答え", "Answer"))
        .onSubmit { screen, _ in screen.answerTyped() }
      if let slip = screen.slip { Text(nearlyRight(slip), role: .good) }
    case .place:
      Row(language("一覧から選ぶ", "Choose from the list")).id("find")
        .onSelect { _, context in
          context.ask(LessonScreen.found, presented: .flow) {
            .prefectures(for: PlaceRequest(question: question.prompt, slot: $0))
          }
        }
    }
  }

  private func nearlyRight(_ slip: Slip) -> String {
    switch slip {
    case .letter:
      language("おしい！ 1文字ちがいます。もう一度。", "Nearly! One letter is off. Try again.")
    case .longVowel:
      language("おしい！ のばす音は？ もう一度。", "Nearly! Mind long vowels. Try again.")
    }
  }

  @ViewBuilder<LessonScreen> private func review(
    _ given: Round.Given
  ) -> some View<LessonScreen> {
    let glyphs = screen.model.glyphs
    if given.isCorrect {
      Text(
        "\(glyphs.right) \(language("正解", "Right")): \(language(given.text))",
        role: .good)
    } else {
      Text(
        "\(glyphs.wrong) \(language("不正解", "Wrong")): \(language(given.text))",
        role: .bad)
      Text("\(language("答え", "Answer")): \(language(question.solution))")
    }
    Blank()
    Row(round.isComplete ? language("結果を見る", "See results") : language("次へ", "Next"))
      .id("next")
      .onSelect { screen, _ in screen.proceed() }
  }
}
