import StudyCatalog
import Testing

@Suite("A search in a list of texts")
struct TextQueryTests {
  private let text = BilingualText(
    japanese: "神奈川県の県庁所在地は？", english: "What is the capital of Kanagawa Prefecture?",
    readings: [Reading("神奈川県", "かながわけん")])

  @Test(
    "finds what they contain in either language, and how they are read",
    arguments: ["奈川", "KANAGAWA", "capital of", "かながわ", "カナガワ", "kanagawaken"])
  func matches(typed: String) throws {
    #expect(try isFound(typed, in: text))
  }

  @Test("is none if nothing significant was typed", arguments: ["", " ", "　"])
  func nothing(typed: String) {
    #expect(TextQuery(typed) == nil)
  }

  private func isFound(_ typed: String, in text: BilingualText) throws -> Bool {
    try #require(TextQuery(typed)).matches(SearchedText(text))
  }

  @Test("finds nothing else", arguments: ["香川", "かがわけん", "kagawa", "ｘ", "city"])
  func others(typed: String) throws {
    #expect(try !isFound(typed, in: text))
  }

  @Test(
    "finds kana by any spelling in Latin letters, even half typed or without long vowels",
    arguments: [
      ("しちつ", "shichi"), ("しちつ", "siti"), ("しちつ", "tsu"), ("しちつ", "tu"), ("しちつ", "sh"),
      ("しちつ", "shic"), ("しちつ", "ts"), ("ふね", "f"), ("ふね", "fu"), ("とうきょう", "tok"),
      ("とうきょう", "tokyo"), ("とうきょう", "toukyou"), ("とうきょう", "kyou"), ("ラーメン", "ramen"),
      ("ラーメン", "raamen"), ("ラーメン", "ram"),
    ])
  func spellings(text: String, typed: String) throws {
    #expect(try isFound(typed, in: BilingualText(text)))
  }

  @Test(
    "doesn't find kana by another sound",
    arguments: [
      ("しちつ", "shu"), ("ふね", "fa"), ("とうきょう", "tak"), ("ラーメン", "romen"), ("ラーメン", "rame s"),
    ])
  func otherSounds(text: String, typed: String) throws {
    #expect(try !isFound(typed, in: BilingualText(text)))
  }
}
