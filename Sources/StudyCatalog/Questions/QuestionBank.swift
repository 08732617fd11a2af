/// Everything that a lesson can ask, made ready to be asked.
struct QuestionBank {
  private let items: [QuestionItem]
  private let choices: ChoiceBank
  private let kinds: Set<QuestionKind>

  /// Reads the tables of a lesson: well below a millisecond. A lesson without a recipe asks nothing.
  init(_ lesson: Lesson) {
    let items = LessonRecipe(rawValue: lesson.id.description)?.items ?? []
    let choices = ChoiceBank(items)
    kinds = lesson.kinds
    self.choices = choices
    self.items =
      lesson.kinds == [.choice]
      ? items.filter { choices.hasChoices(for: $0) } : items
  }

  /// Makes questions on different items, the same ones for the same generator.
  func questions(
    count: Int, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    var waiting = items.shuffled(using: &generator).prefix(max(count, 0))
    var questions: [Question] = []
    while !waiting.isEmpty {
      let kind = kindOrder[questions.count % kindOrder.count]
      // What can't be asked in this way waits for a place where it can.
      let index = waiting.firstIndex { canAsk($0, kind) } ?? waiting.startIndex
      let item = waiting.remove(at: index)
      questions.append(question(item, kind, using: &generator))
    }
    return questions
  }

  private func canAsk(_ item: QuestionItem, _ kind: QuestionKind) -> Bool {
    kind == .choice ? choices.hasChoices(for: item) : true
  }

  private func question(
    _ item: QuestionItem, _ kind: QuestionKind, using generator: inout some RandomNumberGenerator
  ) -> Question {
    let question: Question? =
      switch kind {
      case .choice: choices.question(on: item, using: &generator)
      case .place: item.placeQuestion
      case .typed: nil
      }
    return question ?? item.typedQuestion
  }

  /// The kinds in the order of a round; after the last they begin again.
  private var kindOrder: [QuestionKind] {
    if kinds.contains(.place) {
      return [
        .choice, .choice, .place, .choice, .typed, .choice, .place, .typed, .choice, .place,
      ]
    }
    return kinds.contains(.typed) ? [.choice, .choice, .typed] : [.choice]
  }
}

extension Lesson {
  /// Makes questions on different items, the same ones for the same generator.
  ///
  /// How they are answered depends on their position: in ten questions of
  /// `social/prefecture-capital` three are answered in the pickers and two by typing; elsewhere every
  /// third is typed, where the lesson allows it. Where too few can be answered by choosing, since the
  /// question would give the answer away, more are typed.
  ///
  /// - Returns: Fewer than `count` when the lesson has fewer items.
  /// - Complexity: Reads the lesson's table at every call: well below a millisecond.
  public func questions(
    count: Int = 10, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    QuestionBank(self).questions(count: count, using: &generator)
  }
}
