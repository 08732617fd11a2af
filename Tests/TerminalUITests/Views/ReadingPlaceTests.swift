import TerminalCore
import TerminalUI
import Testing

@Suite("The place in a long text")
struct ReadingPlaceTests {
  private static let sentence =
    "is a paragraph with enough words to take more lines the narrower it is"

  /// Paragraphs as views of their own, or as one text, in the body or in a part that scrolls.
  private func app(isOneText: Bool, isPart: Bool) -> App<Showing.Route> {
    let paragraphs = (1...200).map { "P\($0) " + Self.sentence }
    return show(columns: 80, rows: 20) { _ in
      if isOneText {
        if isPart {
          ScrollView { Text(paragraphs.joined(separator: "\n")) }
        } else {
          Text(paragraphs.joined(separator: "\n"))
        }
      } else if isPart {
        ScrollView { ForEach(paragraphs) { Text($0) } }
      } else {
        ForEach(paragraphs) { Text($0) }
      }
    }
  }

  /// The number of the first paragraph that begins in the window.
  private func place(in app: App<Showing.Route>) -> Int? {
    let words = app.compose().body.lazy.flatMap { $0.split(separator: " ") }
    return words.first { $0.hasPrefix("P") && $0.dropFirst().allSatisfy(\.isNumber) }
      .flatMap { Int($0.dropFirst()) }
  }

  @Test(
    "stays in sight when the width changes, and is the same again at the first width",
    arguments: [true, false], [true, false])
  func resized(isOneText: Bool, isPart: Bool) throws {
    let app = app(isOneText: isOneText, isPart: isPart)
    for _ in 0..<7 { app.press("pgdn") }
    let before = app.compose()
    let first = try #require(place(in: app))
    #expect(first > 60)
    for columns in [40, 30, 41, 25, 63, 110, 47] {
      app.handle(.resize(Size(columns: columns, rows: 22)))
      let found = try #require(place(in: app))
      #expect(abs(found - first) <= 2, "\(columns): \(found), not \(first)")
    }
    app.handle(.resize(Size(columns: 80, rows: 22)))
    #expect(app.compose() == before)
  }

  @Test("is where the user scrolls in between")
  func scrolled() throws {
    let app = app(isOneText: false, isPart: false)
    for _ in 0..<7 { app.press("pgdn") }
    app.handle(.resize(Size(columns: 40, rows: 22)))
    app.press("home")
    app.handle(.resize(Size(columns: 80, rows: 22)))
    #expect(place(in: app) == 1)
  }
}
