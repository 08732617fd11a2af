import TerminalCore
import TerminalUI
import Testing

@Suite("Rows beside a column of text")
struct RowsBesideTextTests {
  @Test("keep their digits")
  func digits() {
    let app = show { screen in
      HStack {
        VStack {
          Row("north").onSelect { screen, _ in screen.chosen.append("north") }
          RowList(["east", "west"]) { Row($0) }.onSelect { name, screen, _ in
            screen.chosen.append(name)
          }
        }
        Text("chosen: \(screen.chosen.joined(separator: " "))")
      }
      Row("south").onSelect { screen, _ in screen.chosen.append("south") }
    }
    #expect(app.compose().line(3).contains("3 west"))
    #expect(app.compose().line(4).contains("4 south"))
    for digit in ["3", "4", "1"] { app.press(digit) }
    #expect(app.compose().line(1).contains("chosen: west"))
    #expect(app.compose().line(2).contains("south north"))
  }

  @Test("keep their digits beside text that scrolls")
  func scrolling() {
    let app = show { screen in
      HStack {
        RowList(["east", "west"]) { Row($0) }.onSelect { name, screen, _ in
          screen.chosen.append(name)
        }
        ScrollView {
          ForEach(Array(0..<50)) { Text("\(screen.chosen.joined()) \($0)") }
        }
      }
    }
    #expect(app.compose().line(2).contains("2 west"))
    app.press("2")
    #expect(app.compose().line(1).contains("west 0"))
  }

  @Test("have none where a second column has rows too")
  func twoColumns() {
    let app = show { screen in
      HStack {
        Row("north").onSelect { screen, _ in screen.chosen.append("north") }
        Row("east").onSelect { screen, _ in screen.chosen.append("east") }
      }
      Text(screen.chosen.joined())
    }
    app.press("2")
    #expect(app.compose().line(1).contains("❯ north"))
    #expect(app.compose().line(2).allSatisfy { $0 == " " })
  }
}
