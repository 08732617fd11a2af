import TerminalCore
import TerminalUI
import Testing

@Suite("The numbers of rows")
struct RowNumberTests {
  private func choices(of count: Int, _ chosen: String) -> RowList<Int, Showing> {
    RowList(Array(1...count)) { Row("\(chosen) \($0)") }
      .onSelect { number, screen, _ in screen.chosen.append("\(chosen) \(number)") }
  }

  @Test("are those of the first nine, and later rows stay aligned")
  func firstNine() {
    let app = show(rows: 16) { screen in
      Row("again").onSelect { screen, _ in screen.chosen.append("again") }
      Row("back").onSelect { screen, _ in screen.chosen.append("back") }
      choices(of: 8, "mistake")
      Text(screen.chosen.joined(separator: ", "))
    }
    let lines = app.compose().lines
    #expect(lines[1].hasPrefix("❯ 1 again"))
    #expect(lines[9].hasPrefix("  9 mistake 7"))
    #expect(lines[10].hasPrefix("    mistake 8"))
    for digit in ["2", "9"] { app.press(digit) }
    #expect(app.compose().line(11).contains("back, mistake 7"))
  }

  @Test("end before a list that has more rows than there are digits")
  func longList() {
    let app = showBetweenRows { choices(of: 10, "mistake") }
    let lines = app.compose().lines
    #expect(lines[1].hasPrefix("❯ 1 again"))
    #expect(lines[2].hasPrefix("    mistake 1 "))
    #expect(lines[12].hasPrefix("    last"))
    for digit in ["2", "1"] { app.press(digit) }
    #expect(app.compose().line(13).trimmed == "again")
  }

  @Test("leave out items whose own number is less than 1", arguments: [0, -5, Int.min])
  func noNumber(number: Int) {
    let app = showBetweenRows { choices(of: 2, "mistake").numbered { $0 == 1 ? number : 1 } }
    let lines = app.compose().lines
    #expect(lines[1].hasPrefix("❯ 1 again"))
    #expect(lines[2].hasPrefix("    mistake 1"))
    #expect(lines[3].hasPrefix("  2 mistake 2"))
    #expect(lines[4].hasPrefix("  3 last"))
  }

  @Test("belong to the rows around a list that is to have none")
  func unnumbered() {
    let app = showBetweenRows { choices(of: 2, "mistake").unnumbered() }
    let lines = app.compose().lines
    #expect(lines[1].hasPrefix("❯ 1 again"))
    #expect(lines[2].hasPrefix("    mistake 1"))
    #expect(lines[4].hasPrefix("  2 last"))
    app.press("2")
    #expect(app.compose().line(5).trimmed == "last")
  }

  @Test("belong to the rows around one that is to have none")
  func unnumberedRow() {
    let app = show(rows: 8) { screen in
      Row("again").unnumbered().onSelect { screen, _ in screen.chosen.append("again") }
      Row("last").onSelect { screen, _ in screen.chosen.append("last") }
      Text(screen.chosen.joined(separator: ", "))
    }
    let lines = app.compose().lines
    #expect(lines[1].hasPrefix("❯   again"))
    #expect(lines[2].hasPrefix("  1 last"))
    app.press("1")
    #expect(app.compose().line(3).trimmed == "last")
  }

  @Test("only move the focus in a list where they are not to choose")
  func onlyFocus() {
    let app = showBetweenRows { choices(of: 3, "answer").digitsOnlyFocus() }
    #expect(app.compose().lines[3].hasPrefix("  3 answer 2"))
    app.press("3")
    #expect(app.focusedText == "answer 2")
    #expect(app.compose().line(6).trimmed == "")
    app.press("enter")
    #expect(app.compose().line(6).trimmed == "answer 2")
    app.press("5")
    #expect(app.compose().line(6).trimmed == "answer 2, last")
  }

  @Test("stay with the rows of a list that leaves some out")
  func ownNumbers() {
    let app = showBetweenRows {
      RowList([2, 5]) { Row("answer \($0)") }.numbered { $0 }
        .onSelect { number, screen, _ in screen.chosen.append("answer \(number)") }
    }
    #expect(app.compose().line(2).hasPrefix("  3 answer 2"))
    #expect(app.compose().line(4).hasPrefix("  7 last"))
    for digit in ["4", "6", "2", "7", "3"] { app.press(digit) }
    #expect(app.compose().line(5).trimmed == "answer 5, last, answer 2")
    let long = show { _ in RowList([1, 10]) { Row("\($0)") }.numbered { $0 } }
    #expect(long.compose().line(2).hasPrefix("  10"))
  }

  /// Shows a list between two rows, and below them what was chosen.
  private func showBetweenRows(
    _ list: @escaping @Sendable () -> RowList<Int, Showing>
  ) -> App<Showing.Route> {
    show(rows: 18) { screen in
      Row("again").onSelect { screen, _ in screen.chosen.append("again") }
      list()
      Row("last").onSelect { screen, _ in screen.chosen.append("last") }
      Text(screen.chosen.joined(separator: ", "))
    }
  }

  @Test("are missing where only some rows of a list can be chosen, or none has a digit")
  func none() {
    let idle = show { _ in
      RowList(["north", "south"]) { Row($0) }
        .onSelect(where: { $0 == "south" }) { name, screen, _ in screen.chosen.append(name) }
    }
    #expect(idle.compose().line(1).hasPrefix("❯ north"))
    let long = show { _ in choices(of: 10, "mistake") }
    #expect(long.compose().line(1).hasPrefix("❯ mistake 1"))
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
