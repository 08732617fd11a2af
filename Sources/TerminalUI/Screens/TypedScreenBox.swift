import Navigation
import TerminalCore

/// The place where a screen of one kind lives.
final class TypedScreenBox<Content: Screen>: OwnerBox<Content> {
  private var layout: Layout<Content>?
  private var room: Room?

  override var title: String { screen.title }
  override var leaving: Leaving? { isChanging ? nil : screen.leaving }
  override var field: FieldPurpose? { layout?.field?.purpose }
  override var isFieldEmpty: Bool {
    layout?.field.map { screen[keyPath: $0.text].isEmpty } ?? true
  }
  override var focusedText: String? { layout?.stop(viewport.focus)?.text }

  override func layOut(_ room: Room) {
    guard self.room != room else { return }
    var layout = Layout<Content>(width: room.columns, appearance: room.appearance)
    screen.body.place(in: &layout)
    layout.makeRoom(rows: room.rows)
    self.room = room
    self.layout = layout
    viewport.fit(layout, height: height(of: layout, in: room))
  }

  override func draw(on canvas: inout Canvas, rows: Range<Int>) {
    layout?.draw(on: &canvas, rows: rows, viewport: viewport, owner: screen)
  }

  override func handle(
    _ input: ScreenInput, from origin: Origin, in session: Session<Content.Route>
  ) -> Bool {
    guard let layout, let room else { return false }
    let height = height(of: layout, in: room)
    switch input {
    case .command(let command):
      return handle(command, layout, height: height, from: origin, in: session)
    case .text(let character):
      return insert(String(character), layout, in: session)
    case .paste(let text):
      return insert(text, layout, in: session)
    case .edit(let edit):
      return self.edit(edit, layout, in: session)
    case .press(let row):
      guard let stop = stop(atRow: row, layout) else { return false }
      viewport.rest(on: stop, in: layout, height: height)
      return true
    case .click(let row):
      guard let stop = stop(atRow: row, layout) else { return false }
      viewport.rest(on: stop, in: layout, height: height)
      choose(stop, layout, from: viewport.focusedID.map { .row("\($0)") } ?? origin, in: session)
      return true
    case .scroll(let lines):
      viewport.scroll(by: lines, in: layout, height: height)
      return true
    }
  }

  /// The number of rows in which lines scroll.
  private func height(of layout: Layout<Content>, in room: Room) -> Int {
    max(1, room.rows - layout.pinnedLineCount)
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
