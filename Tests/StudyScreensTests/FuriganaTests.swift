import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import Testing

@testable import StudyScreens
@testable import TerminalUI

@Suite("Furigana")
struct FuriganaTests {
  private static let social = SubjectID(rawValue: "social")

  /// The lines of a screen, with readings or without.
  private func screen(
    _ path: [StudyRoute], _ language: Language = .japanese, isOn: Bool = true, columns: Int = 80
  ) -> [String] {
    let model = StudyModel(language)
    model.settings.hasReadings = isOn
    return lines(of: path, model, columns: columns, rows: 24)
  }

  @Test("are not repeated below a title without kanji", arguments: [("猫の本", "ねこのほん"), ("ネコ", "")])
  func titleWithoutKanji(title: String, below: String) {
    let text = BilingualText(
      japanese: title, english: title, readings: [Reading("猫の本", "ねこのほん")])
    let row = Row<HomeScreen>(title).reading(of: text, in: .japaneseWithReadings)
    #expect(row.content.subtitle == below)
  }

  @Test("stand in brackets in sentences, in place of kanji in labels, and below titles in lists")
  func screens() {
    let review = screen([.review])
    #expect(review[0].contains("まなぶ") && review[0].contains("[ふくしゅう]"))
    #expect(review.contains { $0.contains("まだ復習(ふくしゅう)するもの") })
    #expect(review.last?.contains("Enter ひらく") == true)
    let subject = screen([.home, .subject(Self.social)])
    #expect(subject[1].contains("ホーム › しゃかい"))
    let title = subject.firstIndex { $0.contains("県名とちがう県庁所在地") } ?? 0
    #expect(subject[title + 1].contains("けんめいとちがうけんちょうしょざいち"))
  }

  @Test(
    "are Japanese only, and only where they are wanted", arguments: [Language.japanese, .english])
  func absence(language: Language) {
    let isOn = language == .english
    for path in [[.review], [.home, .subject(Self.social)], [.settings], [.map]] as [[StudyRoute]] {
      let with = screen(path, language, isOn: isOn)
      #expect(with == screen(path, language, isOn: false))
      #expect(!with.contains { $0.contains("(ふくしゅう)") || $0.contains("まなぶ") })
    }
    #expect(screen([.settings], language).contains { $0.contains("ふりがな") } == !isOn)
  }

  @Test("leave no kanji in the list of keys and in the dialogs of the library")
  func phrases() {
    let phrases = Phrases.japaneseWithReadings
    for part in [Mirror(reflecting: phrases.keys), Mirror(reflecting: phrases.dialogs)] {
      let words = part.children.compactMap { child in
        child.label == "backToMode" ? phrases.keys.backToMode("まなぶ") : child.value as? String
      }
      #expect(words.count > 5 && words.count == part.children.count)
      for word in words {
        let hasKanji = word.contains { $0.isKanji }
        #expect(!hasKanji, "\(word)")
      }
    }
  }

  @Test("never stand twice: pickers already have them beside the names", arguments: [40, 80])
  func pickers(columns: Int) throws {
    let aichi = try #require(PlaceCode("23"))
    let screen = screen([.map, .prefecture(aichi)], columns: columns)
    #expect(screen.contains { $0.contains("名古屋市") && $0.contains("なごやし") })
    #expect(!screen.contains { $0.contains("(なごやし)") })
  }

  @Test("of the command line hold for their run, over what is kept", arguments: [nil, true, false])
  func option(hasReadings: Bool?) throws {
    let records = Records.inMemory()
    try records.set(.furigana, to: "on")
    let model = StudyModel(
      language: .japanese, glyphs: .narrow, records: records,
      overrides: SettingOverrides(
        values: hasReadings.map { [.furigana: $0 ? "on" : "off"] } ?? [:]),
      seed: 1, clock: { .noon })
    #expect(model.language == (hasReadings == false ? .japanese : .japaneseWithReadings))
    #expect(try records.setting(.furigana) == "on")
  }

  @Test("stand in place of kanji in headings side by side, and in the values of settings")
  func labels() throws {
    let model = StudyModel(.japanese)
    model.settings.hasReadings = true
    try model.answer("school", of: [ReviewTests.words], day: 544)
    let language = model.language
    let record = lines(of: [.record], model, columns: 80, rows: 24).joined(separator: "\n")
    #expect(record.contains("この なのかの もんだいすう"), "\(record)")
    #expect(language.ownName(of: .japanese) == "にほんご")
  }

  @Test("leave what a person has written as it is, in a round that was left too")
  func written() throws {
    let round = RoundRecord(
      id: 1, lesson: LessonID(subject: Self.social, word: "prefecture-capital"), seed: 1, began: 0,
      items: [
        RoundItem(
          item: "23", form: .choice,
          answer: .init(japanese: "津市", english: "Tsu", verdict: .wrong, isSecondTry: false)),
        RoundItem(item: "24", form: .choice),
      ])
    let given = try #require(OpenRound(round)?.given.first)
    #expect(Language.japaneseWithReadings(given.text) == "津市")
  }
}
