import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// A question, with the means to answer it or with feedback on the answer.
struct QuestionView: View {
  typealias Owner = AskingScreen

  let screen: AskingScreen
  let round: Round
  let question: Question

  private var language: Language { screen.model.language }
  private var glyphs: GlyphSet { screen.model.glyphs }

  func place(in layout: inout Layout<AskingScreen>) {
    let isRead = layout.appearance.readsFrames
    layout.pin(progress(isRead: isRead))
    if !isRead { SpareLine<AskingScreen>(leastRows: Self.rowsForSpace).place(in: &layout) }
    Text<AskingScreen>(language(question.prompt), role: .heading).pinned().place(in: &layout)
    let hasColumn = RoundColumn.fits(beside: language.hasReadings ? 100 : 70, in: layout)
    let answers = AnswersView(view: self)
    if hasColumn {
      let column = RoundColumn(screen: screen, round: round)
      HStack(spacing: RoundColumn.gap) {
        VStack {
          Blank()
          field
          answers
        }.width(.cells(column.widthBeside(in: layout)))
        column.width(.cells(RoundColumn.width))
      }.place(in: &layout)
    } else {
      if hasField {
        SpareLine<AskingScreen>(leastRows: Self.rowsForGap).place(in: &layout)
      }
      field.place(in: &layout)
      if !hasField { Blank<AskingScreen>().place(in: &layout) }
      answers.place(in: &layout)
    }
  }

  /// Whether the question has a field to type into.
  private var hasField: Bool {
    if case .choice = question.answer { false } else { !round.isAnswered }
  }

  /// The choices, what helps to answer, or the feedback.
  fileprivate func placeAnswers(in layout: inout Layout<AskingScreen>) {
    let isRead = layout.appearance.readsFrames
    if round.isAnswered, isRead {
      return SpokenFeedback(screen: screen, round: round, question: question)
        .body.place(in: &layout)
    }
    switch question.answer {
    case .choice(let choices, let correct):
      let rows = ChoiceRows(
        choices: choices, correct: correct, view: self, width: isRead ? nil : layout.width,
        haveRoom: layout.rowsLeft >= choices.count)
      rows.body().place(in: &layout)
      rows.reason(inRows: layout.rowsLeft).place(in: &layout)
    case .typed where !round.isAnswered:
      TypingNotes(screen: screen, question: question).body.place(in: &layout)
    case .place where !round.isAnswered: picker.place(in: &layout)
    case .typed, .place: outcome.place(in: &layout)
    }
  }

  /// The rows of a screen that has room for an empty line above the question: those of a window of
  /// 20 without the titles and the hints.
  private static var rowsForSpace: Int { 17 }

  /// The rows of a screen that has room for an empty line between a question and its field. With
  /// fewer, the field would push the question down below itself.
  private static var rowsForGap: Int { 8 }

  /// The column at which the exam's time ends on wide screens, aligned with the details of rows.
  private static var measure: Int { 78 }

  /// The progress of the round, the remaining time of an exam, and in a review the lesson that the
  /// question is from. When a question is repeated, only how many are left, because the number of
  /// questions asked no longer says how far the round is. Where frames are read line by line, the
  /// time is read with every question.
  private func progress(isRead: Bool) -> LineRun<AskingScreen> {
    let count = round.questions.count
    let bar = ProgressBar<AskingScreen>(count - round.unansweredCount, of: count)
    let counts = round.isRepeated ? nil : wordsForNumber(isRead: isRead)
    let left = count - round.doneCount
    let again = round.isRepeated ? language.label(wordsForRepeating(left: left)) : ""
    let now = screen.now
    let time = round.clock.map { clock in
      (
        words: isRead
          ? [clock.spoken(at: now, in: language)]
          : [clock.shown(at: now, in: language), clock.digits(at: now)],
        role: clock.isNearlyOver(at: now) ? Role.warning : .muted
      )
    }
    let source = screen.lesson == nil ? round.currentPlan.map(\.card.lesson) : nil
    let reasons = reasonsForLength
    return LineRun(lines: 1) { _, canvas in
      var end = 2
      if let counts {
        end = canvas.write(counts, at: end, role: .muted)
        end = bar.draw(on: &canvas, at: end, width: 10)
      }
      end = canvas.write(again, at: end, role: .accent)
      if let time {
        let edge = isRead ? canvas.width - 1 : min(canvas.width - 1, Self.measure)
        let words = time.words.first { end + 2 + $0.displayWidth <= edge } ?? time.words.last ?? ""
        let start = max(end + 2, edge - words.displayWidth)
        canvas.markVolatile(start..<canvas.write(words, at: start, role: time.role))
      }
      let space = end + 2..<max(end + 2, canvas.width - 1)
      let note =
        source.map { screen.model.trail(to: $0, within: space.count) }
        ?? reasons.first { $0.displayWidth <= space.count } ?? reasons.last
      if let note { canvas.write(note, truncatedTo: space, role: .muted) }
    }
  }

  /// Says that a question is repeated, and how many are left; after the last one, only the former.
  private func wordsForRepeating(left: Int) -> BilingualText {
    left > 0
      ? BilingualText(japanese: "もう一度、あと\(left)問", english: "Once more, \(left) left")
      : BilingualText(japanese: "もう一度", english: "Once more")
  }

