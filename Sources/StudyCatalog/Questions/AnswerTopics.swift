/// What the answers to a lesson's questions are, and what they would have been right for: 埼玉県の県庁所在地
/// for さいたま市.
public struct AnswerTopics {
  private let items: [QuestionItem]
  private let matchers: [AnswerMatcher]
  /// Whether the lesson is from a user's own table.
  private let isWritten: Bool

  /// Reads the lesson's table and prepares the comparison with its answers, which together take up
  /// to ten milliseconds.
  public init(_ lesson: Lesson) {
    items = lesson.source.items
    // What is right besides need not be what the question asks for: Tokyo is no capital of Tokyo.
    matchers = items.map { AnswerMatcher($0.typed.standardOnly) }
    isWritten = if case .written = lesson.source { true } else { false }
  }

  /// Returns a choice of a question in both languages.
  ///
  /// - Parameters:
  ///   - japanese: The choice in Japanese.
  ///   - item: The item that was asked.
  /// - Returns: `nil` if the lesson doesn't offer it.
  public func choice(_ japanese: String, of item: String) -> BilingualText? {
    let decoys = items.first { $0.key == item }?.decoys ?? []
    return (decoys + items.map(\.answer)).first { $0.japanese == japanese }
  }

  /// Returns what an answer would have been right for. If several items have it, it is right for
  /// the first of them.
  ///
  /// - Parameters:
  ///   - answer: A choice in either language, or what the learner typed.
  ///   - item: The item that was asked. Among calculations with the same result, it determines the
  ///     one that was probably meant: 6 × 9 if 54 was the answer to 7 × 8.
  ///   - next: The item that is asked next, which isn't among several.
  /// - Returns: `nil` if the answer belongs to no item, or only to unlike calculations.
  public func topic(
    ofAnswer answer: String, insteadOf item: String, before next: String? = nil
  ) -> BilingualText? {
    topics(ofAnswers: [answer], insteadOf: item)[0]
      ?? examples(ofAnswer: answer, insteadOf: item, before: next)
  }

  /// Names the first items that have an answer: 青森県、岩手県など for 東北地方.
  private func examples(
    ofAnswer answer: String, insteadOf item: String, before next: String?
  ) -> BilingualText? {
    let owners = zip(items, matchers).filter {
      $0.0.key != item && $0.0.calculation == nil && $0.1.accepts(answer)
    }.map(\.0)
    let named = owners.filter { owners.count == 1 || $0.key != next }
    guard !named.isEmpty else { return nil }
    let distinct = DistinctParts(of: items.map(\.prompt))
    let parts = named.prefix(Self.exampleCount).map { distinct.part(of: $0.prompt) }
    let areMore = named.count > parts.count
    return BilingualText(
      japanese: parts.map(\.japanese).joined(separator: "、") + (areMore ? "など" : ""),
      english: parts.map(\.english).joined(separator: ", ") + (areMore ? ", ..." : ""),
      readings: parts.flatMap(\.readings))
  }

  /// The most items that are named, so that a line has room for them.
  private static let exampleCount = 2

  /// Returns what each answer would have been right for, if a calculation or exactly one item has
  /// it and the topic of its question is known.
  ///
  /// - Parameters:
  ///   - answers: Choices in either language, or what the learner typed.
  ///   - item: The item that was asked.
  ///   - hidden: The item that is asked next. If it has one of the answers, or if the lesson has
  ///     few, there are no topics.
  /// - Returns: A topic for each answer; `nil` where there is none.
  public func topics(
    ofAnswers answers: [String], insteadOf item: String, hiding hidden: String? = nil
  ) -> [BilingualText?] {
    let asked = items.first { $0.key == item }
    let others = zip(items, matchers).filter { $0.0.key != item }
    let owners = answers.map { answer in
      others.filter { $0.1.accepts(answer) }.map(\.0)
    }
    // A choice that alone has no topic would be the next answer. Where nearly all answers are
    // choices, topics that are shown would mean that the next answer is the one that is no choice.
    let areHidden =
      hidden != nil
      && (items.count < ChoiceBank.fewAnswers || owners.joined().contains { $0.key == hidden })
    return zip(answers, owners).map { answer, owners in
      if areHidden { return nil }
      for (decoy, topic) in zip(asked?.decoys ?? [], asked?.topicsOfDecoys ?? [])
      where decoy.japanese == answer {
        return topic
      }
      if let likeliest = owners.likeliest(insteadOf: item, in: items) {
        return likeliest.calculation?.topic
      }
      guard owners.count == 1 else { return nil }
      // A question from a user's own table is its own topic.
      return isWritten ? owners[0].prompt : owners[0].prompt.topic
    }
  }
}

extension BilingualText {
  /// The topic of a question: the sentence without the words that make it a question; `nil` for
  /// other wordings.
  fileprivate var topic: BilingualText? {
    guard let japanese = japanese.withoutNote.between(questions.japanese),
      let english = english.between(questions.english)
    else { return nil }
    return BilingualText(japanese: japanese, english: english, readings: readings)
  }
}

/// The words around the topic of a question, longer ones before those that they contain, and the
/// words before the topic on its own.
private let questions = (
  japanese: [
    ("", "を英語で言うと？", ""), ("", " は日本語で何座？", ""), ("", " のとなえ方は？", ""), ("", "は？", ""),
  ],
  english: [
    ("What is ", " called in Japanese?", ""), ("What is ", " in English?", ""),
    ("What is ", "?", ""), ("What does ", " mean?", ""), ("How do you read ", "?", ""),
    ("How do you recite ", "?", ""), ("How is ", " spelled in Latin letters?", ""),
    ("Which era began on ", "?", "the era that began on "), ("Which is ", "?", ""),
  ]
)

extension String {
  /// The question without a note in parentheses after what is asked: 「6分」（時間）.
  fileprivate var withoutNote: String {
    guard let start = index(of: "」（"),
      let end = self[start...].firstIndex(of: "）")
    else { return self }
    return String(self[...start] + self[index(after: end)...])
  }

  /// Returns the text between the first of the pairs that enclose it, after the words that belong
  /// before it; `nil` if none does.
  fileprivate func between(_ pairs: [(start: String, end: String, before: String)]) -> String? {
    guard let pair = pairs.first(where: { hasPrefix($0.start) && hasSuffix($0.end) }) else {
      return nil
    }
    return pair.before + dropFirst(pair.start.count).dropLast(pair.end.count)
  }
}
