import TerminalCore
import TerminalUI
import Testing

@Suite("A table")
struct TableTests {
  @Test("has a header, columns and a scroll bar")
  func picture() {
    expect(
      launchLetterTable().compose(),
      looksLike: """
         Letters                                          |
          chosen -, shown Anna                            |
          From        Subject                      KB     |
        > Anna        Re: 0                         0   # |
          Bernhar...  Re: 1                         1   # |
          なごやの人  Re: 2                         2     |
          Anna 3      Re: 3                         3     |
          Bernhar...  Re: 4                         4     |
         Enter open  ? help  q quit                       |
        """)
  }

  @Test("leaves out columns of low priority where there is no room")
  func narrow() {
    expect(
      launchLetterTable(columns: 30, rows: 7).compose(),
      looksLike: """
         Letters                      |
          chosen -, shown Anna        |
          From      Subject       KB  |
        > Anna      Re: 0          0# |
          Bernh...  Re: 1          1  |
          なご...   Re: 2          2  |
         Enter open  ? help  q quit   |
        """)
  }

  @Test("keeps its header in sight, and the marks of a region's end")
  func scrolling() {
    let app = launchLetterTable()
    app.press("end")
    #expect(app.focusedText == "なごやの人 11 Re: 11 11 !")
    #expect(app.compose().line(2).hasPrefix("  From"))
    app.mouse(.wheel(.up), 10, 4)
    #expect(app.compose().line(3).hasPrefix("  Bernhar...  Re: 4"))
    app.press("home")
    #expect(app.compose().line(3).hasPrefix("> Anna "))
  }

  @Test("chooses rows by Enter and by clicks, and tells which has the focus")
  func choosing() {
    let app = launchLetterTable()
    app.press("down", "enter")
    #expect(app.compose().line(1).contains("chosen Bernhard-Maria, shown Bernhard-Maria"))
    app.click(20, 6)
    #expect(app.compose().line(1).contains("chosen Anna 3, shown Anna 3"))
  }

  @Test(
    "is sorted by a click on a header, and the focus stays with its row",
    arguments: [(GlyphSet.ascii, "^", "v"), (.narrow, "▴", "▾"), (.unicode, "▲", "▼")])
  func clicks(glyphs: GlyphSet, up: String, down: String) {
    let app = launchLetterTable(glyphs: glyphs)
    app.press("down")
    app.click(44, 2)
    #expect(app.compose().line(2).contains("   KB \(up)"))
    app.click(40, 2)
    #expect(app.compose().line(2).contains("   KB \(down)"))
    #expect(app.focusedText == "Bernhard-Maria Re: 1 1 ")
    #expect(app.compose().line(7).contains("Re: 1"))
    app.click(4, 2)
    #expect(app.compose().line(2).contains("From \(up)"))
    app.click(48, 2)
    app.click(12, 2)
    #expect(app.compose().line(2).contains("From \(up)"))
  }

  @Test("is sorted by keys, which go through the columns, each in both directions, and round")
  func keys() {
    let app = launchLetterTable()
    var marks: [String] = []
    for key in [">", ">", ">", ">", ">", ">", ">", "<", "<"] {
      app.press(key)
      let header = app.compose().line(2)
      marks.append(header.split(separator: " ").joined(separator: " "))
    }
    #expect(
      marks == [
        "From ^ Subject KB", "From v Subject KB", "From Subject ^ KB", "From Subject v KB",
        "From Subject KB ^", "From Subject KB v", "From ^ Subject KB", "From Subject KB v",
        "From Subject KB ^",
      ])
    #expect(app.focusedText == "Anna Re: 0 0 ")
  }

  @Test("is sorted with Alt while a field takes the characters")
  func search() {
    let app = launchLetterTable(hasSearch: true)
    app.press("<", "alt+>")
    #expect(app.compose().line(1).hasPrefix("/ <"))
    #expect(app.compose().line(3).hasPrefix("  From ^"))
  }

  @Test("names its keys in the list of keys only where they do something")
  func help() {
    let app = launchLetterTable(rows: 24)
    app.press("?")
    #expect(app.compose().lines.joined().contains("next order"))
    let other = launchShop(.shelves, rows: 24)
    other.press("?")
    #expect(!other.compose().lines.joined().contains("next order"))
  }

  @Test("asks for the texts of the rows in sight only", arguments: [100, 100_000])
  func cost(count: Int) {
    let model = SampleModel()
    let app = launchLetterTable(count: count, model: model)
    for key in ["down", "pgdn", "end", "up", "home"] {
      _ = model.takeRowsMade()
      app.press(key)
      _ = app.compose()
      #expect(model.takeRowsMade() <= 5, "\(key)")
    }
  }

  @Test("stays usable in any window", arguments: [(0, 0), (1, 1), (5, 3), (12, 4), (160, 50)])
  func sizes(columns: Int, rows: Int) {
    let app = launchLetterTable()
    app.handle(.resize(Size(columns: columns, rows: rows)))
    app.press("down", ">", "end")
    app.click(columns / 2, 2)
    _ = app.compose()
    app.handle(.resize(Size(columns: 50, rows: 9)))
    #expect(app.compose().lines.joined().contains("> "))
  }
}
