import StudyCatalog
import TerminalUI

/// What there is to say about a typed text that has not become the answer.
struct TypingNotes {
  let screen: AskingScreen
  let question: Question

  private var language: Language { screen.model.language }

  /// What is wrong with a nearly right answer, and why another text was not judged.
  @ViewBuilder<AskingScreen> var body: some View<AskingScreen> {
    let attempt = screen.attempt
    if let nearMiss = attempt.nearMiss, attempt.refused?.isShown != true {
      Text(nearlyRight(nearMiss), role: .warning)
    }
    if attempt.nearMiss == nil, attempt.refused == nil { HelpNote(language: language) }
    if let refused = attempt.refused {
      ReadAloud {
        text(for: refused, isRead: true)
      } else: {
        text(for: refused, isRead: false)
      }
      .onChange(of: \.attempt.typed.isEmpty, to: false) { screen, _ in
        screen.attempt.refused?.isShown = false
      }
    }
  }

  private func text(
    for refused: AskingScreen.Refused, isRead: Bool
  ) -> some View<AskingScreen> {
    let key = isRead ? ":x" : "Ctrl-X"
    let words =
      switch refused.refusal {
      case .nothing:
        language(
          "答えを書いてから Enter を押してください。わからないときは \(key) です。",
          "Type the answer, then Enter; \(key) if you don’t know.")
      case .digit:
        language(
          "数字では答えられません。\(wordForScript)で書いてください。",
          "You can’t answer by number here; type the answer.")
      case .letter:
        language(
          "英字ひとつでは答えになりません。わからないときは \(key)。",
          "A single letter isn’t an answer here; \(key) if you don’t know.")
      case .noNumber:
        language(
          "数字で書いてください。わからないときは \(key)。",
          "Write the number in digits; \(key) if you don’t know.")
      case .numberOnly:
        language("数字だけを書いてください。", "Write only the number.")
      case .decimalComma:
        language("「,」でなく「.」で書いてください。", "Write the decimals with a point.")
      case .shortForm:
        language(
          "りゃくさないで、全部書いてください。",
          "Write the whole word, not a short form.")
      }
    // A text that stays the same isn't read again.
    let isAgain = refused.isRepeated && (isRead || refused.refusal != .nothing)
    return Text(refused.isShown ? isAgain ? again(words) : words : "", role: .muted)
  }

  /// Says the same again. No sentence begins with a name, which would keep its capital.
  private func again(_ words: String) -> String {
    language("くり返します：", "Again: ") + words.prefix(1).lowercased() + words.dropFirst()
  }

  private func nearlyRight(_ miss: AskingScreen.NearMiss) -> String {
    let words = words(for: miss.slip)
    if miss.isRepeated { return again(words) }
    // Someone whose input method did more than it should isn't told that it was nearly right.
    if miss.slip == .script { return words }
    // After a mark other than a full stop, Japanese too has a space before the next sentence.
    return language.plain("おしい！ ", "Nearly! ") + words + (words.hasSuffix("？") ? " " : "")
      + language("もう一度。", " Try again.")
  }

  /// What to type instead of digits, in Japanese.
  private var wordForScript: String {
    guard case .typed(let answer) = question.answer else { return "" }
    return switch answer.rule {
    case .syllable: "ローマ字"
    case .symbol: "英字"
    default: question.scripts == .kana ? "かな" : "ことば"
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
    case .spelling: language("つづりを見なおしましょう。", "Check the spelling.")
    case .missingLetter: language("一文字たりません。", "One letter is missing.")
    case .extraLetter: language("一文字多いです。", "There is one letter too many.")
    case .otherLetter: language("一文字ちがいます。", "One letter is wrong.")
    case .swappedLetters: language("となりの文字と入れかわっています。", "Two letters are swapped.")
    case .longVowel: language("のばす音は？", "Check long vowels.")
    case .smallKana: language("小さく書く字は？", "Check small kana such as っ.")
    case .voicing: language("「゛」や「゜」は？", "Check the marks ゛ and ゜.")
    case .accents: language("アクセント記号は？", "Check the accents.")
    case .letterCase: language("大文字と小文字は？", "Check capital and small letters.")
    case .numeral:
      language("九九では「し」「しち」「く」と読みます。", "The chant says し, しち, く.")
    case .script: wordsForLetters
    }
  }
}

/// Names the key of the list of keys beside a field in a narrow window, whose hints have no room
/// for it.
struct HelpNote: View {
  typealias Owner = AskingScreen

  let language: Language
  /// Whether the note stands below a row, from which an empty line separates it.
  var isAfterRow = false

  /// The least width of a layout whose hints have room, in cells: one less than that of the window,
  /// which has a column for the scroll bar.
  private var widthForHint: Int {
    if language.hasReadings { return 44 }
    return language == .english ? 40 : 42
  }

  func place(in layout: inout Layout<AskingScreen>) {
    guard layout.width < widthForHint, !layout.appearance.readsFrames else { return }
    if isAfterRow { Blank<AskingScreen>().place(in: &layout) }
    Text<AskingScreen>(language("キーの一覧は F1 です。", "F1 lists all keys."), role: .muted)
      .place(in: &layout)
  }
}
