import Navigation
import Testing

@Suite("declared answers") struct AnswersTests {
  struct Home {
    var place = ""
    var notes: [String] = []
    var undeclared = 0

    static let count = Answer<Home, Int>("count") { home, count in
      home.notes.append("\(count) times")
    }
    static let answers = Answers(
      Answer("place", \Home.place) { home, reason in home.notes.append("no place: \(reason)") },
      count)
  }

  @Test("a value goes to its property or closure, and a cancellation to its handler")
  func take() {
    var home = Home()
    #expect(Home.answers.take(.returned("Nara"), as: "place", into: &home))
    #expect(Home.answers.take(.returned(3), as: "count", into: &home))
    #expect(Home.answers.take(.cancelled(.change(.back)), as: "place", into: &home))
    #expect(Home.answers.take(.cancelled(.ownerGone), as: "count", into: &home))
    #expect(home.place == "Nara")
    #expect(home.notes == ["3 times", "no place: back"])
  }

  @Test("an undeclared value or one of another type is rejected")
  func notTaken() {
    var home = Home()
    #expect(!Home.answers.take(.returned("Nara"), as: "other", into: &home))
    #expect(!Home.answers.take(.returned(1), as: "place", into: &home))
  }

  @Test("names are looked up by property and by answer")
  func names() {
    #expect(Home.answers.name(of: \Home.place) == "place")
    #expect(Home.answers.name(of: Home.count) == "count")
  }

  @Test("asking for an undeclared answer traps with the line to add")
  func undeclared() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Home.answers.name(of: \Home.undeclared)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("static let answers = Answers(Answer(\"place\", …)"))
    #expect(text.contains("Answer(\"…\", \\Home.undeclared)"))
  }

  @Test("an answer without a name traps, because its value would be lost")
  func nameless() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Answers(Answer("", \Home.place))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Home declares an answer without a name"))
  }
}
