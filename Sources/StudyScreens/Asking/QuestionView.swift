import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// A question, with the ways to answer it, or with what became of the answer.
struct QuestionView: View {
  typealias Owner = AskingScreen

  let screen: AskingScreen
  let round: Round
  let question: Question

  private var language: Language { screen.model.language }
  private var glyphs: GlyphSet { screen.model.glyphs }

  func place(in layout: inout Layout<AskingScreen>) {
    layout.pin(progress)
    Text<AskingScreen>(language(question.prompt), role: .heading).pinned().place(in: &layout)
    Blank<AskingScreen>().place(in: &layout)
    switch question.answer {
    case .choice(let choices, let correct):
      ChoiceRows(choices: choices, correct: correct, view: self, isNarrow: layout.width < 60).body
        .place(in: &layout)
    case .typed where !round.isAnswered: field.place(in: &layout)
    case .place where !round.isAnswered: picker.place(in: &layout)
    case .typed, .place: outcome.place(in: &layout)
    }
  }

  /// How far the round has come, and in a review which lesson the question is from.
  private var progress: LineRun<AskingScreen> {
    let bar = ProgressBar<AskingScreen>(round.doneCount, of: round.questions.count)
    let counts = "\(round.number) / \(round.questions.count) "
    let source = screen.lesson == nil ? round.currentPlan.map { name(of: $0.card.lesson) } : nil
    return LineRun(lines: 1) { _, canvas in
      let column = canvas.write(counts, at: 2, role: .muted)
      let end = bar.draw(on: &canvas, at: column, width: 10)
      guard let source else { return }
      canvas.write(
        source, truncatedTo: end + 2..<max(end + 2, canvas.width - 1), role: .muted)
    }
  }

  private func name(of lesson: LessonID) -> String {
    let catalog = screen.model.catalog
    guard let subject = catalog.subject(lesson.subject), let lesson = catalog.lesson(lesson) else {
      return "\(lesson)"
    }
    return "\(language(subject.title)) › \(language(lesson.title))"
  }
}

// MARK: - Answering

extension QuestionView {
  @ViewBuilder<AskingScreen> private var field: some View<AskingScreen> {
    EntryField(\.typed, label: language("答え", "Answer"))
      .onSubmit { screen, context in
        screen.answerTyped()
        screen.advance(in: context)
      }
    if let slip = screen.slip { Text(nearlyRight(slip), role: .good) }
    if screen.isBlank {
      Text(
        language(
          "答えを書いてから Enter。わからないときは Ctrl-X。",
          "Type the answer, then Enter; Ctrl-X if you don't know."), role: .muted)
    }
  }

  private var picker: some View<AskingScreen> {
    Row(language("一覧から選ぶ", "Choose from the list")).id("find")
      .onSelect { _, context in
        context.ask(AskingScreen.found, presented: .flow) {
          .prefectures(for: PlaceRequest(question: question.prompt, slot: $0))
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
}

// MARK: - After the answer

extension QuestionView {
  /// What became of an answer that is no longer on the screen.
  @ViewBuilder<AskingScreen> private var outcome: some View<AskingScreen> {
    if let given = round.given.last {
      if given.isCorrect {
        Text("\(glyphs.right) \(language("正解", "Right")): \(language(given.text))", role: .good)
      } else {
        Text(wrong(given), role: .bad)
        Text("\(language("答え", "Answer")): \(language(question.solution))\(reading)")
      }
      Blank()
      Row(language("次へ", "Next")).id("next").onSelect { screen, _ in screen.proceed() }
    }
  }

  private func wrong(_ given: Round.Given) -> String {
    if given.isGivenUp { return "\(glyphs.wrong) \(language(given.text))" }
    let topic = given.topic?.asEquation(in: language) ?? ""
    return "\(glyphs.wrong) \(language("不正解", "Wrong")): \(language(given.text))\(topic)"
  }

  private var reading: String {
    question.reading.map { "  \(language($0))" } ?? ""
  }
}

/// The choices of a question, which stay when one was chosen: the right one and the wrong one marked.
private struct ChoiceRows {
  let choices: [BilingualText]
  let correct: Int
  let view: QuestionView
  /// Whether there is space only for what the wrong answer would have been right for.
  let isNarrow: Bool

  private var language: Language { view.screen.model.language }

  var body: some View<AskingScreen> {
    let given = view.round.isAnswered ? view.round.given.last : nil
    return RowList(choices.indices) { index in
      guard let given else { return Row(language(choices[index])) }
      let name = language(choices[index])
      if index == correct {
        return Row(name + padding(after: name) + rightWords(given)).style(.good)
      }
      guard index == given.choice else { return Row(name).style(.muted) }
      return Row(name + padding(after: name) + wrongWords(given)).style(.bad)
    }
    .onSelect { index, screen, context in
      screen.choose(index)
      screen.advance(in: context)
    }
  }

  private func rightWords(_ given: Round.Given) -> String {
    let verdict = given.isCorrect ? language("正解", "right") : language("答え", "answer")
    let reading = view.question.reading?.asEquation(in: language) ?? ""
    return "\(view.screen.model.glyphs.right) \(verdict)\(reading)"
  }

  private func wrongWords(_ given: Round.Given) -> String {
    let mark = view.screen.model.glyphs.wrong
    if isNarrow, let topic = given.topic { return "\(mark) \(language(topic))" }
    let words = language("あなたの答え", "your answer")
    return "\(mark) \(words)\(given.topic?.asEquation(in: language) ?? "")"
  }

  /// Puts the marks below each other, unless a choice is very long.
  private func padding(after name: String) -> String {
    let widest = choices.map { language($0).displayWidth }.max() ?? 0
    return String(repeating: " ", count: max(0, min(widest, 24) - name.displayWidth) + 2)
  }
}
