import ScreenStack

/// A letter that nobody wrote. The same number always gives the same letter.
struct MadeUp {
  /// The index of the sender, among the people of the vocabulary.
  let senderIndex: Int

  /// The index of the subject, among those of the vocabulary.
  let subjectIndex: Int

  private let vocabulary: Vocabulary
  private var generator: SeededGenerator

  init(_ id: Int, in vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    generator = SeededGenerator(seed: UInt64(id))
    senderIndex = Int(generator.next() % UInt64(vocabulary.people.count))
    subjectIndex = Int(generator.next() % UInt64(vocabulary.subjects.count))
  }

  var sender: Person { vocabulary.people[senderIndex] }
  var subject: String { vocabulary.subjects[subjectIndex] }

  /// A few paragraphs between a greeting and a name.
  var text: String {
    var generator = generator
    let paragraphs = (0..<Int.random(in: 3...7, using: &generator)).map { _ in
      let count = Int.random(in: 2...5, using: &generator)
      return vocabulary.sentences.shuffled(using: &generator).prefix(count)
        .joined(separator: vocabulary.separator)
    }
    return ([vocabulary.greeting] + paragraphs + [vocabulary.farewell(of: sender)])
      .joined(separator: "\n\n")
  }
}

/// Somebody who writes letters.
struct Person: Hashable, Sendable {
  let name: String
  let address: String
}

/// What letters in one language are made up from.
final class Vocabulary: Sendable {
  /// All who write.
  let people: [Person]

  /// All that they write about.
  let subjects: [String]

  /// The sentences of their letters.
  let sentences: [String]

  /// What is between two sentences.
  let separator: String

  let greeting: String

  /// What is before the name at the end of a letter. The name is the first word of the sender's.
  private let farewell: String

  /// What follows the name of somebody who is quoted.
  private let wrote: String

  /// The name of the person who uses the program.
  let me: String

  init(
    people: [Person], subjects: [String], sentences: [String], separator: String, greeting: String,
    farewell: String, wrote: String, me: String
  ) {
    (self.people, self.subjects, self.sentences) = (people, subjects, sentences)
    (self.separator, self.greeting, self.farewell) = (separator, greeting, farewell)
    (self.wrote, self.me) = (wrote, me)
  }

  static func of(_ language: Language) -> Vocabulary {
    language == .japanese ? .japanese : .english
  }

  func farewell(of person: Person) -> String {
    "\(farewell)\n\(person.name.prefix { $0 != " " })"
  }

  func quoting(_ name: String) -> String { name + wrote }
}
