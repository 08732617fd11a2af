import Testing

@testable import StudyCatalog

extension OwnLessonsTests {
  @Test(
    "ignore English articles unless accented letters say that the list is in another language",
    arguments: [
      (["la educación", "casa", "mamá"], ["a la educación", "a casa", "the casa"], false),
      (["a la escuela", "educación", "mamá"], ["la escuela", "the educación"], false),
      (["a la educación", "mamá"] + otherWords, ["la educación"], false),
      (["house", "a dog", "the sun"], ["a house", "dog", "the dog", "sun"], true),
      (["to speak", "live", "to be"], ["speak", "to live", "be"], true),
      // A few names have accents in an English list too, and more of them macrons.
      (["the electron", "Beyoncé", "house"], ["electron", "a house"], true),
      (["the electron", "Natsume Sōseki", "Ōe Kenzaburō"], ["electron"], true),
      (["the electron", "Beyoncé", "René"] + otherWords, ["electron"], true),
      // A sign isn't a letter.
      (["house", "2 × 3", "6 ÷ 2"], ["the house", "the 6 ÷ 2"], true),
    ] as [([String], [String], Bool)])
  func articles(answers: [String], typed: [String], areRight: Bool) throws {
    let questions = try questions(in: "english", answeredBy: answers)
    try #require(questions.count == answers.count)
    for (question, answer) in zip(questions, answers) {
      #expect(question.judge(typed: answer).isRight, "\(answer)")
    }
    for text in typed {
      #expect(questions.contains { $0.judge(typed: text).isRight } == areRight, "\(text)")
    }
  }
}

private let otherWords = (1...8).map { "word \($0)" }
