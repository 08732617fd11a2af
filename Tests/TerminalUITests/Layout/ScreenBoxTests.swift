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
          text: { "\($0.steps)" }, adjust: { screen, steps, _ in screen.steps += steps },
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
    box.body.wantedFocus = name
    box.layOut(
      LayoutKey(
        size: Size(columns: 40, rows: 20), hasWholeWidth: true,
        appearance: Appearance(glyphs: .ascii, theme: .dark, motion: .none),
        languageOfTexts: .english, version: version, hidesModes: false, namesModes: false))
  }

  @Test("knows nothing of the body before it is laid out")
  func before() {
    #expect(box.body.layout == nil)
    #expect(box.body.field == nil)
    #expect(!box.body.hasSeveralStops && !box.body.hasDigits && !box.body.isSecret)
    #expect(box.body.sideways == .opensAndGoesBack)
    #expect(box.body.scrollBar(at: Position(column: 39, row: 0)) == nil)
    #expect(box.body.contentRows == 0)
  }

  @Test("is laid out once for a key, and keeps what it wants to focus for the next layout")
  func layout() {
    focus("steps")
    let region = box.body.region
    focus("secret")
    #expect(box.body.region === region)
    #expect(box.body.wantedFocus == "secret")
    #expect(box.body.sideways == .changesValue(besides: []))
    focus("secret", version: 2)
    #expect(box.body.region !== region)
    #expect(box.body.wantedFocus == nil)
    #expect(box.body.isSecret)
  }

  @Test("gives its own field what is typed while a control has the focus")
  func ownField() {
    focus("steps")
    #expect(box.body.field == .entry)
    #expect(box.body.prompt == "Write it:")
    #expect(box.body.sideways == .changesValue(besides: []) && !box.body.isSecret)
    #expect(box.screen.enter == EnterKey(action: .named("play"), isUsable: true))
  }

  @Test("gives the focused field what is typed, and hides it if that field does")
  func focusedField() {
    focus("secret")
    #expect(box.body.field == .line)
    #expect(box.body.prompt == "Secret")
    #expect(box.body.isSecret && box.body.sideways != .changesValue(besides: []))
    #expect(box.screen.enter == EnterKey(action: .next, isUsable: true))
  }

  @Test("says what Enter does with a button, and with a row that does nothing")
  func enter() {
    focus("button")
    #expect(box.screen.enter.action == .press)
    focus("row", version: 2)
    #expect(box.screen.enter.action == .named("play"))
    #expect(box.body.hasSeveralStops)
    #expect(!box.body.canReorder && !box.body.hasDigits)
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
