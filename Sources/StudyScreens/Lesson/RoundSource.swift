import Records
import SeededRandom
import StudyCatalog

/// What a round is made from: the same source makes the same questions.
struct RoundSource: Hashable, Sendable {
  /// The lesson.
  let lesson: LessonID
  /// The number of the round in the records.
  let id: Int
  /// When it began, in milliseconds since 1970.
  let began: Int
  /// The items in the order in which they are asked, and how.
  let plan: [PlannedQuestion]
  /// The seed of everything that the plan leaves open, such as the wrong choices.
  let seed: UInt64

  /// Plans a round of so many questions of a lesson, at a time in milliseconds since 1970.
  init(of lesson: Lesson, count: Int = 10, history: ItemHistory, seed: UInt64, began: Int) {
    var generator = SeededGenerator(seed: seed)
    plan = lesson.plan(count: count, history: history, using: &generator)
    self.seed = generator.seed
    self.lesson = lesson.id
    self.began = began
    id = Int(bitPattern: UInt(seed)) ^ began
  }

  /// Makes the questions; `nil` if the lesson no longer has all of them.
  func questions(of lesson: Lesson) -> [Question]? {
    var generator = SeededGenerator(seed: seed)
    let questions = lesson.questions(plan, using: &generator)
    return questions.count == plan.count ? questions : nil
  }
}

// MARK: - Records

/// A round that was left half-way, as it is kept.
struct OpenRound: Hashable, Sendable {
  /// What its questions are made from.
  let source: RoundSource
  /// The answers so far.
  let given: [Round.Given]

  /// Reads a kept round; `nil` for a review, or a text that is never written.
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
      // Questions are answered in their order.
      guard given.count == plan.count - 1 else { return nil }
      given.append(
        Round.Given(
          text: BilingualText(japanese: fields[4], english: fields[5]),
          isCorrect: fields[2] == "right", isSecondTry: fields[3] == "second"))
    }
    guard given.count < plan.count else { return nil }
    self.given = given
    source = RoundSource(record, lesson, plan)
  }
}

extension RoundSource {
  fileprivate init(_ record: RoundRecord, _ lesson: LessonID, _ plan: [PlannedQuestion]) {
    (id, began, seed) = (record.id, record.began, record.seed)
    (self.lesson, self.plan) = (lesson, plan)
  }
}

extension Round {
  /// The round as it is kept: a line for each question, with the answer if there is one.
  var record: RoundRecord {
    let lines = source.plan.enumerated().map { index, planned in
      var fields = [planned.kind.rawValue, planned.item]
      if given.indices.contains(index) {
        let given = given[index]
        fields += [given.isCorrect ? "right" : "wrong", given.isSecondTry ? "second" : "first"]
        fields += [given.text.japanese, given.text.english]
      }
      return fields.map(\.withoutSeparators).joined(separator: "\t")
    }
    return RoundRecord(
      id: source.id, lesson: source.lesson, seed: source.seed, began: source.began,
      progress: lines.joined(separator: "\n"))
  }
}

extension String {
  fileprivate var withoutSeparators: String {
    String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}
