import Navigation
import TerminalCore

/// The place where a screen of one kind lives.
final class TypedScreenBox<Content: Screen>: OwnerBox<Content> {
  private var layout: Layout<Content>?
  private var key: LayoutKey?

  override var title: String { screen.title }
  override var leaving: Leaving? { isChanging ? nil : screen.leaving }
  override var field: FieldPurpose? { layout?.field?.purpose }
  override var isFieldEmpty: Bool {
    layout?.field.map { screen[keyPath: $0.text].isEmpty } ?? true
  }
  override var focusedText: String? { layout?.stop(viewport.focus)?.text }

  override func layOut(_ key: LayoutKey) {
    guard self.key != key else { return }
    var layout = Layout<Content>(width: key.bodySize.columns, appearance: key.appearance)
    screen.body.place(in: &layout)
    layout.makeRoom(rows: key.bodySize.rows)
    self.key = key
    self.layout = layout
    viewport.fit(layout, height: height(of: layout, for: key))
  }

  override func draw(on canvas: inout Canvas, rows: Range<Int>) {
    layout?.draw(on: &canvas, rows: rows, viewport: viewport, owner: screen)
  }

  override func handle(
    _ input: ScreenInput, from origin: Origin, in host: StackHost<Content.Route>
  ) -> Bool {
    guard let layout, let key else { return false }
    let height = height(of: layout, for: key)
    switch input {
    case .command(let command):
      return handle(command, layout, height: height, from: origin, in: host)
    case .text(let character):
      return insert(String(character), layout, in: host)
    case .paste(let text):
      return insert(text, layout, in: host)
    case .edit(let edit):
      return self.edit(edit, layout, in: host)
    case .press(let row):
      guard let stop = stop(atRow: row, layout) else { return false }
      viewport.rest(on: stop, in: layout, height: height)
      return true
    case .click(let row):
      guard let stop = stop(atRow: row, layout) else { return false }
      viewport.rest(on: stop, in: layout, height: height)
      choose(stop, layout, from: viewport.focusedID.map { .row("\($0)") } ?? origin, in: host)
      return true
    case .scroll(let lines):
      viewport.scroll(by: lines, in: layout, height: height)
      return true
    }
  }

  /// The number of rows in which lines scroll.
  private func height(of layout: Layout<Content>, for key: LayoutKey) -> Int {
    max(1, key.bodySize.rows - layout.pinnedLineCount)
  }

  override func backStep(in host: StackHost<Content.Route>) -> Bool {
    if let field = layout?.field, field.purpose == .search, !screen[keyPath: field.text].isEmpty {
      return edit(.clear, layout, in: host)
    }
    return change(in: host) { screen in screen.backStep() }
  }

  override func start(in host: StackHost<Content.Route>) {
    let context = Context<Content>(host: host, entry: entry, origin: .code)
    change(in: host) { $0.start(in: context) }
  }

  override func lifecycle(
    _ phase: LifecyclePhase, in host: StackHost<Content.Route>
  ) {
    let context = Context<Content>(host: host, entry: entry, origin: .code)
    change(in: host) { $0.lifecycle(phase, in: context) }
  }
}
