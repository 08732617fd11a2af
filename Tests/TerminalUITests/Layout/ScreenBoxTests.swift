import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

/// A screen with something of each kind that can have the focus.
private struct Everything: Screen {
  enum Route: RouteValue { case everything }

  struct Steps: View {
    func place(in layout: inout Layout<Everything>) {
      layout.add(
        Control(
          text: { "\($0.steps)" }, adjust: { $0.steps += $1 },
          draw: { screen, _, canvas in canvas.write("\(screen.steps)", at: 2) }))
    }
  }

  var steps = 0
  var answer = ""
  var secret = ""
  var actionName: String? { "play" }
  var title: String { "Everything" }

  var body: some View<Self> {
    EntryField(\.answer, label: "Write it:")
    Steps().id("steps")
    SecureField("Secret", \.secret).id("secret")
    Button("Reset") { screen, _ in screen.steps = 0 }.id("button")
    Row("Nothing").id("row")
  }
}

@Suite("The box of a screen")
struct ScreenBoxTests {
  private let box = AnyScreen(Everything()).box(
    Entry(id: EntryID(number: 1), route: Everything.Route.everything),
    AppKeys([], besides: KeyTable(modes: 1)))

  /// Lays out the screen with the focus on a view.
  private func focus(_ name: String, version: UInt64 = 1) {
    box.wantedFocus = name
    box.layOut(
      LayoutKey(
        size: Size(columns: 40, rows: 20), hasWholeWidth: true,
        appearance: Appearance(glyphs: .ascii, theme: .dark, motion: .none), version: version,
        namesModes: false))
  }

  @Test("knows nothing of the body before it is laid out")
  func before() {
    #expect(box.layout == nil)
    #expect(box.field == nil)
    #expect(!box.hasSeveralStops && !box.hasDigits && !box.isSecret)
    #expect(box.sideways == .opensAndGoesBack)
    #expect(box.scrollBar(at: Position(column: 39, row: 0)) == nil)
    #expect(box.contentRows == 0)
  }

  @Test("is laid out once for a key, and keeps what it wants to focus for the next layout")
  func layout() {
    focus("steps")
    let body = box.body
    focus("secret")
    #expect(box.body === body)
    #expect(box.wantedFocus == "secret")
    #expect(box.sideways == .changesValue(besides: []))
    focus("secret", version: 2)
    #expect(box.body !== body)
    #expect(box.wantedFocus == nil)
    #expect(box.isSecret)
  }

  @Test("gives its own field what is typed while a control has the focus")
  func ownField() {
    focus("steps")
    #expect(box.field == .entry)
    #expect(box.prompt == "Write it:")
    #expect(box.sideways == .changesValue(besides: []) && !box.isSecret)
    #expect(box.enter == EnterKey(action: .named("play"), isUsable: true))
  }

  @Test("gives the focused field what is typed, and hides it if that field does")
  func focusedField() {
    focus("secret")
    #expect(box.field == .line)
    #expect(box.prompt == nil)
    #expect(box.isSecret && box.sideways != .changesValue(besides: []))
    #expect(box.enter == EnterKey(action: .next, isUsable: true))
  }

  @Test("says what Enter does with a button, and with a row that does nothing")
  func enter() {
    focus("button")
    #expect(box.enter.action == .press)
    focus("row", version: 2)
    #expect(box.enter.action == .named("play"))
    #expect(box.hasSeveralStops)
    #expect(!box.canReorder && !box.hasDigits)
  }
}

@Suite("A screen's own field")
struct OwnFieldTests {
  @Test("asks for an answer with the words before it, and not with a sign")
  func prompt() {
    let prompts = [
      (FieldPurpose.entry, "In kana:"), (.entry, ">"), (.entry, ""), (.search, "Find"),
    ].map { OwnField(id: .root, purpose: $0, label: $1).prompt }
    #expect(prompts == ["In kana:", nil, nil, nil])
  }
}
