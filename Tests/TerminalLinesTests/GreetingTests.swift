import TerminalCore
import Testing

@testable import TerminalLines

@Suite("Before its first prompt, line mode")
struct GreetingTests {
  private let lines = LineTerminalTests()

  @Test(
    "says once how to learn what can be typed, with a colon where text is asked for",
    arguments: [(.home, "number", "?"), (.search, "search or number", ":?")]
      as [(ShopRoute, String, String)])
  func greeting(route: ShopRoute, question: String, command: String) throws {
    let text = try lines.transcript([":.", ":."], of: route, greeting: "* helps.")
    #expect(text.split(separator: "\(command) helps.").count == 2, "\(text)")
    #expect(text.contains("\n\n\(command) helps.\n\n\(question)> "), "\(text)")
  }

  @Test(
    "explains modes only in a program that has some", arguments: [LineWords.english, .japanese])
  func modes(words: LineWords) {
    var reading = FrameReading(titles: ["Shop"], body: Rect(size: Size(columns: 80, rows: 24)))
    reading.keys = ["? F1  help"]
    #expect(!words.help(for: reading).contains("m 2"))
    let lines = words.help(for: reading).split(separator: "\n")
    reading.modes = ["Learn", "Review"]
    #expect(words.help(for: reading) == words.help)
    #expect(words.help.split(separator: "\n").filter { !$0.hasPrefix("m 2 ") } == lines)
  }

  @Test(
    "explains how to list keys only where there are some, and so not in a dialog",
    arguments: [LineWords.english, .japanese])
  func keys(words: LineWords) {
    var reading = FrameReading(titles: ["Shop"], body: Rect(size: Size(columns: 80, rows: 24)))
    reading.modes = ["Learn", "Review"]
    let lines = words.help(for: reading).split(separator: "\n")
    reading.keys = ["? F1  help"]
    #expect(words.help(for: reading) == words.help)
    #expect(words.help.split(separator: "\n").filter { !$0.hasPrefix("keys ") } == lines)
  }

  @Test(
    "speaks the language of the screen, whatever region the screen names",
    arguments: [("ja", "番号"), ("ja-JP", "番号"), ("ja-Jpan-JP", "番号"), ("fr-FR", "number")])
  func languages(tag: String, question: String) {
    var transcript = Transcript(
      words: .english, translations: ["en": .english, "ja": .japanese], pageLength: 30)
    var reading = FrameReading(titles: ["Shop"], body: Rect(size: Size(columns: 9, rows: 1)))
    reading.targets = [FrameReading.Target(Rect(size: Size(columns: 9, rows: 1)))]
    reading.language = tag
    transcript.show(Frame(size: Size(columns: 9, rows: 1)), reading)
    _ = transcript.ask()
    #expect(transcript.takeText().contains(question))
  }

  @Test("says nothing if there is no greeting")
  func none() throws {
    #expect(try !lines.transcript([], of: .home).contains("\n\n\nnumber>"))
  }
}
