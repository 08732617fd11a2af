import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The focus of a list below a sheet")
struct FocusBelowSheetTests {
  @Test(
    "stays on the row that asked, whatever is open beside the list", arguments: ["esc", "enter"])
  func stays(key: String) {
    let app = App(
      root: MemoRoute.notes,
      panes: Panes {
        $0.columns >= 60 ? 2 : 1
      } role: {
        $0.role
      }
    ) { route in
      switch route {
      case .notes: Memos()
      case .note(let number): Memo(number: number)
      case .labels(let slot): MemoLabels(slot: slot)
      }
    }
    app.launch(size: Size(columns: 70, rows: 18), appearance: Appearance(motion: .none))
    app.press("down", "enter")
    #expect(app.path.routes == [.notes, .note(2)])
    app.press("f6", "down")
    #expect(app.focusedText == "Note 3")
    app.press("a")
    #expect(app.title == "Labels")
    app.press(key)
    #expect(app.path.routes == [.notes, .note(2)])
    #expect(app.focusedText == "Note 3")
    #expect(app.compose().picture.contains("seen: 1 2 3 ") == true)
  }
}

private enum MemoRoute: RouteValue {
  case notes
  case note(Int)
  case labels(ReturnSlot<String>)

  var role: PaneRole { self == .notes ? .list : .detail }
}

private struct Memos: Screen {
  typealias Route = MemoRoute
  static let answers = Answers(Answer("label", \Self.label))
  static var keys: Keys<Self> {
    KeyBinding("a", "label") { _, context in
      context.ask(\.label, presented: .sheet) { .labels($0) }
    }
  }

  var label = ""
  var seen = "seen: "
  var title: String { "Notes" }
  var body: some View<Self> {
    RowList(1...4) { Row("Note \($0)") }
      .id { "\($0)" }
      .onFocus { number, screen, _ in screen.seen += "\(number) " }
      .onSelect { number, _, context in context.push(.note(number)) }
    Text(seen)
  }

  func row(opening route: MemoRoute) -> String? {
    if case .note(let number) = route { "\(number)" } else { nil }
  }
}

private struct Memo: Screen {
  typealias Route = MemoRoute
  let number: Int
  var title: String { "Note \(number)" }
  var body: some View<Self> { Text("What it says.") }
}

private struct MemoLabels: Screen {
  typealias Route = MemoRoute
  let slot: ReturnSlot<String>
  var title: String { "Labels" }
  var body: some View<Self> {
    Row("red").onSelect { screen, context in context.return("red", to: screen.slot) }
  }
}
