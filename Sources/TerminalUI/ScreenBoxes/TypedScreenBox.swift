import Navigation
import TerminalCore

/// Contains a screen of a known type, lays out its body, and draws it.
final class TypedScreenBox<Content: Screen>: OwnerBox<Content> {
  /// The screen's own keys, with the user's remapping.
  private(set) lazy var keys = declared.remapped(by: appKeys.remapping)
  private let declared = Content.checkedKeys

  /// The region that the current turn of the wheel applies to.
  var turned: ViewID?

  /// Whether pressing the mouse button that is still held has moved the focus.
  var pressMovedFocus = false

  private let keptLines = KeptLines()
  private var seen = SeenValues()
  private var toldFocus: Viewport.Focus?

  // MARK: The screen

  override var title: String {
    ensureIdle()
    return screen.title
  }
  override var leaving: Leaving? { isChanging ? nil : screen.leaving }
  override var quitQuestion: String? { isChanging ? nil : screen.quitQuestion }
  override var opensOnlyByEnter: Bool { screen.opensOnlyByEnter }
  override func rowName(opening route: Content.Route) -> String? { screen.row(opening: route) }

  override var declaredKeys: [String] { keys.bindings.compactMap { $0.declaration.key?.name } }

  override var usableControls: [UsableControl] {
    let field = actions.field.map { UsableControl(id: "\($0.id)", text: $0.field.name) }
    return (field.map { [$0] } ?? []) + (body.map(usableControls) ?? [])
  }

  // MARK: The focused element

  override var enter: EnterKey {
    let field = field
    let isTyped = field != nil && field != .search
    guard let body, let (stop, item) = viewport.focused(in: body) else {
      return EnterKey(action: screenAction ?? defaultAction(in: field), isUsable: isTyped)
    }
    let control = actions.control(of: stop)
    let target = control == nil ? actions.run(of: stop)?.target(item) : nil
    guard isTyped || control?.press != nil || target?.action != nil else {
      return EnterKey(action: .open, isUsable: false)
    }
    if !isTyped, !viewport.isFocusVisible(in: body) {
      return EnterKey(action: .scroll, isUsable: true)
    }
    let own = control?.enterAction ?? target?.actionName.map(EnterAction.named) ?? screenAction
    return EnterKey(
      action: own ?? (control == nil ? defaultAction(in: field) : .press), isUsable: true)
  }

  private var screenAction: EnterAction? { screen.actionName.map { .named($0) } }

  private func defaultAction(in field: FieldPurpose?) -> EnterAction {
    field == .entry ? .submit : .open
  }

  override var focusedText: String? {
    ensureIdle()
    guard let body, let (stop, item) = viewport.focused(in: body) else { return nil }
    return actions.run(of: stop)?.target(item).text ?? actions.control(of: stop)?.text(screen)
  }

  override var isFieldEmpty: Bool { typed.map { screen[keyPath: $0.field.text].isEmpty } ?? true }

  /// The field that receives typed characters: the focused one, or otherwise the screen's own.
  var typed: (field: Field<Content>, id: ViewID)? {
    guard let body else { return nil }
    if let (stop, _) = viewport.focused(in: body), let field = actions.control(of: stop)?.field {
      return (field, stop.id)
    }
    return actions.field
  }

  override func preview(in area: Size) -> [RowText] { previewRows(in: area).map(\.content) }

  override func choosePreview(
    _ number: Int, of area: Size, in host: StackHost<Content.Route>
  ) {
    let rows = previewRows(in: area)
    guard rows.indices.contains(number), let action = rows[number].action else { return }
    run(action, from: .control("preview"), in: host)
  }

  private func previewRows(in area: Size) -> [Row<Content>] {
    screen.preview(of: focusedName, in: area)
  }

  // MARK: Layout

  override func makeLayout(_ key: LayoutKey) -> BodyLayout {
    ensureIdle()
    // The last column is always reserved for the scroll bar, so that line breaks don't change when
    // it appears.
    keptLines.beginLayout()
    let status = StatusLine(of: screen, key)
    let rows = key.bodySize.rows - (status == nil ? 0 : 1)
    var layout = Layout<Content>(
      width: key.bodySize.columns - 1, rows: rows, hasWholeWidth: key.hasWholeWidth,
      appearance: key.appearance, keptLines: keptLines)
    screen.placeBody(in: &layout)
    layout.unpinIfCrowded(rows: rows)
    let body = Region(id: .root, layout: layout)
    body.resolve(height: max(1, rows - layout.pinned.lineCount), fills: true)
    actions = layout.actions
    return BodyLayout(key, body, pinned: layout.pinned, status: status, actions: actions)
  }

  override func revealCursor(in body: Region) {
    guard let stop = viewport.focused(in: body)?.stop, let field = actions.control(of: stop)?.field,
      field.purpose == .text
    else { return }
    let editor = viewport.editor(stop.id, of: screen[keyPath: field.text])
    let size = textSize(of: stop, field)
    let window = EditorWindow(editor, width: size.columns, height: size.rows)
    viewport.reveal(line: window.cursorLine, in: body)
  }

