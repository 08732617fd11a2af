import StudyScreens
import TerminalUI
import Testing

@testable import study

@Suite("The language that a command line names")
struct InvocationLanguageTests {
  @Test(
    "set the language wherever it is given, whatever else is wrong",
    arguments: [
      (["--lang", "en"], .english), (["--lang=ja", "--colour"], .japanese),
      (["--colour", "--lang=ja"], .japanese), (["--help", "--lang", "ja"], .japanese),
      (["a", "b", "--lang=en"], .english), (["--lang=ja", "--lang=en"], .english),
      (["replay", "--lang=ja"], .japanese), (["--force=no", "--lang", "ja"], .japanese),
      ([], nil), (["--lang"], nil), (["--lang=fr"], nil), (["--", "--lang=ja"], nil),
      (["--state", "--lang=ja"], .japanese), (["--state=--lang=ja"], nil),
      (["--lang=fr", "--lang=ja"], .japanese),
    ] as [([String], Language?)])
  func language(arguments: [String], language: Language?) {
    #expect(Invocation.language(in: arguments) == language)
  }
}
