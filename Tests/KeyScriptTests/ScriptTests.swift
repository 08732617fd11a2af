import KeyScript
import SeededRandom
import TerminalCore
import TerminalUI
import Testing

@Suite("Scripts as text")
struct ScriptTests {
  static let text = """
    # How a city is found.

    keys 1                                 # required
    term 16x3

      # By hand.
    key  down   enter   # two keys
    expect screen  # as it was
    |都道府県        |
      |> # no comment |
    end
    wait 2000ms
    \tquit

    """

  static let formatted = """
    # How a city is found.

    keys 1                                 # required
    term 16x3

    # By hand.
    key down enter   # two keys
    expect screen  # as it was
    |都道府県        |
    |> # no comment |
    end
    wait 2s
    quit

    """

  @Test("formatting keeps comments and blank lines, and is idempotent")
  func formatting() throws {
    let script = try Script(parsing: Self.text)
    #expect(script.text == Self.formatted)
    #expect(try Script(parsing: Self.formatted) == script)
    #expect(try Script(parsing: Self.formatted).text == Self.formatted)
  }

  @Test("a line knows its place, in characters")
  func spans() throws {
    let script = try Script(parsing: Self.text)
    let spans = script.lines.filter { $0.directive != nil }.map(\.span)
    #expect(spans.map(\.lines) == [3...3, 4...4, 7...7, 8...11, 12...12, 13...13])
    #expect(spans.map(\.columns) == [1..<7, 1..<10, 1..<18, 1..<14, 1..<12, 2..<6])
    let wide = try Script(parsing: "keys 1\n  type \"葛󠄀e\u{301}\" # x")
    #expect(wide.lines.last?.span.columns == 3..<12)
  }

  @Test("the header sets the settings, and defaults do not depend on the machine")
  func settings() throws {
    let script = try Script(
      parsing: """
        keys 1
        term 40x12 color=mono motion=none
        set load 300ms
        note "still the header"
        locale en
        set state cities
        open social
        key down
        set load fail
        """, file: "walks/a.keys")
    var expected = ScriptSettings(file: "walks/a.keys")
    expected.size = Size(columns: 40, rows: 12)
    expected.color = .mono
    expected.motion = MotionSetting.none
    expected.loading = .takes(.milliseconds(300))
    expected.language = .english
    expected.state = .folder("cities")
    expected.link = "social"
    #expect(script.settings == expected)
    #expect(try Script(parsing: "keys 1").settings == ScriptSettings(file: "script.keys"))
  }

  @Test("bytes in pieces of any size give the same lines", arguments: [1, 2, 3, 7, 64, 10_000])
  func pieces(size: Int) throws {
    var rest = Array(Self.text.utf8)[...]
    var reader = ScriptReader(file: "script.keys") {
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
    var lines: [ScriptLine] = []
    while let line = try reader.next() { lines.append(line) }
    #expect(lines == (try Script(parsing: Self.text)).lines)
  }

  @Test("an endless script is read only as far as needed")
  func endless() throws {
    var pieces = 0
    var reader = ScriptReader(file: "script.keys") {
      pieces += 1
      return Array((pieces == 1 ? "keys 1\n" : "key down\n\nwait 1ms").utf8 + [0x0A])
    }
    for _ in 1...30_001 { _ = try reader.next() }
    #expect((10_000...10_002).contains(pieces))
  }

  @Test(
    "any bytes are either refused with a place, or can be printed and read back",
    arguments: 0..<20)
  func chance(seed: UInt64) {
    let pieces =
      Self.text.split(separator: " ").map(String.init) + [
        "\nkey ctrl+\\u{1b} a*3", "\ntype \"\\u{e9}", "\"\n",
        "\nexpect journal a \"b c\" within 2s\n",
        "\nraw \"\\x80\"\n", "\nmouse move ctrl+left 1,2 in 3us\n", "\nexpect match /\\//\n", "#",
        "*", "\\",
        "\nexpect style \"葛󠄀\" bold fg=4\n", "+", "/", "|", "\nend\n", "\u{301}", "\nset load 5s\n",
        "\nlet a = \"b$\"\n", "${a}", "\\$", "\ntype \"a${a}{b\" # x\n", "\ndefine f a\n",
        "\ncall f \"$\"\n", "\ninclude \"a.keys\"\n", "}",
      ]
    var dice = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<100 {
      var bytes = Array("keys 1\n".utf8)
      for _ in 0..<Int.random(in: 1...12, using: &dice) {
        bytes += Array((pieces.randomElement(using: &dice) ?? "").utf8) + [0x20]
        if Int.random(in: 0..<20, using: &dice) == 0 { bytes.removeLast(2) }
      }
      var chunks = [bytes]
      var reader = ScriptReader(file: "chance.keys") { chunks.popLast() ?? [] }
      do throws(ScriptError) {
        var script = Script(lines: [])
        while let line = try reader.next() { script.lines.append(line) }
        #expect(try Script(parsing: script.text) == script)
        accepted += 1
      } catch {
        #expect(error.line > 0 && error.column > 0 && !error.description.isEmpty)
      }
    }
    #expect(accepted > 0)
  }
}
