import KeyScript
import KeyScriptTools
import TerminalCore
import TerminalUI
import Testing

@Suite("Exports of a play")
struct ExportTests {
  @Test("an asciicast has a header and a line for each frame, each resize and the end")
  func asciicast() throws {
    var lines = ""
    _ = try play("wait 150ms\nkey down\nkey up\nwait 20us\nresize 9x4\nquit", file: "a/b.keys") {
      $0.terminalWriter = { _ in NamingWriter() }
      $0.watchers = [Asciicast(terminalName: "vt100") { lines += $0 }]
    }
    #expect(
      lines == """
        {"version":3,"term":{"cols":16,"rows":8,"type":"vt100"},"title":"b.keys"}
        [0.0,"o","\\u001b[1m1 \\"16×8\\"\\\\"]
        [0.15,"o","\\u001b[1m2 \\"16×8\\"\\\\"]
        [0.3,"o","\\u001b[1m3 \\"16×8\\"\\\\"]
        [2e-05,"r","9x4"]
        [0.0,"o","\\u001b[1m4 \\"9×4\\"\\\\"]
        [0.3,"x","0"]

        """)
  }

  @Test("an asciicast of version 2 counts the time from the start, and doesn't tell the end")
  func oldAsciicast() throws {
    var lines = ""
    _ = try play("wait 150ms\nkey down\nkey up\nresize 9x4\nquit", file: "a/b.keys") {
      $0.terminalWriter = { _ in NamingWriter() }
      $0.watchers = [Asciicast(.v2, terminalName: "vt100") { lines += $0 }]
    }
    #expect(
      lines == """
        {"version":2,"width":16,"height":8,"title":"b.keys","env":{"TERM":"vt100"}}
        [0.0,"o","\\u001b[1m1 \\"16×8\\"\\\\"]
        [0.15,"o","\\u001b[1m2 \\"16×8\\"\\\\"]
        [0.45,"o","\\u001b[1m3 \\"16×8\\"\\\\"]
        [0.75,"r","9x4"]
        [0.75,"o","\\u001b[1m4 \\"9×4\\"\\\\"]

        """)
  }

  @Test("a page has each different row once, and for each frame its time, its width and its rows")
  func page() throws {
    let page = SessionFrames()
    _ = try play(
      "wait 150ms\nkey down\nkey up\nresize 9x4\nwait 1s\ntype \"<\"", file: "a/</script>.keys"
    ) { $0.watchers = [page] }
    let html = page.html
    #expect(html.contains("\n<title>script&gt;.keys</title>\n"))
    #expect(html.contains(" role=\"img\" aria-label=\"script&gt;.keys\">\n"))
    #expect(
      html.contains(
        """
        const frames = [[0,144,[0,1,2,3,4,5,6,6]],[150,144,[0,7,8,3,4,5,6,6]],\
        [450,144,[0,1,2,3,4,5,6,6]],[750,81,[0,1,2,6]],[1750,81,[0,1,2,9]]];
        const end = 1750, rowHeight = 18;
        """))
    #expect(html.split(separator: "\n").count { $0.hasPrefix("<g id=\"r") } == 10 + 1)
    #expect(html.contains(">&lt;</text>"))
  }

  @Test(
    "a page has the language of the script, or else of the program",
    arguments: [("locale en\n", " lang=\"en\""), ("", " lang=\"ja\"")])
  func language(header: String, attribute: String) throws {
    let page = SessionFrames(language: .japanese)
    _ = try play("\(header)key down", file: "a.keys") { $0.watchers = [page] }
    #expect(page.html.hasPrefix("<!DOCTYPE html>\n<html\(attribute)>\n"))
  }

  @Test("a picture in text has no blanks at the ends of rows")
  func text() {
    #expect(ScreenPicture(of: Self.frame).text == "東京 <x>\n\n")
  }

  @Test("a picture in SVG has every glyph in its cells, with its style")
  func svg() {
    #expect(
      ScreenPicture(of: Self.frame).svg == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 36" width="90" height="36" \
        font-family="monospace" font-size="15" xml:space="preserve" shape-rendering="crispEdges">
        <rect width="90" height="36" fill="#1c1c1c"/>
        <rect x="45" y="0" width="27" height="18" fill="#dadada"/>
        <text x="0" font-size="16" letter-spacing="2" textLength="36" \
        lengthAdjust="spacingAndGlyphs" y="14" fill="#cd0000" font-weight="bold">東京</text>
        <text x="45" textLength="27" lengthAdjust="spacingAndGlyphs" y="14" fill="#1c1c1c">\
        &lt;x&gt;</text>
        </svg>

        """)
  }

  @Test(
    "a glyph that may be from another font has a place of its own in SVG, and an underline no gaps")
  func places() throws {
    var frame = Frame(size: Size(columns: 10, rows: 1))
    frame.write(
      "a+e\u{301}b✓ ", at: Position(column: 2, row: 0), style: Style(attributes: .underline))
    let svg = ScreenPicture(of: frame).svg
    let start = try #require(svg.firstRange(of: "<rect x=\"18\"")).lowerBound
    #expect(
      svg[start...] == """
        <rect x="18" y="16" width="54" height="1" fill="#dadada"/>
        <text x="18" textLength="18" lengthAdjust="spacingAndGlyphs" y="14" fill="#dadada">a+</text>
        <text x="36" textLength="9" lengthAdjust="spacingAndGlyphs" y="14" fill="#dadada">e\u{301}</text>
        <text x="45" textLength="9" lengthAdjust="spacingAndGlyphs" y="14" fill="#dadada">b</text>
        <text x="54" textLength="9" lengthAdjust="spacingAndGlyphs" y="14" fill="#dadada">✓</text>
        </svg>

        """)
  }

  @Test("a character of several glyphs takes the cells of all of them in a picture")
  func glyphs() {
    var frame = Frame(size: Size(columns: 8, rows: 1))
    frame.write("ｶﾞｷﾞabc", at: Position(column: 0, row: 0), style: .plain)
    let places = ScreenPicture(of: frame).svg
      .matches(of: #/<text x="(\d+)" textLength="(\d+)".*>(.+)<\/text>/#)
      .map { "\($0.1) \($0.2) \($0.3)" }
    #expect(places == ["0 18 ｶﾞ", "18 18 ｷﾞ", "36 27 abc"])
  }

  @Test(
    "lines and blocks are rectangles that meet in SVG, and neighboring cells of a color one area")
  func areas() throws {
    var frame = Frame(size: Size(columns: 6, rows: 2))
    let (bold, plain) = (Style(background: .red, attributes: .bold), Style(background: .red))
    frame.write("a", at: Position(column: 0, row: 0), style: bold)
    frame.write("b", at: Position(column: 1, row: 0), style: plain)
    frame.write("──│▄", at: Position(column: 2, row: 0), style: .plain)
    frame.write("│░", at: Position(column: 4, row: 1), style: Style(attributes: .dim))
    let svg = ScreenPicture(of: frame).svg
    let areas = svg.matches(of: #/<rect (x=.*) fill="#(\w+)"(.*)/>/#).map {
      $0.1 + " " + $0.2 + $0.3
    }
    #expect(
      areas == [
        "x=\"0\" y=\"0\" width=\"18\" height=\"18\" cd0000",
        "x=\"18\" y=\"9\" width=\"18\" height=\"1\" dadada",
        "x=\"40\" y=\"0\" width=\"1\" height=\"18\" dadada",
        "x=\"45\" y=\"9\" width=\"9\" height=\"9\" dadada",
        "x=\"40\" y=\"18\" width=\"1\" height=\"18\" dadada opacity=\"0.6\"",
        "x=\"45\" y=\"18\" width=\"9\" height=\"18\" dadada opacity=\"0.15\"",
      ])
    #expect(!svg.contains("│") && !svg.contains("▄"))
    frame = Frame(size: Size(columns: 3, rows: 2))
    for row in 0..<2 { frame.write("|", at: Position(column: 0, row: row), style: .plain) }
    frame.write("|", at: Position(column: 2, row: 0), style: .plain)
    let lines = ScreenPicture(of: frame).svg
    #expect(lines.contains("<rect x=\"4\" y=\"18\"") && lines.contains("|</text>"))
  }

  private static let frame = {
    var frame = Frame(size: Size(columns: 10, rows: 2))
    frame.write(
      "東京", at: Position(column: 0, row: 0), style: Style(foreground: .red, attributes: .bold))
    frame.write("<x>", at: Position(column: 5, row: 0), style: .reverse)
    return frame
  }()

  /// Writes the number and size of a frame, with characters that JSON has to escape.
  private final class NamingWriter: TerminalWriter {
    private var count = 0

    func bytes(showing frame: Frame) -> [UInt8] {
      count += 1
      return Array("\u{1B}[1m\(count) \"\(frame.size)\"\\".utf8)
    }
  }
}
