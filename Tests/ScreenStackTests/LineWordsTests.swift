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

  @Test("are in English as far as a program doesn't replace them")
  func defaults() {
    #expect(LineWords() == .english)
  }

  @Test("are those of the program in its languages, and where it has others for ours")
  func ownWords() {
    var (german, japanese) = (LineWords(), LineWords.japanese)
    (german.choose, japanese.choose) = ("Nummer", "ばんごう")
    let options = RunOptions<NotesRoute>(lineWords: ["de": german, .japanese: japanese])
    #expect(options.lineWords(in: "de-AT") == german)
    #expect(options.lineWords(in: .japanese) == japanese)
    #expect(options.lineWords(in: "fr") == .english)
    #expect(options.lineTranslations["de"] == german)
    #expect(options.lineTranslations["en"] == .english)
  }
}