  /// How far the round is, in the pickers of places.
  private var progressInPickers: BilingualText {
    round.isRepeated
      ? wordsForRepeating(left: round.questions.count - round.doneCount)
      : BilingualText("\(round.number) / \(round.questions.count)")
  }

  /// The number of the question, which is a sentence where frames are read.
  private func wordsForNumber(isRead: Bool) -> String {
    let (number, count) = (round.number, round.questions.count)
    return isRead
      ? language("\(count)問中 \(number)問目", "Question \(number) of \(count)")
      : "\(number) / \(count) "
  }

  /// Says at the first question why a round is short, in more words and in fewer; empty if it
  /// isn't.
  private var reasonsForLength: [String] {
    guard let left = screen.newItemsLeft, round.given.isEmpty else { return [] }
    guard left > 0 else {
      return [
        language.label(
          ["きょうの", "新しい", "問題は", "終わり。", "習った", "問題だけ", "出します。"],
          "No new questions left today, only ones you have seen"),
        language.label(["習った", "問題だけ"], "no new ones today"),
        language.label(["習った", "ものだけ"], "no new ones"),
      ]
    }
    return [
      language.label(
        ["きょうの", "新しい", "問題は、あと", "\(left)問まで"],
        left == 1 ? "1 new question left for today" : "\(left) new questions left for today"),
      language.label(["新しいのは", "\(left)問"], "\(left) new left today"),
      language.label(["新しい", "\(left)問"], "\(left) new left"),
    ]
  }
}

// MARK: - Answering

extension QuestionView {
  /// The field for a typed answer or for the search for a place, which stays at the top, and a
  /// blank line below it.
  @ViewBuilder<AskingScreen> private var field: some View<AskingScreen> {
    if !round.isAnswered {
      switch question.answer {
      case .choice: EmptyView()
      case .typed:
        EntryField(
          \.attempt.typed, label: language.label("答え", "Answer"),
          placeholder: question.scripts.map(screen.model.hint) ?? ""
        )
        .onSubmit { screen, context in
          screen.answerTyped()
          screen.advance(in: context)
        }
      case .place:
        SearchField(
          \.attempt.typed, label: language.label("答え", "Answer"),
          placeholder: screen.model.placeSearchHint)
      }
      if hasField { Blank() }
    }
  }

  /// The places that were found, or a row that opens the pickers.
  @ViewBuilder<AskingScreen> private var picker: some View<AskingScreen> {
    if screen.attempt.typed.isSearch {
      FoundRows(
        model: screen.model, query: screen.attempt.typed, isInLesson: true,
        opens: \.code.isPrefecture
      ) { [prompt = question.prompt, progress = progressInPickers] place, screen, context in
        guard place.code.isPrefecture else {
          screen.answer(place: place.code)
          return screen.advance(in: context)
        }
        context.ask(AskingScreen.found, presented: .flow) {
          .cities(place.code, for: PlaceRequest(question: prompt, progress: progress, slot: $0))
        }
      }
    } else {
      Row(language.label(["一覧から", "選ぶ"], "Choose from the list")).id("find")
        .onSelect { [prompt = question.prompt, progress = progressInPickers] _, context in
          context.ask(AskingScreen.found, presented: .flow) {
            .prefectures(for: PlaceRequest(question: prompt, progress: progress, slot: $0))
          }
        }
      HelpNote(language: language, isAfterRow: true)
    }
  }
}

// MARK: - After the answer

extension QuestionView {
  /// Feedback on an answer that is no longer on the screen.
  @ViewBuilder<AskingScreen> private var outcome: some View<AskingScreen> {
    if let given = round.given.last {
      if given.isCorrect {
        Text(
          "\(glyphs.right) \(language.label("正解", "Right"))\(language.colon)\(language(given.text))"
            // A typed answer has its standard form beside it.
            + (question.kind == .place ? reading : ""),
          role: .good)
      } else {
        Text(wrong(given), role: .bad)
          + Text(given.topic?.asEquation(in: language) ?? "", role: .muted)
        Text(
          "\(glyphs.right) \(language.label("答え", "Answer"))\(language.colon)"
            + language(question.solution) + reading,
          role: .good)
      }
      Blank()
      Row(language.label("次へ", "Next")).id("next")
        .onSelect { screen, context in screen.proceed(in: context) }
    }
  }

  private func wrong(_ given: Round.Given) -> String {
    if given.isGivenUp { return "\(glyphs.wrong) \(language(given.text))" }
    return "\(glyphs.wrong) \(language.label("不正解", "Wrong"))\(language.colon)"
      + language(given.text)
  }

  private var reading: String {
    question.reading(in: language)?.asEquation(in: language) ?? ""
  }
}

extension Question {
  /// The reading of the answer or another way to write it, unless its kanji already have readings.
  func reading(in language: Language) -> BilingualText? {
    language.hasReadings && !solution.readings.isEmpty ? nil : reading
  }

  /// The same as words after the answer where screens are read aloud; empty in Japanese, where it
  /// would sound like the answer.
  func spokenReading(in language: Language) -> String {
    let words = reading(in: language)?.asSpokenEquation(in: language) ?? ""
    return language.plain("", words)
  }
}

/// What a ``QuestionView`` shows below the question.
private struct AnswersView: View {
  typealias Owner = AskingScreen

  let view: QuestionView

  func place(in layout: inout Layout<AskingScreen>) { view.placeAnswers(in: &layout) }
}
