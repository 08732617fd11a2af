import TerminalCore
import Testing

@Suite("A list in line mode that is longer than a page")
struct LongListTests {
  private let lines = LineTerminalTests()

  private static let more = "More follows; type + to read on."
  private static let earlier = "There are earlier lines; type - to read them."

  /// The lines that are written after each line that is typed, and before the first.
  private func read(
    _ typed: [String], of route: ShopRoute, opening path: [ShopRoute] = [], rows: Int
  ) throws -> [[String]] {
    try lines.transcript(
      typed, of: route, opening: path, size: Size(columns: 60, rows: rows)
    ).split(separator: #/(?:number|command)> /#).map {
      $0.split(separator: "\n").map(String.init)
    }
  }

  /// The numbers of the letters on a page, of which nothing but all lines of each must be there.
  private func letters(on page: [String], height: Int = 2) throws -> [Int] {
    var numbers: [Int] = []
    var rest = page.filter { line in
      ["title ", "about ", "more of "].contains { line.contains($0) }
    }[...]
    while let title = rest.popFirst() {
      let number = try #require(title.split(separator: " ").last.flatMap { Int($0) })
      #expect(title.hasSuffix("  title \(number)"), "\(page)")
      let parts = (1..<height - 1).map { "more of \(number), part \($0)" }
      #expect(Array(rest.prefix(height - 1)) == parts + ["about \(number)"], "\(page)")
      rest = rest.dropFirst(height - 1)
      numbers.append(number)
    }
    return numbers
  }

  @Test(
    "is read row by row, of which none is cut or left out",
    arguments: [("+", 2), ("+", 3), ("PgDn", 2), ("PgDn", 3)], 16...19)
  func wholeRows(step: (line: String, height: Int), rows: Int) throws {
    let pages = try read(
      (1...60).map { _ in step.line }, of: .letters(60, height: step.height), rows: rows)
    let read = try pages.flatMap { try letters(on: $0, height: step.height) }
    #expect(Set(read) == Set(1...60))
    if step.line == "+" { #expect(read == Array(1...60)) }
  }

  @Test("is read back row by row, of which none is cut or left out", arguments: 2...3, 16...19)
  func back(height: Int, rows: Int) throws {
    let pages = try read(
      ["End"] + (1...60).map { _ in "-" }, of: .letters(60, height: height), rows: rows)
    let read = try pages.dropFirst().map { try letters(on: $0, height: height) }
    #expect(read.reversed().flatMap(\.self) == Array(1...60), "\(pages)")
    #expect(pages.last?.contains("That is all.") == true)
  }

  @Test("is read by pages of whole rows")
  func pages() throws {
    let pages = try read(["+", "-"], of: .letters(40, height: 3), rows: 400)
    #expect(try letters(on: pages[0], height: 3) == Array(1...9))
    #expect(pages[0].last == Self.more)
    #expect(try letters(on: pages[1], height: 3) == Array(10...19))
    #expect(try letters(on: pages[2], height: 3) == Array(1...9))
  }

  @Test("begins with the row that leads to what a link has opened", arguments: [40, 700])
  func link(rows: Int) throws {
    let pages = try read(
      ["b", "-", "+"], of: .letters(300, height: 2), opening: [.item("122")], rows: rows)
    #expect(try letters(on: pages[1]).first == 122)
    #expect(pages[1].suffix(2) == [Self.earlier, Self.more])
    #expect(try letters(on: pages[2]) == Array(107...121))
    #expect(try letters(on: pages[3]).first == (try letters(on: pages[1]).last ?? 0) + 1)
  }

  @Test("is read from its first line after Home, and to its last after End", arguments: [40, 700])
  func ends(rows: Int) throws {
    let pages = try read(
      ["b", "Home", "+", "End", "-"], of: .letters(300, height: 2), opening: [.item("122")],
      rows: rows)
    #expect(pages[2].contains("1  title 1"))
    #expect(try letters(on: pages[2]).first == 1)
    #expect(try letters(on: pages[3]).first == (try letters(on: pages[2]).last ?? 0) + 1)
    #expect(try letters(on: pages[4]).last == 300)
    #expect(pages[4].contains("300 letters"))
    #expect(pages[4].last == Self.earlier)
    #expect(try letters(on: pages[5]).last == (try letters(on: pages[4]).first ?? 0) - 1)
  }
}