  override func keysInForce(whileTyping isTyping: Bool) -> KeysInForce {
    var inForce = KeysInForce()
    // Those of the screen come first, then those of the app that the screen hasn't bound.
    for binding in keys.bindings {
      let isEnabled = binding.condition.map { screen[keyPath: $0] } ?? true
      inForce.add(
        binding.declaration, isTyping: isTyping, words: isEnabled ? binding.words(screen) : nil)
    }
    for binding in appKeys.bindings {
      inForce.add(
        binding.declaration, isTyping: isTyping,
        words: binding.condition(route) ? binding.words : nil)
    }
    return inForce
  }

  override func targets(in rows: Range<Int>) -> (targets: [FrameReading.Target], isCut: Bool) {
    guard let body else { return ([], false) }
    let first = min(rows.upperBound, rows.lowerBound + pinned.lineCount)
    let area = Rect(columns: 0..<body.lines.width, rows: first..<rows.upperBound)
    let isCut = body.lines.count - viewport[.root].top > area.rows.count
    let targets = viewport.targets(of: body, in: area, typed: typedField?.id) {
      actions.canChoose($1, of: $0)
    }
    return (targets, isCut)
  }

  // MARK: Drawing

  override func draw(on canvas: inout Canvas, rows: Range<Int>) {
    guard let body else { return }
    let pinned = pinned
    let context = DrawingContext(
      drawControl: { [self] in drawControl($0, id: $1, line: $2, on: &$3) },
      drawText: { [self] in drawText($0, id: $1, lines: $2, height: $3, on: &$4) },
      viewport: viewport,
      bound: keysInForce, showsNumbers: layout?.showsNumbers == true,
      showsKeys: actions.ownField == nil && !canvas.appearance.terminal.readsFrames,
      openedRow: openedRow, isActive: canvas.cover == .none)
    canvas.row = rows.lowerBound
    pinned.draw(on: &canvas, above: rows.upperBound, in: context)
    let top = viewport[.root].top
    let visible = top..<top + rows.upperBound - canvas.row
    canvas.inside(0..<body.lines.width) { body.lines.draw(visible, on: &$0, in: context) }
    canvas.row = rows.lowerBound + pinned.lineCount
    ScrollBar(top: top, height: body.height, lines: body.lines.count)
      .draw(0..<body.height, at: body.lines.width, hasFocus: context.isActive, on: &canvas)
  }

  // MARK: Reacting

  override func react(in host: StackHost<Content.Route>) -> Bool {
    guard let body else { return false }
    let context = Context<Content>(host: host, entry: entry, trigger: .code)
    if let submission, !submission.isWaiting {
      submit(submission, in: body, from: .code, host)
      return true
    }
    guard actions.reacts || !seen.isEmpty || toldFocus != nil else { return false }
    if viewport.validation.isDue {
      let due = viewport.validation.look(
        at: actions.checks, of: screen, focused: typedField?.id)
      begin(due, in: host)
    }
    var hasChanged = false
    for watch in seen.look(at: actions.watches, of: screen) {
      if watch.delay > .zero {
        host.schedule(
          .watch(entry, watch.id), at: host.now + watch.delay, purpose: .blocksSettling)
      } else {
        change(in: host) { watch.action(&$0, context) }
        hasChanged = true
      }
    }
    let hasFocusAction = tellFocus(in: body, context)
    return hasFocusAction || hasChanged
  }

  override func watchIsDue(_ watch: ViewID, in host: StackHost<Content.Route>) {
    // The body may not contain it anymore.
    guard let watch = actions.watches.first(where: { $0.id == watch }) else { return }
    let context = Context<Content>(host: host, entry: entry, trigger: .code)
    change(in: host) { watch.action(&$0, context) }
  }

  /// Reports the focus to a row that has just got it and wants to know.
  private func tellFocus(in body: Region, _ context: Context<Content>) -> Bool {
    let viewport = viewport
    guard actions.hasFocusActions, let (stop, item) = viewport.focused(in: body),
      let action = actions.run(of: stop)?.focus
    else {
      toldFocus = nil
      return false
    }
    let focus = viewport.innermostFocus(in: body)
    guard focus?.stop != toldFocus?.stop || focus?.key != toldFocus?.key else { return false }
    toldFocus = focus
    change(in: context.host) { action(item, &$0, context) }
    return true
  }

  // MARK: Lifecycle

  override func start(in host: StackHost<Content.Route>) {
    let context = Context<Content>(host: host, entry: entry, trigger: .code)
    change(in: host) { screen in
      screen.lifecycle(.created, in: context)
      screen.start(in: context)
    }
  }

  override func lifecycle(
    _ phase: LifecyclePhase, in host: StackHost<Content.Route>
  ) {
    if phase == .didDisappear { submission = nil }
    let context = Context<Content>(host: host, entry: entry, trigger: .code)
    change(in: host) { $0.lifecycle(phase, in: context) }
  }

  override func handle(
    _ input: ScreenInput, from trigger: Trigger, in host: StackHost<Content.Route>
  ) -> Bool {
    guard let body else { return false }
    (viewport.restoring, awaitedRow) = (nil, nil)
    // Any change to the screen abandons a form that waits to be submitted.
    let (waiting, changes) = (submission, changeCount)
    submission = nil
    let isHandled = react(to: input, in: body, from: trigger, host)
    if submission == nil, changeCount == changes { submission = waiting }
    return isHandled
  }

  override func backStep(in host: StackHost<Content.Route>) -> Bool {
    if let field = typed?.field, field.purpose == .search, !screen[keyPath: field.text].isEmpty {
      return edit(.clear, in: host)
    }
    return change(in: host) { screen in screen.backStep() }
  }
}
