import ScreenStack
import TerminalLines
import TerminalUI
import Testing

@Suite("The words of line mode")
struct LineWordsTests {
  @Test(
    "are in a language that the library knows, whatever region the user names",
    arguments: [("ja", .japanese), ("ja-JP", .japanese), ("en-GB", .english), ("fr-FR", .english)]
      as [(Language, LineWords)])
  func languages(language: Language, words: LineWords) {
    #expect(LineWords(language) == words)
  }
}
