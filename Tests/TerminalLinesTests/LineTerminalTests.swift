import Glibc
import Navigation
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import TerminalLines

@Suite("Line mode", .timeLimit(.minutes(5)))
struct LineTerminalTests {
  @Test("writes each screen once, numbers what can be chosen, and says what a line does not mean")
  func choosing() throws {
    #expect(
      try transcript(["", "2", "9", "9", "b", "1", "1"], of: .home) == """

        Shop

        Welcome

        1  Tea  3.20
        2  Cake  4.50

        number>\u{20}
        Type the number of a line to choose it.

        number> 2

        Shop › Cake

        Sold out

        command> 9
        There is no line 9.

        command> 9
        There is no line 9.

        command> b

        Shop

        Welcome

        1  Tea  3.20
        2  Cake  4.50

        number> 1

        Really buy tea?

        1  Yes
        2  No

        number> 1

        Shop

        bought

        1  Tea  3.20

        The rest is as before; type . to read it.

        number>\u{20}
        """)
  }

  @Test("takes what it has read of an item for its number")
  func choosingByText() throws {
    let output = try transcript(["tea", "yes", "Cake  4.50"], of: .home)
    #expect(output.contains("\nbought\n"))
    #expect(output.hasSuffix("\n\nShop › Cake\n\nSold out\n\ncommand> "))
  }

  @Test("writes only the row whose value has changed, and gives no number to a row with a key")
  func changedRow() throws {
    #expect(
      try transcript(["2", "1", "1", "2", "p"], of: .basket) == """

        Basket

        1  Cakes  0
        2  Wrapped  no

        number> 2

        2  Wrapped  yes

        number> 1

        1  Cakes  1

        number> 1

        p  Pay
        1  Cakes  2
        2  Wrapped  yes

        number> 2

        2  Wrapped  no

        number> p

        1  Cakes  0
        2  Wrapped  no

        number>\u{20}
        """)
  }

  @Test("searches with what is typed, and chooses a hit by its number")
  func searching() throws {
    #expect(
      try transcript(["an", "2", ":q", "1"], of: .search) == """

        Find

        /
        1  apple
        2  banana
        3  cherry
        4  mango

        search or number> an

        / an
        1  banana
        2  mango

        search or number> 2

        Find › mango

        Sold out

        command> :q

        """)
  }

  @Test("numbers no row that does nothing, and reads it as text")
  func idleRows() throws {
    let text = try transcript(["1", "b", "4"], of: .hours)
    let parts = text.split(separator: #/(?:number|command)> /#).map { $0.split(separator: "\n") }
    let lines = "Hours|Monday  9-5|Milk|1  Juice|Water|2  Bread|3  Rice|4  Cake"
    #expect(parts[0].joined(separator: "|") == lines)
    #expect(parts[1] == ["1", "Hours › Juice", "Sold out"])
    #expect(parts[3] == ["4", "Hours › Cake", "Sold out"])
  }

  @Test("writes two spaces after each label of a form", arguments: [60, 80, 400])
  func labels(columns: Int) throws {
    let text = try transcript([], of: .order, size: Size(columns: columns, rows: 100))
    let lines = "1  Cups  2 (1 to 9)\n2  Cups for guests of yours  2 (1 to 9)\n3  Hot  off\n"
    #expect(text.contains(lines))
  }

  @Test("says that no line has a number, and searches for it only if it is typed again")
  func noLine() throws {
    let text = try transcript(["an", "7", "7", "an", "2"], of: .search)
    // Without hits, no number can be typed.
    let parts = text.split(separator: #/search(?: or number)?> /#).map { $0.split(separator: "\n") }
    #expect(text.contains("search> an\n") && text.contains("search or number> 2\n"))
    #expect(parts[2] == ["7", "There is no line 7. Type 7 again to search for it."])
    #expect(parts[3] == ["7", "/ 7"])
    #expect(parts[5].contains("Find › mango"))
  }

  @Test("writes the last lines at once rather than announce that they follow", arguments: 31...33)
  func lastLines(count: Int) throws {
    let text = try transcript([], of: .shelf(count))
    #expect(text.contains("\n\(count)  row \(count)\n") == (count < 33))
    #expect(text.contains("More follows; type + to read on.") == (count == 33))
  }

  @Test("reads long screens page by page")
  func pages() throws {
    let text = try transcript(["+", "+", ".", "35"], of: .list)
    let pages = text.split(separator: #/(?:number|command)> /#).map { $0.split(separator: "\n") }
    #expect(pages[0].suffix(2) == ["30  row 30", "More follows; type + to read on."])
    #expect(
      pages[1] == ["+", "31  row 31", "32  row 32", "33  row 33", "34  row 34", "35  row 35"])
    #expect(pages[2] == ["+", "That is all."])
    #expect(pages[3].first == ".")
    #expect(pages[3].last == "More follows; type + to read on.")
    #expect(pages[4].suffix(2) == ["List › row 35", "Sold out"])
  }

  @Test("waits for a screen that loads, and then takes the next line")
  func loading() throws {
    let text = try transcript(["1"], of: .slow, clock: IdleClock(stoppingAt: .milliseconds(900)))
    #expect(text.contains("\nSlow\n\n1  ready\n"))
    #expect(text.contains("Slow › ready"))
  }

  @Test("writes a screen that changes without end, and takes lines there")
  func ticking() throws {
    let text = try transcript(["1"], of: .clock)
    #expect(text.split(separator: "tick ").count == 2)
    #expect(text.contains("\nClock › Tea\n\nSold out\n"))
  }

  @Test(
    "ends with the input, whether its last line has an end or not", arguments: ["1", "1\n", ""])
  func end(input: String) throws {
    let text = try transcript(input: input, of: .home)
    #expect(text.contains("Shop › Tea") == false)
    #expect(text.contains("Really buy tea?") == !input.isEmpty)
  }

  @Test("lists the keys of the screen, whose numbers the next line still chooses from")
  func keys() throws {
    let text = try transcript(["keys", "2", "b", "f1", "1", "keys", "1"], of: .home)
    let parts = text.split(separator: #/(?:number|command)> /#).map { $0.split(separator: "\n") }
    #expect(parts[1].first == "keys" && parts[1].contains("? F1  help"))
    // Numbers and + say more here than keys that scroll and choose rows.
    #expect(!parts[1].contains { $0.hasPrefix("Pg") || $0.hasPrefix("1-9") })
    #expect(parts[1].contains("Esc  quit?"))
    #expect(parts[2] == ["2", "Shop › Cake", "Sold out"])
    #expect(parts[4].contains("? F1  help"))
    #expect(parts[5].contains("Really buy tea?"))
    // A question has no list of keys.
    #expect(parts[6] == ["keys", "That isn’t on this screen; ? tells what can be typed."])
    #expect(parts[7].contains("bought"))
  }

  @Test("says that nothing has changed, as after a key that means nothing")
  func ignored() throws {
    let text = try transcript(["f5", "alt+x", "2", "left", "b"], of: .home)
    let parts = text.split(separator: #/(?:number|command)> /#).map { $0.split(separator: "\n") }
    #expect(parts[1] == ["f5", "That does nothing here."])
    #expect(parts[2] == ["alt+x", "That does nothing here."])
    #expect(parts[3] == ["2", "Shop › Cake", "Sold out"])
    #expect(parts[4] == ["left", "That isn’t on this screen; ? tells what can be typed."])
    #expect(!parts[5].contains("That does nothing here."))
  }

  @Test("breaks lines only where a width is asked for, or a terminal has one")
  func width() throws {
    let whole = try transcript([], of: .story).split(separator: "\n").map(String.init)
    #expect(whole.contains(ShopStory.text) && whole.contains("1  \(ShopStory.name)  5.00"))
    let narrow = try transcript([], of: .story, size: Size(columns: 40, rows: 100))
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
    #expect(narrow.contains("chapter 1, chapter 2"))
  }

  @Test("asks in the words before a field, and says what passes only when the screen is read again")
  func passing() throws {
    let text = try transcript([":.", ":.", ":.", ":.", "leaves", ""], of: .quiz)
    let parts = text.split(separator: "Your guess> ").map { $0.split(separator: "\n") }
    #expect(parts.count == 6)
    #expect(parts[0] == ["Quiz", "What is tea? tick 0 up"])
    let times = parts[1...4].map { $0.last.map(String.init) ?? "" }
    #expect(times.allSatisfy { $0.hasPrefix("What is tea? tick ") })
    #expect(Set(times).count > 2)
    // Only Enter is to be pressed here.
    #expect(
      parts[5].prefix(4) == ["leaves", "\(ShopQuiz.verdict)", "1  Close", "Enter or number> "])
  }

  @Test("does not write what is typed into a secure field")
  func secret() throws {
    let text = try transcript(["hunter2", ""], of: .login)
    #expect(!text.contains("hunter2"))
    #expect(text.contains("*******") && text.contains("7 letters"))
  }

  @Test("cuts a line at the limit of a paste, and takes the next one as it is")
  func longLine() throws {
    let long = String(repeating: "a", count: 2 << 20)
    let text = try transcript([":.\(long)", "an", "1"], of: .search)
    let parts = text.split(separator: "search or number> ")
    try #require(parts.count == 4)
    #expect(parts[1].utf8.count < (1 << 20) + 1_000)
    #expect(parts[2].hasPrefix("an\n"))
    #expect(text.contains("Find › banana"))
  }
}
