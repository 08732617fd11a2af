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
  let plan: [AskedItem]
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
  ///   - usesPickers: Whether places are picked; otherwise their names are typed.
  ///   - seed: The seed of all random choices.
  ///   - began: The start of the round, in milliseconds since 1970.
  init(
    of lesson: Lesson, count: Int = 10, history: ItemHistory, usesPickers: Bool = true,
    seed: UInt64, began: Int
  ) {
    var generator = SeededGenerator(seed: seed)
    plan = lesson.plan(count: count, history: history, using: &generator).map { planned in
      let kind = planned.kind == .place && !usesPickers ? .typed : planned.kind
      return AskedItem(card: CardID(lesson: lesson.id, item: planned.item), kind: kind)
    }
    self.seed = generator.seed
    self.lesson = lesson.id
    self.began = began
    id = Int(bitPattern: UInt(seed)) ^ began
  }

  /// Plans a review of items, with subjects mixed and related items kept apart. Items that no
  /// lesson has anymore are left out.
  init(
    reviewing items: [CardID], asMistakes asksMistakes: Bool = false, in catalog: Catalog,
    seed: UInt64, began: Int
  ) {
    var generator = SeededGenerator(seed: seed)
    var plan: [AskedItem] = []
    for lesson in catalog.subjects.flatMap(\.lessons) {
      let names = items.filter { $0.lesson == lesson.id }.map(\.item)
      guard !names.isEmpty else { continue }
      plan += lesson.plan(items: names, using: &generator).map { AskedItem($0, in: lesson.id) }
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

// MARK: - Records

/// An unfinished round of a lesson.
struct OpenRound: Hashable, Sendable {
  /// The lesson.
  let lesson: LessonID
  /// The source of its questions.
  let source: RoundSource
  /// The answers so far.
  let given: [Round.Given]

  /// Reads a stored round; `nil` for a review, an invalid record, or a round with all of its
  /// answers.
  init?(_ record: RoundRecord) {
    guard let lesson = record.lesson else { return nil }
    var plan: [PlannedQuestion] = []
    var given: [Round.Given] = []
    for line in record.progress.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 2 || fields.count == 6, let kind = QuestionKind(rawValue: fields[0])
      else { return nil }
      plan.append(PlannedQuestion(item: fields[1], kind: kind))
      guard fields.count == 6 else { continue }
      // Questions are answered in order.
      guard given.count == plan.count - 1 else { return nil }
      given.append(
        Round.Given(
          // The record doesn't store the readings, or what the wrong answer would have been right
          // for; see `restored`.
          text: BilingualText(
            japanese: fields[4], english: fields[5], readings: [Reading(fields[4], nil)]),
          isCorrect: fields[2] == "right", isSecondTry: fields[3] == "second",
          isGivenUp: fields[2] == "unknown"))
    }
    guard given.count < plan.count else { return nil }
    self.lesson = lesson
    self.given = given
    source = RoundSource(record, lesson, plan)
  }
}

extension Round.Given {
  /// Restores an answer of a resumed round: adds the readings of a choice or a standard form, and
  /// what a wrong answer would have been right for.
  func restored(as question: Question, of lesson: Lesson?) -> Self {
    if isGivenUp {
      return Self(text: .notKnown, isCorrect: false, isGivenUp: true)
    }
    var known = [question.solution]
    if case .choice(let choices, _) = question.answer { known += choices }
    let same = known.first { $0.japanese == text.japanese && $0.english == text.english }
    var given = Self(text: same ?? text, isCorrect: isCorrect, isSecondTry: isSecondTry)
    if !isCorrect {
      given.topic = lesson?.topic(ofAnswer: text.japanese, insteadOf: question.item)
    }
    return given
  }
}

extension RoundSource {
  fileprivate init(_ record: RoundRecord, _ lesson: LessonID, _ plan: [PlannedQuestion]) {
    (id, began, seed) = (record.id, record.began, record.seed)
    (self.lesson, self.plan) = (lesson, plan.map { AskedItem($0, in: lesson) })
  }
}

extension Round {
  /// The round in the form in which it is stored: a line for each question of a lesson, with the
  /// answer if there is one. Reviews and exams are stored without lines because they can't be
  /// resumed: what is due simply stays due.
  var record: RoundRecord {
    RoundRecord(
      id: source.id, lesson: source.lesson, seed: source.seed, began: source.began,
      progress: source.lesson == nil || clock != nil ? "" : progress)
  }

  private var progress: String {
    let lines = source.plan.enumerated().map { index, asked in
      var fields = [asked.kind.rawValue, asked.card.item]
      if given.indices.contains(index) {
        let given = given[index]
        let verdict = given.isGivenUp ? "unknown" : given.isCorrect ? "right" : "wrong"
        fields += [verdict, given.isSecondTry ? "second" : "first"]
        fields += [given.text.japanese, given.text.english]
      }
      return fields.map(\.withoutSeparators).joined(separator: "\t")
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var withoutSeparators: String {
    String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}
