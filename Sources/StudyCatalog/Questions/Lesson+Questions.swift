extension Lesson {
  /// Makes questions on different items, the same ones for the same generator.
  ///
  /// How each is answered depends on its position only: in ten questions of
  /// `social/prefecture-capital` three are answered in the pickers and two by typing; elsewhere every
  /// third is typed, where the lesson allows it.
  ///
  /// - Returns: Fewer than `count` when the lesson has fewer items.
  /// - Complexity: Reads the lesson's table at every call: well below a millisecond.
  public func questions(
    count: Int = 10, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    guard let recipe = LessonRecipe(rawValue: id.description) else { return [] }
    let items = recipe.items
    let kindOrder = kindOrder
    var questions: [Question] = []
    for (position, item) in items.shuffled(using: &generator).prefix(max(count, 0)).enumerated() {
      let kind = kindOrder[position % kindOrder.count]
      questions.append(item.question(kind, among: items, using: &generator))
    }
    return questions
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
