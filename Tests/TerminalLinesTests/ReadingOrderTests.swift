import Testing

@Suite("Parts of a screen in line mode")
struct ReadingOrderTests {
  private let lines = LineTerminalTests()

  @Test("are read one after the other, with their titles, and every row can be chosen")
  func parts() throws {
    let text = try lines.transcript(["5"], of: .parts)
    #expect(
      text.contains(
        """

        Folders
        1  Inbox
        2  Sent
        3  Trash
        4  Spam
        5  Old
        6  Older
        6 in all
        Letter
        Dear all, the meeting is on Monday.
        7  Reply

        8  north
        9  south
        nothing

        """), "\(text)")
    #expect(text.contains("number> 5\n\nOld\n"), "\(text)")
  }

  @Test("that are charts are read as numbers")
  func charts() throws {
    let text = try lines.transcript([], of: .charts)
    #expect(
      text.contains(
        "\nLoad 1 5 3 9 (max 9)\nWed 25: 0\nThursday the 26th: 1\n\ncommand>"), "\(text)")
  }

  @Test("of an editor are all of its lines, whatever its height")
  func editor() throws {
    let text = try lines.transcript([":+", "more", ":2"], of: .letter(lines: 40))
    let pages = text.split(separator: "text> ", maxSplits: 2)
    #expect(pages[0].contains("\n1  line 1\nline 2\n"), "\(text)")
    #expect(pages[0].hasSuffix("line 30\n\nMore follows; type :+ to read on.\n\n"), "\(text)")
    #expect(pages[1].hasPrefix(":+\nline 31\n"), "\(text)")
    #expect(pages[1].hasSuffix("\nline 40\n2  [ Send ]\n\n"), "\(text)")
    #expect(text.contains("\nsent\n"), "\(text)")
    // A line of its own, although the text didn't end with a newline, and what comes after it.
    #expect(text.contains("text> more\n\nmore\n\n2  [ Send ]\n\ntext>"), "\(text)")
  }

  @Test(
    "of a list or an editor that is longer than a frame are read on, and each time more is written",
    arguments: [
      (ShopRoute.shelf(900), "+", "number> ", "row"),
      (ShopRoute.letter(lines: 900), ":+", "text> ", "line"),
    ])
  func longerThanFrame(route: ShopRoute, line: String, prompt: String, word: String) throws {
    let text = try lines.transcript((1...45).map { _ in line }, of: route)
    let missing = (1...900).filter { !text.contains("\(word) \($0)\n") }
    #expect(missing.isEmpty)
    let empty = text.split(separator: prompt).filter { $0.count < line.count + 5 }
    #expect(empty.isEmpty)
  }

  @Test("that are numbers with words are read as these, without the heading of their column")
  func words() throws {
    let text = try lines.transcript([], of: .scores)
    #expect(
      text.contains(
        """

        Goods  Shops
        Tea  5  3 of 80 sold
        Cake  5  3 of 80 sold  never praised
        Milk  1 of 80 sold

        """), "\(text)")
  }
}
