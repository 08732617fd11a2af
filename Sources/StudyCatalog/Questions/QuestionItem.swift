/// One thing that a lesson can ask, before it is known how it will be answered.
struct QuestionItem {
  /// The name under which answers are remembered.
  var key: String
  /// The question as a sentence.
  var prompt: BilingualText
  /// The right answer as it is shown.
  var answer: BilingualText
  /// What else is right when typed.
  var alsoAccepted: [String] = []
  /// Items of the same kind make the more plausible wrong choices.
  var kind = ""
  /// Wrong choices made up for this item, which are taken before those of other items.
  var decoys: [BilingualText] = []
  /// The place that answers the question in the pickers, and the question as it is put then.
  var place: PlaceCode?
  var placePrompt: BilingualText?

  /// Everything that is right when typed.
  var accepted: [String] {
    [answer.japanese] + (answer.english == answer.japanese ? [] : [answer.english]) + alsoAccepted
  }

  /// Three wrong answers that differ from the right one and from each other in both languages.
  func wrongChoices(
    among items: [QuestionItem], using generator: inout some RandomNumberGenerator
  ) -> [BilingualText] {
    let others = items.filter { $0.key != key }
    let candidates =
      decoys.shuffled(using: &generator)
      + others.filter { $0.kind == kind }.map(\.answer).shuffled(using: &generator)
      + others.filter { $0.kind != kind }.map(\.answer).shuffled(using: &generator)
    var chosen: [BilingualText] = []
    for candidate in candidates where chosen.count < 3 {
      let isNew = ([answer] + chosen).allSatisfy {
        $0.japanese != candidate.japanese && $0.english != candidate.english
      }
      if isNew, !accepted.contains(where: { AcceptedText($0).matches(candidate.japanese) }) {
        chosen.append(candidate)
      }
    }
    precondition(chosen.count == 3, "only \(chosen.count) wrong answers to “\(prompt.japanese)”")
    return chosen
  }

  /// Makes the question that is answered in the given way.
  func question(
    _ kind: QuestionKind, among items: [QuestionItem],
    using generator: inout some RandomNumberGenerator
  ) -> Question {
    if kind == .place, let place {
      return Question(
        item: key, prompt: placePrompt ?? prompt, answer: .place(place), solution: answer)
    }
    if kind == .typed {
      return Question(item: key, prompt: prompt, answer: .typed(accepted), solution: answer)
    }
    var choices = wrongChoices(among: items, using: &generator)
    let correct = Int.random(in: 0...choices.count, using: &generator)
    choices.insert(answer, at: correct)
    return Question(
      item: key, prompt: prompt, answer: .choice(choices, correct: correct), solution: answer)
  }
}
