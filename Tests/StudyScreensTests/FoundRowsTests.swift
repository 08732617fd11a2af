import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("Places found for a question about a capital")
struct FoundRowsTests {
  @Test(
    "include the capital if the learner typed its name, and not for the name of the prefecture",
    arguments: [
      ("さいたま", "11", "11100", true), ("saitama", "11", "11100", true),
      ("福井", "18", "18201", true), ("とちぎ", "09", "09201", false), ("うつのみや", "09", "09201", true),
    ])
  func capitals(typed: String, prefecture: String, capital: String, isFound: Bool) throws {
    let found = Places.all.search(typed).places
    let rows = FoundRows<AskingScreen>.forQuestion(found).map(\.code.digits)
    #expect(rows.contains(capital) == isFound)
    #expect(found.contains { $0.code.digits == prefecture } == (typed != "うつのみや"))
  }

  @Test(
    "are none for a postal code, which is said",
    arguments: [
      ("100", true), ("〒100", true), ("100-0001", true), ("〒 １００－０００１", true), ("1000001", true),
      ("10", false), ("1000", false), ("100-00", false), ("qqq", false), ("百", false),
    ])
  func postalCode(typed: String, isCode: Bool) {
    let app = makeStudy(model: StudyModel(.english))
    app.launch(
      size: Size(columns: 80, rows: 24), appearance: Appearance(language: .english, motion: .none))
    app.handle(.text("6"))
    for letter in typed { app.handle(.text(letter)) }
    let screen = app.compose().lines.joined(separator: "\n")
    #expect(screen.contains("Postal codes can’t be searched.") == isCode, "\(screen)")
  }

  @Test("begin with municipalities if what was typed differs by one letter")
  func guesses() {
    let found = Places.all.search("yamagati")
    #expect(found.isGuess && found.places.first?.code.isPrefecture == true)
    let rows = FoundRows<AskingScreen>.forQuestion(found.places, areGuesses: true)
    #expect(rows.first?.code.digits == "06201")
    let last = rows.drop { !$0.code.isPrefecture }
    #expect(last.allSatisfy { $0.code.isPrefecture }, "\(rows)")
  }

  @Test(
    "begin with a city of its prefecture's own name",
    arguments: [("miyazaki", "45201"), ("みやざき", "45201"), ("いしかわ", "17"), ("みや", "04")])
  func order(typed: String, first: String) {
    let found = FoundRows<AskingScreen>.forQuestion(Places.all.search(typed).places)
    #expect(found.first?.code.digits == first)
  }
}
