import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The title of a sheet")
struct SheetTitleTests {
  @Test("ends in an ellipsis before the corner if its border is too short")
  func cut() throws {
    let border = try border(of: String(repeating: "long ", count: 20))
    #expect(border == "+- \(String(repeating: "long ", count: 9))lo... -+")
  }

  @Test("is whole if it fits, up to the corner")
  func whole() throws {
    #expect(try border(of: "Label").hasPrefix("+- Label ---"))
    let widest = String(repeating: "x", count: 50)
    #expect(try border(of: widest) == "+- \(widest) -+")
  }

  /// The upper border of a sheet with a title, in a window of 64 columns.
  private func border(of title: String) throws -> String {
    let app = App(root: PinRoute.pins) { route in
      switch route {
      case .pins: Pins(title: title)
      case .pin(let slot, let title): Pin(slot: slot, title: title)
      }
    }
    app.launch(
      size: Size(columns: 64, rows: 18), appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("a")
    let line = try #require(app.compose().lines.first { $0.contains("+-") })
    let trimmed = line.drop { $0 == " " }
    return String(trimmed[...(try #require(trimmed.lastIndex(of: "+")))])
  }
}

private enum PinRoute: RouteValue {
  case pins
  case pin(ReturnSlot<String>, title: String)
}

private struct Pins: Screen {
  typealias Route = PinRoute
  static let answers = Answers(Answer("pin", \Self.pin))
  static var keys: Keys<Self> {
    KeyBinding("a", "pin") { screen, context in
      context.ask(\.pin, presented: .sheet) { [title = screen.title] in .pin($0, title: title) }
    }
  }

  let title: String
  var pin = ""
  var body: some View<Self> { Text("None.") }
}

private struct Pin: Screen {
  typealias Route = PinRoute
  let slot: ReturnSlot<String>
  let title: String
  var body: some View<Self> { Text("It holds.") }
}
