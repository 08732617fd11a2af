/// One thing that a lesson can ask, before it is known how it will be answered.
struct QuestionItem {
  /// The name under which answers are remembered.
  var key: String
  /// The question as a sentence.
  var prompt: BilingualText
  /// The right answer as it is shown.
  var answer: BilingualText
  /// What is right when typed.
  var typed: TypedAnswer
  /// Wrong choices are answers of this kind only: a city never stands among wards.
  var kind = ""
  /// What the answer has in common with others, the most telling first. Answers that share it make the
  /// more plausible wrong choices.
  var traits: [String] = []
  /// Wrong choices made up for this item, which are taken before those of other items.
  var decoys: [BilingualText] = []
  /// The place that answers the question in the pickers, and the question as it is put then.
  var place: PlaceCode?
  var placePrompt: BilingualText?

  /// The question that is answered in the pickers, or `nil` when no place answers it.
  var placeQuestion: Question? {
    place.map {
      Question(item: key, prompt: placePrompt ?? prompt, answer: .place($0), solution: answer)
    }
  }

  /// The question that is answered by typing.
  var typedQuestion: Question {
    Question(item: key, prompt: prompt, answer: .typed(typed), solution: answer)
  }
}
