import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("The message of a dialog")
struct DialogMessageTests {
  private let appearance = Appearance(glyphs: .ascii, theme: .dark)

  private func drawn(_ dialog: Dialog<Void>, columns: Int) -> Frame {
    var frame = Frame(size: Size(columns: columns, rows: 12))
    DialogBox(dialog: dialog.content, on: appearance)
      .draw(on: &frame, appearance: appearance, phrases: Phrases().keys)
    return frame
  }

  @Test("draws a line in the style of a role, also where it is wrapped")
  func styledLine() throws {
    let dialog = Dialog("What?\nthe answer\nmore", close: "Close").style(.good, ofLine: 1)
    let frame = drawn(dialog, columns: 12)
    let roles = [("What", Role.heading), ("the", .good), ("answer", .good), ("more", .text)]
    for (text, role) in roles {
      let row = try #require(frame.lines.firstIndex { $0.contains(text) })
      #expect(frame[column: 3, row: row].style == appearance.theme[role], "\(text)")
    }
  }

  @Test("fills a line whose role has a background")
  func filledLine() throws {
    let dialog = Dialog("What?\nno\nthe answer", close: "Close").style(.tileDone, ofLine: 1)
    let frame = drawn(dialog, columns: 30)
    let row = try #require(frame.lines.firstIndex { $0.contains("| no ") })
    let filled = (0..<30).filter {
      frame[column: $0, row: row].style == appearance.theme[.tileDone]
    }
    #expect(filled.count == "the answer".count)
  }

  @Test("continues a wrapped line of a legend below its words")
  func legend() {
    let dialog = Dialog("Keys:\n x  one two three\n 京  four five six", close: "Close")
    let rows = drawn(dialog, columns: 20).lines.map { $0.filter { $0 != "|" } }
    let lines = [" x  one two", "    three", " 京  four five", "     six"]
    for line in lines { #expect(rows.contains { $0.contains(line) }, "\(rows)") }
  }

  @Test("that is too long scrolls, by keys and by the wheel")
  func longMessage() {
    let app = App(root: SampleRoute.home) { _ in LongMessage() }
    app.launch(size: Size(columns: 20, rows: 9), appearance: Appearance(glyphs: .ascii))
    app.press("enter")
    let top = app.compose().picture
    #expect(top.contains("line 1 ") && !top.contains("line 9"))
    app.press("end")
    #expect(app.compose().picture.contains("line 9"))
    app.press("home", "down")
    #expect(!app.compose().picture.contains("line 1 ") && app.compose().picture.contains("line 2"))
    app.press("up", "pgdn", "pgdn", "pgdn")
    #expect(app.compose().picture.contains("line 9"))
    for _ in 0..<9 { app.mouse(.wheel(.up), 9, 4) }
    #expect(app.compose().picture == top)
    app.press("enter")
    #expect(!app.compose().picture.contains("line"))
  }

  @Test("that is too long ends at a line, with the number of the lines below")
  func rule() {
    let app = App(root: SampleRoute.home) { _ in LongMessage() }
    app.launch(size: Size(columns: 20, rows: 9), appearance: Appearance(glyphs: .ascii))
    app.press("enter")
    #expect(
      app.compose().lines[1...7] == [
        "  +--------------+  ", "  | line 1 of it #  ", "  | line 2 of it |  ",
        "  | line 3 of it |  ", "  | ------- v 6  |  ", "  | > Close      |  ",
        "  +--------------+  ",
      ])
    app.press("end")
    #expect(app.compose().line(4) == "  | line 9 of it #  ")
    #expect(app.compose().line(5) == "  | ------------ |  ")
  }
}

/// A screen with a message that is taller than the terminal.
struct LongMessage: Screen {
  typealias Route = SampleRoute
  var title: String { "Long" }
  var body: some View<Self> {
    Row("Read").onSelect { _, context in
      let lines = (1...9).map { "line \($0) of it" }
      context.present(Dialog(lines.joined(separator: "\n"), close: "Close"))
    }
  }
}
