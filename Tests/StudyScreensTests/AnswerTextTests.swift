import Testing

@testable import StudyScreens

@Suite("The text of an answer")
struct AnswerTextTests {
  @Test(
    "is shown without the marks around it, but with a bracket that closes one in it",
    arguments: [
      ("cat (male)", "cat (male)"), ("(cat)", "cat"), ("“cat”.", "cat"), ("「雪国」", "雪国"),
      ("雪国（小説）。", "雪国（小説）"), ("f(x) = 2", "f(x) = 2"),
    ])
  func outerMarks(text: String, shown: String) {
    #expect(text.withoutOuterMarks == shown)
  }
}
