import Records
import SeededRandom
import SpacedRepetition
import StudyCatalog

/// An item that a round asks, and the kind of its question.
struct AskedItem: Hashable, Sendable {
  /// The item.
  let card: CardID
  /// The kind of question.
  let kind: QuestionKind

  /// The key that related items share: lessons of one subject use the same name for the same thing.
  var family: String { "\(card.lesson.subject.rawValue)/\(card.item)" }
}

/// The source of a round's questions. The same source makes the same questions, as long as the
/// lessons don't change.
struct RoundSource: Hashable, Sendable {
  /// The lesson; `nil` for a review or for mistakes asked again.
  let lesson: LessonID?
  /// The number of the round in the records.
  let id: Int
  /// The start of the round, in milliseconds since 1970.
  let began: Int
  /// The items and kinds of questions, in the order in which they are asked.
  var plan: [AskedItem]
  /// The seed of everything that the plan leaves open, such as the wrong choices.
  let seed: UInt64
  /// Whether the items were answered wrong in another round.
  var asksMistakes = false

  /// Whether a question that was answered wrong is repeated until it is answered right. A lesson
  /// instead offers to ask its mistakes again after the result.
  var repeatsWrongItems: Bool { lesson == nil }

  /// Plans a round of a lesson.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - count: The number of questions.
  ///   - history: What the records say about the lesson's items.
  ///   - answers: How the learner prefers to answer.
  ///   - usesPickers: Whether places are picked; otherwise their names are typed, or if the learner
  ///     prefers to choose, chosen where the question allows it.
  ///   - seed: The seed of all random choices.
  ///   - began: The start of the round, in milliseconds since 1970.
  init(
    of lesson: Lesson, count: Int = 10, history: ItemHistory, answers: AnswerPreference = .mixed,
    usesPickers: Bool = true, seed: UInt64, began: Int
  ) {
    var generator = SeededGenerator(seed: seed)
    let planned = lesson.plan(count: count, history: history, answers: answers, using: &generator)
    let withoutPickers: QuestionKind = answers == .choose ? .choice : .typed
    plan = planned.map { planned in
      let kind = planned.kind == .place && !usesPickers ? withoutPickers : planned.kind
      return AskedItem(card: CardID(lesson: lesson.id, item: planned.item), kind: kind)
    }
    self.seed = generator.seed
    self.lesson = lesson.id
    self.began = began
    id = Int(bitPattern: UInt(seed)) ^ began
  }

  /// Plans a finished exam on a lesson again, to know what it asked, which doesn't depend on how
  /// the learner prefers to answer.
  init(ofExam result: RoundResult, on lesson: Lesson) {
    self.init(
      of: lesson, count: result.count, history: ItemHistory(), usesPickers: false,
      seed: UInt64(UInt(bitPattern: result.id ^ result.began)), began: result.began)
  }

  /// Plans a review of items, with subjects mixed and related items kept apart. Items that no
  /// lesson has anymore are left out.
  init(
    reviewing items: [CardID], asMistakes asksMistakes: Bool = false,
    answers: AnswerPreference = .mixed, in catalog: Catalog, seed: UInt64, began: Int
  ) {
    var generator = SeededGenerator(seed: seed)
    var plan: [AskedItem] = []
    for lesson in catalog.subjects.flatMap(\.lessons) {
      let names = items.filter { $0.lesson == lesson.id }.map(\.item)
      guard !names.isEmpty else { continue }
      plan += lesson.plan(items: names, answers: answers, using: &generator)
        .map { AskedItem($0, in: lesson.id) }
    }
    let reviewed = plan.map {
      ReviewItem(id: $0, subject: $0.card.lesson.subject.rawValue, family: $0.family)
    }
    self.plan = ReviewItem.ordered(reviewed, using: &generator).map(\.id)
    self.seed = generator.seed
    lesson = nil
    self.asksMistakes = asksMistakes
    self.began = began
    id = Int(bitPattern: UInt(seed)) ^ began
  }

  /// Makes the questions; `nil` if a lesson no longer has all of them.
  func questions(in catalog: Catalog) -> [Question]? {
    var generator = SeededGenerator(seed: seed)
    var questions = [Question?](repeating: nil, count: plan.count)
    for lesson in catalog.subjects.flatMap(\.lessons) {
      let indices = plan.indices.filter { plan[$0].card.lesson == lesson.id }
      guard !indices.isEmpty else { continue }
      let made = lesson.questions(
        indices.map { PlannedQuestion(item: plan[$0].card.item, kind: plan[$0].kind) },
        using: &generator)
      guard made.count == indices.count else { return nil }
      for (index, question) in zip(indices, made) { questions[index] = question }
    }
    let found = questions.compactMap(\.self)
    return found.count == plan.count ? found : nil
  }
}

extension AskedItem {
  fileprivate init(_ planned: PlannedQuestion, in lesson: LessonID) {
    self.init(card: CardID(lesson: lesson, item: planned.item), kind: planned.kind)
  }
}
