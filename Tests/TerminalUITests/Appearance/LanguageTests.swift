import TerminalCore
import TerminalUI
import Testing

extension Language {
  fileprivate static let german: Language = "de"
}

extension Phrases {
  /// A partial translation into German: the inspector is still English.
  fileprivate static var german: Phrases {
    var phrases = Phrases()
    phrases.keys.heading = "Tasten"
    phrases.keys.open = "öffnen"
    phrases.keys.submit = "abgeben"
    phrases.keys.back = "zurück"
    phrases.keys.up = "nach oben"
    phrases.dialogs.quitQuestion = "Beenden?"
    phrases.dialogs.quit = "Ja"
    phrases.dialogs.stay = "Nein"
    phrases.dialogs.leave = "Verlassen"
    phrases.fieldLimit = { "höchstens \($0)" }
    phrases.toggled = { $0 ? "An" : "Aus" }
    phrases.windowTooSmall = { "mindestens \($0.columns)x\($0.rows)" }
    return phrases
  }
}

@Suite("A language that a program adds")
struct AddedLanguageTests {
  private func launch(
    _ path: [SampleRoute], language: Language = .german,
    size: Size = Size(columns: 60, rows: 20)
  ) -> App<SampleRoute> {
    let app = makeSample()
    app.setPhrases(.german, for: .german)
    app.launch(
      path, size: size,
      appearance: Appearance(language: language, glyphs: .ascii, motion: .none))
    return app
  }

  @Test("has words that set a toggle, in capitals or not", arguments: ["aus", "Aus"])
  func toggle(words: String) {
    let app = App(root: GiftRoute.controls) { _ in Controls() }
    app.setPhrases(.german, for: .german)
    var appearance = Appearance(language: .german)
    // In line mode, a pasted text sets a value.
    appearance.adapt(to: TerminalTraits(readsFrames: true))
    app.launch(size: Size(columns: 40, rows: 12), appearance: appearance)
    #expect(app.focusedText == "[x] On")
    app.handle(.paste(words))
    #expect(app.focusedText == "[ ] On")
  }

  @Test("is used by the library's dialogs")
  func dialogs() {
    let app = launch([.home])
    app.press("esc")
    let picture = app.compose().picture
    #expect(picture.contains("Beenden?"))
    #expect(picture.contains("> 1 Ja"))
    #expect(picture.contains("  2 Nein"))
    let form = launch([.home, .form])
    form.type("a")
    form.click(0, 0)
    #expect(form.compose().picture.contains("  1 Verlassen"))
  }

  @Test(
    "is used by the key hints, in a field too",
    arguments: [
      ([SampleRoute.home, .list], "Enter öffnen  Esc zurück  ? help  q quit"),
      ([.home, .form], "Enter abgeben  Esc zurück  F1 help  Ctrl-C quit"),
    ])
  func hints(path: [SampleRoute], hints: String) throws {
    let lines = launch(path).compose().lines
    #expect(try #require(lines.last).contains(hints))
  }

  @Test("is used by the list of keys, with English for missing phrases")
  func help() {
    let app = launch([.home])
    app.press("?")
    let picture = app.compose().picture
    #expect(picture.contains("Tasten"))
    #expect(picture.contains("nach oben"))
    #expect(picture.contains("page down"))
    #expect(!picture.contains("move up"))
  }

  @Test("is used by the inspector, here with English")
  func inspector() {
    let app = makeSample()
    var phrases = Phrases.german
    phrases.inspector.path = "Pfad"
    app.setPhrases(phrases, for: .german)
    app.offerInspector { "\($0)" }
    app.launch(
      size: Size(columns: 90, rows: 16), appearance: Appearance(language: .german, motion: .none))
    app.press("f12")
    #expect(app.compose().picture.contains("Pfad"))
    #expect(app.compose().picture.contains("Inspector"))
  }

  @Test("is used for a nearly full field and for a window that is too small")
  func numbers() {
    let app = launch([.home, .form])
    app.type(String(repeating: "a", count: 999))
    #expect(app.compose().picture.contains("höchstens"))
    let small = launch([.home], size: Size(columns: 19, rows: 8))
    #expect(small.compose().picture.contains("mindestens"))
  }

  @Test(
    "is used for its regional variants; a language without phrases is English",
    arguments: [("de-AT", "Beenden?"), ("de", "Beenden?"), ("fr", "Quit?"), ("ja-JP", "終了しますか？")]
      as [(Language, String)])
  func varieties(language: Language, question: String) {
    let app = launch([.home], language: language)
    app.press("esc")
    #expect(app.compose().picture.contains(question))
  }
}

@Suite("The name of a language")
struct LanguageTests {
  @Test(
    "is a tag of letters and digits in groups", arguments: ["en", "pt-BR", "zh-Hant-TW", "de-1996"])
  func tags(tag: String) {
    #expect(Language(rawValue: tag)?.rawValue == tag)
  }

  @Test(
    "is not accepted in any other form",
    arguments: ["", "e", "日本", "en_US", "en-", "-en", "1996", "C.UTF-8", "en-123456789"])
  func others(text: String) {
    #expect(Language(rawValue: text) == nil)
  }

  @Test(
    "is found in the name of a locale",
    arguments: [
      ("ja_JP.UTF-8", "ja-JP"), ("de_DE@euro", "de-DE"), ("en", "en"), ("C", nil), ("", nil),
      ("C.UTF-8", nil), ("POSIX", nil),
    ] as [(String, Language?)])
  func locales(name: String, language: Language?) {
    #expect(Language(locale: name) == language)
  }

  @Test(
    "leads to the best available language",
    arguments: [
      ("pt-BR", "pt-BR"), ("pt-PT", "pt"), ("zh-Hant-TW", "zh-Hant"), ("zh", nil), ("p", nil),
    ] as [(String, Language?)])
  func matches(tag: String, match: Language?) {
    let language = Language(rawValue: tag)
    #expect(language?.bestMatch(in: ["pt", "pt-BR", "zh-Hant"]) == match)
  }
}
