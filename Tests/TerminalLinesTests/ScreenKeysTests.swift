import Testing

@Suite("The keys of a screen in line mode")
struct ScreenKeysTests {
  private let lines = LineTerminalTests()

  /// What is written after each line typed at the stall.
  private func responses(to typed: [String]) throws -> [[Substring]] {
    let text = try lines.transcript(typed, of: .stall)
    return text.split(separator: #/(?:number|command)> /#).map { $0.split(separator: "\n") }
  }

  @Test("are announced the first time that such a screen is read, unless Enter does the same")
  func announced() throws {
    let parts = try responses(to: ["1", "b", ".", "4"])
    #expect(parts[0].last == "Also: d drop, n name, w who’s there")
    #expect(parts.dropFirst().allSatisfy { !$0.joined().contains("Also") }, "\(parts)")
  }

  @Test("are pressed by their words too, with the apostrophe of keyboards")
  func words() throws {
    #expect(try responses(to: ["Who's there"])[1] == ["Who's there", "nobody"])
  }

  @Test("that act on a row need its number, and act on that row")
  func ofRow() throws {
    let which = "Which one? Add the number of its line, as in: "
    let parts = try responses(to: ["d", "drop", "n 2", "d 9", "drop 2", "n 2"])
    #expect(parts[1] == ["d", "\(which)d 1"])
    #expect(parts[2] == ["drop", "\(which)drop 1"])
    #expect(parts[3] == ["n 2", "Cake"])
    #expect(parts[4] == ["d 9", "There is no line 9."])
    #expect(parts[5].prefix(3) == ["drop 2", "1  Tea", "2  Jam"])
    #expect(parts[6] == ["n 2", "Jam"])
  }

  @Test("that mean nothing are no text, after which numbers would choose nothing")
  func stray() throws {
    let parts = try responses(to: ["x", "y", "z", "1"])
    for part in parts[1...3] { #expect(part.last == "That does nothing here.") }
    #expect(parts[4].contains("Stall › Tea"))
  }
}

@Suite("A value in line mode")
struct ValueTests {
  private let lines = LineTerminalTests()

  private func responses(to typed: [String]) throws -> [[Substring]] {
    let text = try lines.transcript(typed, of: .stall)
    return text.split(separator: "number> ").map { $0.split(separator: "\n") }
  }

  @Test("is changed by Left and Right only after it was chosen")
  func steps() throws {
    let first = "First choose a value by its number."
    let parts = try responses(to: ["right", "4", "right", "n 1", "left"])
    #expect(parts[1] == ["right", "\(first)"])
    #expect(parts[2] == ["4", "4  Boxes  4 (1 to 20)"])
    #expect(parts[3] == ["right", "4  Boxes  5 (1 to 20)"])
    #expect(parts[5] == ["left", "\(first)"])
  }

  @Test("is set by the number of its line and the value, and read again if it can't be that")
  func set() throws {
    let parts = try responses(
      to: ["4 12", "4 99", "4 x", "5 18", "6 Large", "6 huge", "7 on", "7 on", "right"])
    #expect(parts[1] == ["4 12", "4  Boxes  12 (1 to 20)"])
    for (part, line) in zip(parts[2...3], ["4 99", "4 x"]) {
      #expect(part == ["\(line)", "4  Boxes  12 (1 to 20)"])
    }
    // The nearest one that its steps lead to.
    #expect(parts[4] == ["5 18", "5  Crates  20 (5 to 20)"])
    #expect(parts[5] == ["6 Large", "6  Size  large (2 of 2)", "Values: small, large"])
    #expect(parts[6] == ["6 huge", "6  Size  large (2 of 2)", "Values: small, large"])
    #expect(parts[7] == ["7 on", "7  Open  on"] && parts[8] == ["7 on", "7  Open  on"])
    #expect(parts[9] == ["right", "7  Open  off"])
  }

  @Test("says what it can be the first time that it is changed")
  func options() throws {
    let parts = try responses(to: ["6", "6"])
    #expect(parts[1] == ["6", "6  Size  large (2 of 2)", "Values: small, large"])
    #expect(parts[2] == ["6", "6  Size  small (1 of 2)"])
  }
}
