import Navigation
import TerminalCore

/// Holds a screen of one type, lays out its body and draws it.
final class TypedScreenBox<Content: Screen>: OwnerBox<Content> {
  /// The body in its last layout.
  private(set) var body: Region<Content>?

  /// The keys that the screen has bound, as the person has remapped them.
  private(set) lazy var keys = declared.remapped(by: appKeys.remapping)
  private let declared = Content.checkedKeys

  /// The region that the present turn of the wheel is for.
  var turned: ViewID?

  private var key: LayoutKey?
  private var inForce: (keys: KeysInForce, isTyping: Bool)?
  private var seen = SeenValues()
  private var toldFocus: Viewport.Focus?

  override var title: String { screen.title }
  override var leaving: Leaving? { isChanging ? nil : screen.leaving }
  override var field: FieldPurpose? { typed?.field.purpose }
  override var isFieldEmpty: Bool { typed.map { screen[keyPath: $0.field.text].isEmpty } ?? true }

  /// The field that gets the typed characters: the focused one, or else the screen's own.
  var typed: (field: Field<Content>, id: ViewID)? {
    guard let body else { return nil }
    if let stop = viewport.focused(in: body)?.stop, let field = stop.control?.field {
      return (field, stop.id)
    }
    return body.layout.field
  }

  override var focusedText: String? {
    guard let body, let (stop, item) = viewport.focused(in: body) else { return nil }
    return stop.run.map { $0.target(item).text } ?? stop.control?.text(screen)
  }

  override var hasSeveralStops: Bool { body.map { viewport.hasSeveralStops(in: $0) } ?? false }

  override func hasRow(withKey key: Character) -> Bool { body?.target(withKey: key) != nil }

  // MARK: Layout

  override func layOut(_ key: LayoutKey) {
    guard self.key != key else { return }
    // The last column is kept for the scroll bar, so that the lines don't change when it appears.
    var layout = Layout<Content>(width: key.bodySize.columns - 1, appearance: key.appearance)
    screen.body.place(in: &layout)
    layout.unpinIfCrowded(rows: key.bodySize.rows)
    let height = max(1, key.bodySize.rows - layout.pinned.lineCount)
    let body = Region(id: .root, layout: layout)
    body.resolve(height: height, fills: true)
    self.key = key
    self.body = body
    viewport.fit(body)
    if let name = wantedFocus {
      _ = viewport.moveFocus(toName: name, in: body)
      wantedFocus = nil
    }
    inForce = nil
  }

  override var keysInForce: KeysInForce {
    let isTyping = isTyping
    if let inForce, inForce.isTyping == isTyping { return inForce.keys }
    let keys = keysInForce(isTyping: isTyping)
    inForce = (keys, isTyping)
    return keys
  }

  /// The keys in force: those of the screen, then those of the app that the screen has not bound.
  private func keysInForce(isTyping: Bool) -> KeysInForce {
    var inForce = KeysInForce()
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

  // MARK: Drawing

  override func draw(on canvas: inout Canvas, rows: Range<Int>) {
    guard let body else { return }
    let layout = body.layout
    let scene = Scene(
      owner: screen, viewport: viewport, bound: keysInForce, typed: typed?.id,
      showsNumbers: layout.field == nil && layout.numberedTargetCount <= 9 && body.isMenu,
      showsKeys: layout.field == nil, isActive: !canvas.isCovered)
    let firstRow = rows.lowerBound
    canvas.row = firstRow
    layout.pinned.draw(on: &canvas, above: rows.upperBound, scene: scene)
    let visible = viewport[.root].top..<viewport[.root].top + rows.upperBound - canvas.row
    canvas.inside(0..<layout.width) { layout.draw(visible, on: &$0, scene: scene) }
    canvas.row = firstRow + layout.pinned.lineCount
    ScrollBar(top: viewport[.root].top, height: body.height, lines: layout.lineCount)
      .draw(0..<body.height, at: layout.width, hasFocus: scene.isActive, on: &canvas)
  }

  // MARK: Reacting

  override func react(in host: StackHost<Content.Route>) -> Bool {
    guard let body else { return false }
    let context = Context<Content>(host: host, entry: entry, trigger: .code)
    viewport.validation.look(at: body.layout.checks, of: screen, focused: typed?.id)
    let changed = seen.look(at: body.layout.watches, of: screen)
    for watch in changed {
      if watch.delay > .zero {
        host.schedule(
          .watch(entry, watch.id), at: host.now + watch.delay, purpose: .blocksSettling)
      } else {
        change(in: host) { watch.action(&$0, context) }
      }
    }
    let hasFocusAction = tellFocus(in: body, context)
    return hasFocusAction || changed.contains { $0.delay == .zero }
  }

  override func watchIsDue(_ watch: ViewID, in host: StackHost<Content.Route>) {
    // The body may not have it any more.
    guard let watch = body?.layout.watches.first(where: { $0.id == watch }) else { return }
    let context = Context<Content>(host: host, entry: entry, trigger: .code)
    change(in: host) { watch.action(&$0, context) }
  }

  /// Tells a row that it has got the focus, if that is news and the row wants to know.
  private func tellFocus(in body: Region<Content>, _ context: Context<Content>) -> Bool {
    guard let (stop, item) = viewport.focused(in: body), let action = stop.run?.focus else {
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
    change(in: host) { $0.start(in: context) }
  }

  override func lifecycle(
    _ phase: LifecyclePhase, in host: StackHost<Content.Route>
  ) {
    let context = Context<Content>(host: host, entry: entry, trigger: .code)
    change(in: host) { $0.lifecycle(phase, in: context) }
  }

  override func handle(
    _ input: ScreenInput, from trigger: Trigger, in host: StackHost<Content.Route>
  ) -> Bool {
    body.map { react(to: input, in: $0, from: trigger, host) } ?? false
  }

  override func backStep(in host: StackHost<Content.Route>) -> Bool {
    if let field = typed?.field, field.purpose == .search, !screen[keyPath: field.text].isEmpty {
      return edit(.clear, in: host)
    }
    return change(in: host) { screen in screen.backStep() }
  }
}
