import StudyCatalog
import Testing

@Suite("A search in a list of texts")
struct TextQueryTests {
  private let text = BilingualText(
    japanese: "神奈川県の県庁所在地は？", english: "What is the capital of Kanagawa Prefecture?",
    readings: [Reading("神奈川県", "かながわけん")])

  @Test(
    "finds what they contain in either language, and how they are read",
    arguments: ["奈川", "KANAGAWA", "capital of", "かながわ", "カナガワ", "kanagawaken", "", " "])
  func matches(typed: String) {
    #expect(TextQuery(typed).matches(text))
  }

  @Test("finds nothing else", arguments: ["香川", "かがわけん", "kagawa", "ｘ", "city"])
  func others(typed: String) {
    #expect(!TextQuery(typed).matches(text))
  }

  @Test("finds kana by any spelling in Latin letters", arguments: ["shichi", "siti", "tsu", "tu"])
  func spellings(typed: String) {
    #expect(TextQuery(typed).matches(BilingualText("しちつ")))
  }
}
