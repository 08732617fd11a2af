import Navigation
import TerminalCore

/// Holds a screen of one type, lays out its body and handles its input.
final class TypedScreenBox<Content: Screen>: OwnerBox<Content> {
  private var layout: Layout<Content>?
  private var key: LayoutKey?
  private let keys = Content.checkedKeys
  private var inForce = KeysInForce()

  override var title: String { screen.title }
  override var leaving: Leaving? { isChanging ? nil : screen.leaving }
  override var field: FieldPurpose? { layout?.field?.purpose }
  override var isFieldEmpty: Bool {
    layout?.field.map { screen[keyPath: $0.text].isEmpty } ?? true
  }
  override var focusedText: String? { layout?.target(viewport.focus)?.text }

  override var keysInForce: KeysInForce { inForce }

  override func hasRow(withKey key: Character) -> Bool { layout?.target(withKey: key) != nil }

  override func layOut(_ key: LayoutKey) {
    guard self.key != key else { return }
    var layout = Layout<Content>(width: key.bodySize.columns, appearance: key.appearance)
    screen.body.place(in: &layout)
    layout.unpinIfCrowded(rows: key.bodySize.rows)
    inForce = keysInForce(isTyping: layout.field != nil)
    layout.bound = inForce
    self.key = key
    self.layout = layout
    viewport.fit(layout, height: height(of: layout, for: key))
  }

  override func draw(on canvas: inout Canvas, rows: Range<Int>) {
    layout?.draw(on: &canvas, rows: rows, viewport: viewport, owner: screen)
  }

  override func handle(
    _ input: ScreenInput, from trigger: Trigger, in host: StackHost<Content.Route>
  ) -> Bool {
    guard let layout, let key else { return false }
    let height = height(of: layout, for: key)
    switch input {
    case .command(let command):
      return handle(command, layout, height: height, from: trigger, in: host)
    case .text(let character):
      return insert(String(character), layout, in: host)
    case .paste(let text):
      return insert(text, layout, in: host)
    case .edit(let edit):
      return self.edit(edit, layout, in: host)
    case .press(let row):
      guard let target = target(atRow: row, layout) else { return false }
      viewport.setFocusWithoutScrolling(target, in: layout, height: height)
      return true
    case .click(let row):
      guard let target = target(atRow: row, layout) else { return false }
      viewport.setFocusWithoutScrolling(target, in: layout, height: height)
      choose(target, layout, from: viewport.focusedID.map { .row("\($0)") } ?? trigger, in: host)
      return true
    case .scroll(let lines):
      viewport.scroll(by: lines, in: layout, height: height)
      return true
    }
  }

  /// The number of rows of the scrolling part.
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
    let context = Context<Content>(host: host, entry: entry, trigger: .code)
    change(in: host) { $0.start(in: context) }
  }

  override func lifecycle(
    _ phase: LifecyclePhase, in host: StackHost<Content.Route>
  ) {
    let context = Context<Content>(host: host, entry: entry, trigger: .code)
    change(in: host) { $0.lifecycle(phase, in: context) }
  }
}

// MARK: - Input

extension TypedScreenBox {
  /// Carries out a command. Returns `false` if it means nothing to a screen.
  func handle(
    _ command: Command, _ layout: Layout<Content>, height: Int, from trigger: Trigger,
    in host: StackHost<Content.Route>
  ) -> Bool {
    let page = max(1, height - 1)
    switch command {
    case .up: viewport.move(by: -1, in: layout, height: height)
    case .down: viewport.move(by: 1, in: layout, height: height)
    case .pageUp: viewport.move(by: -page, in: layout, height: height)
    case .pageDown: viewport.move(by: page, in: layout, height: height)
    case .first: viewport.moveToStart(in: layout, height: height)
    case .last: viewport.moveToEnd(in: layout, height: height)
    case .open:
      if let field = layout.field, field.purpose == .entry, let submit = field.submit {
        run(submit, from: trigger, in: host)
      } else if viewport.isFocusVisible(layout, height: height) {
        choose(viewport.focus, layout, from: trigger, in: host)
      } else {
        // The focused row is out of sight, and nobody chooses what they can't see.
        viewport.setFocus(viewport.focus, in: layout, height: height)
      }
    case .choose(let number):
      guard let target = layout.target(numbered: number) else { return false }
      viewport.setFocus(target, in: layout, height: height)
      choose(target, layout, from: trigger, in: host)
    case .chooseKey(let key):
      guard let target = layout.target(withKey: key) else { return false }
      viewport.setFocus(target, in: layout, height: height)
      choose(target, layout, from: trigger, in: host)
    case .custom(let key):
      let binding = keys.bindings.first {
        $0.declaration.key == key && $0.declaration.isInForce(whileTyping: isTyping)
      }
      guard let binding else { return false }
      run(binding.action, from: trigger, in: host)
    case .back, .help, .quit, .redraw, .suspend, .inspect: return false
    }
    return true
  }

  /// The keys in force: those of the screen, then those of the app that the screen has not bound.
  private func keysInForce(isTyping: Bool) -> KeysInForce {
    var inForce = KeysInForce()
    for binding in keys.bindings {
      let isEnabled = binding.condition.map { screen[keyPath: $0] } ?? true
      inForce.add(
        binding.declaration, isTyping: isTyping, words: isEnabled ? binding.words(screen) : nil)
    }
    for binding in appKeys {
      inForce.add(binding.declaration, isTyping: isTyping, words: binding.words)
    }
    return inForce
  }

  /// Runs the action of a row.
  func choose(
    _ index: Int, _ layout: Layout<Content>, from trigger: Trigger,
    in host: StackHost<Content.Route>
  ) {
    guard let target = layout.target(index), let action = target.action else { return }
    run(action, from: trigger, in: host)
  }

  /// The index of the target on a row of the body, counted from 0.
  func target(atRow row: Int, _ layout: Layout<Content>) -> Int? {
    let line = row - layout.pinnedLineCount
    return line < 0 ? nil : layout.target(onLine: viewport.top + line)
  }

  /// Inserts text into the field. A search then starts again at its first row.
  func insert(
    _ text: String, _ layout: Layout<Content>, in host: StackHost<Content.Route>
  ) -> Bool {
    guard let field = layout.field else { return false }
    var edited = FieldText(screen[keyPath: field.text], cursor: viewport.cursor)
    // A slash in an empty search is the habit of pressing a search key, not text.
    if field.purpose == .search, text == "/", edited.text.isEmpty { return true }
    edited.insert(text)
    store(edited, in: field, host)
    return true
  }

  /// Edits the field. Returns `false` if nothing changed.
  func edit(
    _ edit: FieldEdit, _ layout: Layout<Content>?, in host: StackHost<Content.Route>
  ) -> Bool {
    guard let field = layout?.field else { return false }
    var edited = FieldText(screen[keyPath: field.text], cursor: viewport.cursor)
    guard edited.edit(edit) else { return false }
    store(edited, in: field, host)
    return true
  }

  private func store(
    _ edited: FieldText, in field: Field<Content>, _ host: StackHost<Content.Route>
  ) {
    viewport.cursor = edited.cursor
    guard edited.text != screen[keyPath: field.text] else { return }
    change(in: host) { $0[keyPath: field.text] = edited.text }
    if field.purpose == .search { viewport.reset() }
  }

  private func run(
    _ action: (inout Content, Context<Content>) -> Void, from trigger: Trigger,
    in host: StackHost<Content.Route>
  ) {
    let context = Context<Content>(host: host, entry: entry, trigger: trigger)
    change(in: host) { action(&$0, context) }
  }
}
