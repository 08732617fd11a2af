import Testing

@Suite("A screen to which a line of line mode returns")
struct ReturnTests {
  private let lines = LineTerminalTests()

  @Test("is written without what is known after a dialog, and the first time says how to read it")
  func afterDialog() throws {
    let text = try lines.transcript(["1", "2", "1", "2", ".", "q", "2"], of: .home)
    let parts = text.split(separator: "number> ").map { $0.split(separator: "\n") }
    #expect(
      parts[2] == [
        "2", "Shop", "1  Tea  3.20", "The rest is as before; type . to read it.",
      ])
    #expect(parts[4] == ["2", "Shop", "1  Tea  3.20"])
    #expect(parts[5] == [".", "Shop", "Welcome", "1  Tea  3.20", "2  Cake  4.50"])
  }

  @Test("begins with the line that has changed since then, and otherwise as the first time")
  func changed() throws {
    let text = try lines.transcript(["1", "b", "1", "b"], of: .stall)
    let parts = text.split(separator: #/(?:number|command)> /#).map { $0.split(separator: "\n") }
    let changed = "2  Cake  looked at 1 times"
    #expect(parts[2].prefix(4) == ["b", "Stall", "\(changed)", "1  Tea"], "\(parts)")
    #expect(parts[2].count { $0 == changed } == 2)
    let home = try lines.transcript(["2", "b"], of: .home)
    #expect(home.hasSuffix("Shop\n\nWelcome\n\n1  Tea  3.20\n2  Cake  4.50\n\nnumber> "))
  }
}
