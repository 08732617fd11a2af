import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The text of a right answer")
struct AnswerTextTests {
  private func text(
    _ given: String, _ form: String, isOther: Bool, _ language: Language
  ) -> String {
    TypedText(given: given, shown: given, isOther: isOther).text(beside: form, in: language)
  }

  @Test(
    "is the standard form if hardly more than marks differ, or else beside what was typed",
    arguments: [
      ("Bonjour!", "Bonjour!", "Bonjour!"), ("「雪国」", "雪国", "雪国"), ("the dog.", "dog", "dog"),
      ("(Tuesday)", "Tuesday", "Tuesday"), ("was", "was/were", "was/were"),
      ("washington d.c.", "ワシントンD.C.", "washington d.c. = ワシントンD.C."),
      ("cat (male)", "ねこ", "cat (male) = ねこ"),
    ])
  func standardForm(given: String, form: String, shown: String) {
    #expect(text(given, form, isOther: false, .english) == shown)
  }

  @Test(
    "points out a capital to learn that was not typed",
    arguments: [
      ("tuesday", "Tuesday", "tuesday = Tuesday, with a capital"),
      ("the tuesday", "Tuesday", "the tuesday = Tuesday, with a capital"),
      ("new york", "New York", "new york = New York, with a capital"),
      ("TUESDAY", "Tuesday", "Tuesday"), ("(Tuesday)", "Tuesday", "Tuesday"),
      // That of a sentence needs no pointing out.
      ("good morning", "Good morning", "Good morning"), ("hello", "Hello!", "Hello!"),
    ])
  func capital(given: String, form: String, shown: String) {
    let text = TypedText(given: given, shown: given, isOther: false, teachesCapitals: true)
    #expect(text.text(beside: form, in: .english) == shown)
  }

  @Test(
    "has words for the sign between both where it is read out, and leaves those in an answer",
    arguments: [
      ("x = 5", "x = 5", "x = 5"), ("x=5", "x = 5", "x=5, which is x = 5"),
      ("tuesday", "Tuesday", "tuesday, which is Tuesday, with a capital"),
    ])
  func spoken(given: String, form: String, words: String) {
    let text = TypedText(
      given: given, shown: given, isOther: false, teachesCapitals: true, isSpoken: true)
    #expect(text.text(beside: form, in: .english) == words)
  }

  @Test("keeps another answer apart, in quotation marks if one of them has commas")
  func otherAnswer() {
    #expect(text("ox", "cow", isOther: true, .english) == "ox, or cow")
    #expect(text("うえした", "じょうげ", isOther: true, .japanese) == "うえした、または じょうげ")
    #expect(
      text("two", "one, two, three", isOther: true, .english) == "“two”, or “one, two, three”")
    #expect(text("白", "赤、白", isOther: true, .japanese) == "「白」、または「赤、白」")
  }
}
