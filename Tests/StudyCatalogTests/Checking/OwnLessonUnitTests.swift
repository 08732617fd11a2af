import Testing

@testable import StudyCatalog

extension OwnLessonsTests {
  @Test(
    "take what several answers have after their numbers for a unit, unless it is in no way apart",
    arguments: [
      (["5光年", "8光年"], "5", true), (["5光年"], "5", false), (["5光年", "5光年"], "5", false),
      (["30 cubic feet", "20 cubic feet"], "30", true), (["30 cubic feet"], "30", false),
      (["5 MB", "10 MB"], "5", true), (["5PB", "10PB"], "5", false),
      (["2 Kings", "1 Kings"], "2", false), (["7th Avenue", "5th Avenue"], "7", false),
      (["2x", "3x"], "2", false), (["2π", "3π"], "2", false),
    ] as [([String], String, Bool)])
  func units(answers: [String], typed: String, isRight: Bool) throws {
    let question = try #require(try questions(in: "math", answeredBy: answers).first)
    #expect(question.judge(typed: answers[0]).isRight)
    #expect(question.judge(typed: typed).isRight == isRight)
  }
}
