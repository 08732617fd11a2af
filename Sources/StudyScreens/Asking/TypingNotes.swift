import StudyCatalog
import TerminalUI

/// What there is to say about a typed text that has not become the answer.
struct TypingNotes {
  let screen: AskingScreen
  let question: Question

  private var language: Language { screen.model.language }

  /// What is wrong with a nearly right answer, and why another text was not judged.
  @ViewBuilder<AskingScreen> var body: some View<AskingScreen> {
    if let nearMiss = screen.nearMiss, screen.refused?.isShown != true {
      Text(nearlyRight(nearMiss), role: .warning)
    }
    if let refused = screen.refused {
      ReadAloud {
        text(for: refused, giveUp: ":Ctrl-X")
      } else: {
        text(for: refused, giveUp: "Ctrl-X")
      }
      .onChange(of: \.typed.isEmpty) { screen, _ in
        if !screen.typed.isEmpty { screen.refused?.isShown = false }
      }
    }
  }

  private func text(
    for refused: AskingScreen.Refused, giveUp key: String
  ) -> some View<AskingScreen> {
    let again = refused.isRepeated ? wordsForSame : ""
    let words =
      switch refused.refusal {
      case .nothing:
        language(
          "答えを書いてから Enter。わからないときは \(key)。",
          "Type the answer, then Enter; \(key) if you don’t know.")
      case .digit:
        again
          + language(
            "番号では答えられません。\(wordForScript)で書いてください。",
            "You can’t answer by number here: type the answer.")
      case .letter:
        again
          + language(
            "英字ひとつでは答えになりません。わからないときは \(key)。",
            "A single letter isn’t an answer here; \(key) if you don’t know.")
      case .noNumber:
        again
          + language(
            "数を書いてください。わからないときは \(key)。", "Write a number; \(key) if you don’t know.")
      case .shortForm:
        again
          + language(
            "りゃくさないで、全部書いてください。",
            "Write the whole word, not a short form.")
      }
    return Text(refused.isShown ? words : "", role: .muted)
  }

  private var wordsForSame: String { language("やはり、", "Again: ") }

  private func nearlyRight(_ miss: AskingScreen.NearMiss) -> String {
    let again = miss.isRepeated ? wordsForSame : ""
    let words = words(for: miss.slip)
    // Someone who forgot to switch off the input method isn't told that the word was nearly right.
    if miss.slip == .script { return again + words }
    if miss.isRepeated { return again + words }
    // After a mark other than a full stop, Japanese too has a space before the next sentence.
    return language.plain("おしい！ ", "Nearly! ") + words + (words.hasSuffix("？") ? " " : "")
      + language("もう一度。", " Try again.")
  }

  /// What to type instead of a digit, in Japanese.
  private var wordForScript: String {
    guard case .typed(let answer) = question.answer else { return "" }
    return switch answer.rule {
    case .syllable: "ローマ字"
    case .symbol: "英字"
    default: "ことば"
    }
  }

  /// Asks for the letters of the answer instead of those of an input method.
  private var wordsForLetters: String {
    guard case .typed(let answer) = question.answer else { return "" }
    return switch answer.rule {
    case .syllable: language("ローマ字で書いてください。", "Write it in romaji.")
    case .symbol: language("英字で書いてください。", "Write it in Latin letters.")
    case .reading, .name: language("かなで書いてください。", "Write it in kana or romaji.")
    case .englishWord, .properEnglish, .verbForm, .number:
      language("英語のつづりで書いてください。", "Write it in English, not Japanese.")
    }
  }

  private func words(for slip: Slip) -> String {
    switch slip {
    case .spelling: language("つづりを見なおして。", "Check the spelling.")
    case .missingLetter: language("一文字たりません。", "One letter is missing.")
    case .extraLetter: language("一文字多いです。", "There is one letter too many.")
    case .otherLetter: language("一文字ちがいます。", "One letter is wrong.")
    case .swappedLetters: language("となりの文字と入れかわっています。", "Two letters are swapped.")
    case .longVowel: language("のばす音は？", "Check long vowels.")
    case .smallKana: language("小さく書く字は？", "Check small kana such as っ.")
    case .voicing: language("「゛」や「゜」は？", "Check the marks ゛ and ゜.")
    case .accents: language("アクセント記号は？", "Check the accents.")
    case .letterCase: language("大文字と小文字は？", "Check capital and small letters.")
    case .script: wordsForLetters
    }
  }
}
