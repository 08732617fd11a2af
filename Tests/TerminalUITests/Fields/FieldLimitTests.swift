import TerminalCore
import TerminalUI
import Testing

@Suite("A field with a limit")
struct FieldLimitTests {
  private func field(_ text: String = "", limit: Int) -> App<Showing.Route> {
    let app = show(columns: 60, glyphs: .ascii) { _ in
      TextField("Code", \Showing.section).limit(limit)
      SecureField("Pin", \Showing.section).limit(limit)
    }
    app.handle(.key(Key(.character("u"), .control)))
    app.type(text)
    return app
  }

  @Test(
    "takes as many characters as it says, typed or pasted",
    arguments: [("abcdef", "abcd"), ("なごやし市", "なごやし"), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧")])
  func typing(text: String, kept: String) {
    #expect(field(text, limit: 4).focusedText == "Code \(kept)")
    let pasted = field(limit: 4)
    pasted.handle(.paste(text))
    #expect(pasted.focusedText == "Code \(kept)")
    pasted.press("backspace")
    pasted.type("z")
    #expect(pasted.focusedText == "Code \(kept.dropLast())z")
  }

  @Test("says so when it is nearly full", arguments: [(2, false), (3, false), (4, true)])
  func showing(count: Int, isShown: Bool) {
    let app = field(String(repeating: "a", count: count), limit: 4)
    #expect(app.compose().lines[1].contains("4 at most") == isShown)
  }

  @Test("keeps a longer text that the screen already has, which can only become shorter")
  func longerText() {
    let app = show(columns: 60) { _ in TextField("Code", \Showing.section).limit(2) }
    #expect(app.focusedText == "Code Day")
    app.type("x")
    #expect(app.focusedText == "Code Day")
    app.press("end", "backspace", "backspace")
    app.type("xyz")
    #expect(app.focusedText == "Code Dx")
  }

  @Test("can't have more than any field")
  func largeLimit() {
    let app = field(limit: 5_000)
    app.handle(.paste(String(repeating: "a", count: 2_000)))
    #expect(app.focusedText?.count == "Code ".count + 1_000)
  }
}
