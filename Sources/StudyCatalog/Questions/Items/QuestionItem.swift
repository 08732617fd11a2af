/// An item that a lesson can ask about in various ways.
struct QuestionItem: Sendable {
  /// The name under which answers are recorded.
  var key: String
  /// The question as a sentence.
  var prompt: BilingualText
  /// The question in the words of the others; see ``Question/usualPrompt``.
  var usualPrompt: BilingualText?
  /// The right answer, as displayed.
  var answer: BilingualText
  /// The reading or another spelling of the answer.
  var reading: BilingualText?
  /// The typed answers that are right.
  var typed: TypedAnswer
  /// The kind of answer. Wrong choices are always of the same kind: a city never appears among
  /// wards.
  var kind: String
  /// The traits that the answer shares with others, most significant first. Answers with a common
  /// trait are more plausible wrong choices.
  var traits: [String]
  /// Wrong choices for this item, which are preferred to the answers of other items.
  var decoys: [BilingualText]
  /// Some of the ``decoys`` in groups, one of each of which is among the choices if possible.
  var likeliest: [[BilingualText]]
  /// Answers of other items that come so close that they can't be wrong choices.
  var close: Set<BilingualText>
  /// What each of the ``decoys`` would have been right for; empty if other items tell.
  var topicsOfDecoys: [BilingualText]
  /// The calculation whose result the item asks for; `nil` if it asks for something else.
  var calculation: Calculation?
  /// Makes what else the table says that explains the answer; see ``Question/note``. Most items of
  /// a lesson are not asked.
  let note: @Sendable () -> BilingualText?
  /// The place that answers the question in the pickers.
  var place: PlaceCode?

  init(
    key: String, prompt: BilingualText, answer: BilingualText, reading: BilingualText? = nil,
    typed: TypedAnswer, kind: String = "", traits: [String] = [], decoys: [BilingualText] = [],
    likeliest: [[BilingualText]] = [], close: Set<BilingualText> = [],
    topicsOfDecoys: [BilingualText] = [], calculation: Calculation? = nil,
    note: @autoclosure @escaping @Sendable () -> BilingualText? = nil, place: PlaceCode? = nil
  ) {
    self.key = key
    self.prompt = prompt
    self.answer = answer
    self.reading = reading
    self.typed = typed
    self.kind = kind
    self.traits = traits
    self.decoys = decoys
    self.likeliest = likeliest
    self.close = close
    self.topicsOfDecoys = topicsOfDecoys
    self.calculation = calculation
    self.note = note
    self.place = place
  }

  /// The question to answer in the pickers, or `nil` if no place answers it.
  var placeQuestion: Question? {
    place.map { question(.place($0)) }
  }

  /// The question to answer by typing.
  var typedQuestion: Question { question(.typed(typed)) }

  /// The question to answer in some way.
  func question(_ right: RightAnswer) -> Question {
    var question = Question(
      item: key, prompt: prompt, answer: right, solution: answer, reading: reading,
      way: calculation?.way, note: note())
    question.usualPrompt = usualPrompt
    return question
  }
}

extension QuestionItem: Equatable {
  static func == (left: QuestionItem, right: QuestionItem) -> Bool {
    left.typedQuestion == right.typedQuestion && left.place == right.place
      && left.kind == right.kind && left.traits == right.traits && left.close == right.close
      && left.decoys == right.decoys && left.likeliest == right.likeliest
      && left.topicsOfDecoys == right.topicsOfDecoys
  }
}

extension [QuestionItem] {
  /// The items, each with the right answers to the others. Those are wrong for it, even if they
  /// differ in only one letter.
  var knowingOneAnother: [QuestionItem] {
    var items = self
    let answers = items.flatMap { $0.typed.writings + $0.typed.also }
    for index in items.indices { items[index].typed.others = answers }
    return items
  }
}
