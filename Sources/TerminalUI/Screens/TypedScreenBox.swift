import Navigation
import TerminalCore

/// The place where a screen of one kind lives.
final class TypedScreenBox<Content: Screen>: OwnerBox<Content> {
  private var layout: Layout<Content>?
  private var room: Room?

  override var title: String { screen.title }
  override var leaving: Leaving? { isChanging ? nil : screen.leaving }
  override var isTyping: Bool { layout?.field != nil }
  override var isFieldEmpty: Bool {
    layout?.field.map { screen[keyPath: $0.text].isEmpty } ?? true
  }
  override var focusedText: String? { layout?.stop(viewport.focus)?.text }

  override func layOut(_ room: Room) {
    guard self.room != room else { return }
    var layout = Layout<Content>(width: room.columns, appearance: room.appearance)
    screen.body.place(in: &layout)
    self.room = room
    self.layout = layout
    viewport.fit(layout, height: room.rows - layout.pinnedLineCount)
  }

  override func draw(on canvas: inout Canvas, rows: Range<Int>) {
    layout?.draw(on: &canvas, rows: rows, viewport: viewport, owner: screen)
  }

  override func handle(
    _ input: ScreenInput, from origin: Origin, in session: Session<Content.Route>
  ) -> Bool {
    guard let layout, let room else { return false }
    let height = max(1, room.rows - layout.pinnedLineCount)
    switch input {
    case .command(let command):
      return handle(command, layout, height: height, from: origin, in: session)
    case .text(let character):
      return insert(String(character), layout, in: session)
    case .paste(let text):
      return insert(text, layout, in: session)
    case .edit(let edit):
      return self.edit(edit, layout, in: session)
    case .press(let row), .click(let row):
      guard let stop = stop(atRow: row, layout) else { return false }
      viewport.setFocus(stop, in: layout, height: height)
      if case .click = input { choose(stop, layout, from: origin, in: session) }
      return true
    case .scroll(let lines):
      viewport.scroll(by: lines, in: layout, height: height)
      return true
    }
  }

  override func backStep(in session: Session<Content.Route>) -> Bool {
    if let field = layout?.field, field.purpose == .search, !screen[keyPath: field.text].isEmpty {
      return edit(.clear, layout, in: session)
    }
    return change(in: session) { screen in screen.backStep() }
  }

  override func start(in session: Session<Content.Route>) {
    let context = Context<Content>(session: session, entry: entry, origin: .code)
    change(in: session) { $0.start(in: context) }
  }

  override func lifecycle(
    _ phase: LifecyclePhase, in session: Session<Content.Route>
  ) {
    let context = Context<Content>(session: session, entry: entry, origin: .code)
    change(in: session) { $0.lifecycle(phase, in: context) }
  }
}
