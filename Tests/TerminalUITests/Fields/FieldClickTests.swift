import TerminalCore
import TerminalUI
import Testing

@Suite("A click in a line of text")
struct FieldClickTests {
  /// Where the line is on its screen.
  enum Place: CaseIterable { case form, besideLabels, entry, search, panel }

  private struct Letter: Screen {
    typealias Route = SampleRoute
    let place: Place
    var text: String
    var title: String { "Letter" }
    var body: some View<Self> {
      switch place {
      case .form: TextField("の", \.text)
      case .besideLabels:
        Form {
          TextField("の", \.text).validate { _ in "wrong" }
          TextField("A longer label", \.text)
        }
      case .entry: EntryField(\.text, label: "の")
      case .search: SearchField(\.text)
      case .panel: Panel { EntryField(\.text) }
      }
      Text("(\(text))")
    }
  }

  /// Each character is there only once.
  private static let texts = [
    "abc", "東京都", "a東b京c", "0123456789abcdefghijklmnopqrstuvwxyz東京都ABCDEFGHIJKLMNO",
    "東京都大阪府名古屋市仙台広島福岡札幌横浜神戸川崎埼玉千葉",
  ]

  private func app(_ place: Place, _ text: String) -> App<SampleRoute> {
    let app = App(root: SampleRoute.home) { _ in Letter(place: place, text: text) }
    app.launch(size: Size(columns: 60, rows: 12), appearance: Appearance(glyphs: .ascii))
    return app
  }

  /// The cells of the line, each with the character of the text that is drawn there.
  private func cells(
    of frame: Frame, _ text: String
  ) throws -> [(position: Position, character: Character)] {
    let row = try #require(frame.cursor).row
    return (0..<60).compactMap { column in
      // The second half of a wide character belongs to it.
      let first = frame[column: column, row: row].width == 0 ? column - 1 : column
      let drawn = frame.text(of: frame[column: first, row: row])
      guard let character = drawn.first, text.contains(character) else { return nil }
      return (Position(column: column, row: row), character)
    }
  }

  /// The whole text, which stands between brackets below the line.
  private func wholeText(in frame: Frame) -> String {
    let below = frame.lines.joined().drop { $0 != "(" }
    return below.prefix { $0 != ")" }.filter { !" (".contains($0) }
  }

  @Test(
    "puts the cursor before the character at that cell, however far the line is scrolled",
    arguments: Place.allCases, texts)
  func clicked(place: Place, text: String) throws {
    for steps in [0, 30] {
      let app = app(place, text)
      func moveCursor() {
        app.press("end")
        for _ in 0..<min(steps, text.count) { app.press("left") }
      }
      moveCursor()
      let cells = try cells(of: app.compose(), text)
      #expect(cells.count >= min(text.count, 20))
      for (position, character) in cells {
        app.click(position.column, position.row)
        app.press("delete")
        let rest = text.filter { $0 != character }
        #expect(wholeText(in: app.compose()) == rest, "\(position), \(steps) from the end")
        app.type(String(character))
        moveCursor()
      }
    }
  }

  @Test("beyond its end puts the cursor there, and one on its label leaves it")
  func beyond() throws {
    let app = app(.form, "abc")
    let row = try #require(app.compose().cursor).row
    app.press("home")
    app.click(40, row)
    app.type("X")
    #expect(app.compose().picture.contains("(abcX)"))
    app.press("left", "left")
    app.click(2, row)
    app.type("Y")
    #expect(app.compose().picture.contains("(abYcX)"))
  }

  @Test("that focuses it counts from what was drawn, which is its beginning")
  func focusing() throws {
    let app = app(.besideLabels, Self.texts[3])
    app.press("end")
    let row = try #require(app.compose().cursor).row
    app.press("tab")
    let frame = app.compose()
    let column = try #require((0..<60).first { frame[column: $0, row: row].scalar == "4" })
    app.click(column, row)
    app.press("delete")
    #expect(!wholeText(in: app.compose()).contains("4"))
  }

  @Test("asked for in a dialog puts the cursor there")
  func prompt() throws {
    let app = App(root: SampleRoute.home) { _ in Prompter() }
    app.launch(size: Size(columns: 60, rows: 12), appearance: Appearance(glyphs: .ascii))
    app.press("enter")
    let frame = app.compose()
    let row = try #require(frame.cursor).row
    let column = try #require((0..<60).first { frame[column: $0, row: row].scalar == "京" })
    app.click(column + 1, row)
    app.type("X")
    #expect(app.compose().line(row).contains("東X京"))
  }

  private struct Prompter: Screen {
    typealias Route = SampleRoute
    var title: String { "Prompter" }
    var body: some View<Self> {
      Row("Ask").onSelect { _, context in context.prompt("Where", text: "東京") { _, _, _ in } }
    }
  }
}
