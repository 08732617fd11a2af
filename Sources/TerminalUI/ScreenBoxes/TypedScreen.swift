import Navigation
import TerminalCore

/// A screen of a known type: lays out its body, draws it, and handles its input.
final class TypedScreen<Content: Screen>: LiveScreen {
  /// The screen value and its actions.
  let owner: OwnerBox<Content>

  /// The body, with the focus.
  let body: ScreenBody

  /// The route of the screen's entry.
  let route: Content.Route

  private let appKeys: AppKeys<Content.Route>

  /// The screen's own keys, with the user's remapping.
  let keys: Keys<Content>

  /// The bound keys, as of the latest layout.
  private var inForce: (keys: KeysInForce, isTyping: Bool)?

  /// The region that the current turn of the wheel applies to.
  var turned: ViewID?

  private let keptLines = KeptLines()
  private var seen = SeenValues()
  /// The watched values that stayed the same for their delay while the screen was covered.
  private var dueWatches: Set<ViewID> = []
  private var reportedFocus: Viewport.Focus?

  init(_ owner: OwnerBox<Content>, route: Content.Route, appKeys: AppKeys<Content.Route>) {
    self.owner = owner
    body = owner.body
    self.route = route
    self.appKeys = appKeys
    keys = appKeys.keys(of: Content.self)
  }

  // MARK: The screen

  var title: String {
    owner.ensureIdle()
    return owner.screen.title
  }
  var kind: String { "\(Content.self)" }
  func leaving(by cause: Cause) -> Leaving? {
    owner.isChanging ? nil : owner.screen.leaving(by: cause)
  }
  var quitQuestion: String? { owner.isChanging ? nil : owner.screen.quitQuestion }
  var savedState: String? { owner.savedState }
  func restore(_ state: String) { owner.restore(state) }
  var opensOnlyByEnter: Bool { owner.screen.opensOnlyByEnter }
  func rowName(opening route: Content.Route) -> String? { owner.screen.row(opening: route) }

  var declaredKeys: [String] { keys.bindings.compactMap { $0.declaration.key?.name } }

  var usableControls: [UsableControl] {
    let field = owner.actions.field.map { UsableControl(id: "\($0.id)", text: $0.field.name) }
    return (field.map { [$0] } ?? []) + (body.region.map(usableControls) ?? [])
  }

  // MARK: Layout

  func makeLayout(_ key: LayoutKey) -> BodyLayout {
    owner.ensureIdle()
    // The last column is always reserved for the scroll bar, so that line breaks don't change when
    // it appears.
    keptLines.beginLayout()
    let status = StatusLine(of: owner.screen, key)
    let rows = key.bodySize.rows - (status == nil ? 0 : 1)
    var layout = Layout<Content>(
      width: key.bodySize.columns - 1, rows: rows, hasWholeWidth: key.hasWholeWidth,
      appearance: key.appearance, keptLines: keptLines)
    if key.appearance.readsFrames { layout.actions.lineCount = lineCount(of:in:) }
    if body.viewport.validation.isDue { layout.actions.complaint = complaint(of:_:) }
    owner.screen.placeBody(in: &layout)
    (layout.actions.lineCount, layout.actions.complaint) = (nil, nil)
    layout.unpinIfCrowded(rows: rows)
    let region = Region(id: .root, layout: layout, followsEnd: layout.actions.followsEnd)
    region.resolve(height: max(1, rows - layout.pinned.lineCount), fills: true)
    (owner.actions, inForce) = (layout.actions, nil)
    return BodyLayout(key, region, pinned: layout.pinned, status: status, actions: layout.actions)
  }

  func revealCursor(in region: Region) {
    guard let stop = body.viewport.focused(in: region)?.stop,
      let field = owner.actions.control(of: stop)?.field,
      field.purpose == .text
    else { return }
    let editor = body.viewport.editor(stop.id, of: owner.screen[keyPath: field.text])
    let size = textSize(of: stop, field)
    let window = EditorWindow(editor, width: size.columns, height: size.rows)
    body.viewport.reveal(line: window.cursorLine, in: region)
  }

  var keysInForce: KeysInForce {
    let isTyping = body.isTyping
    if let inForce, inForce.isTyping == isTyping { return inForce.keys }
    let keys = boundKeys(whileTyping: isTyping)
    inForce = (keys, isTyping)
    return keys
  }

  private func boundKeys(whileTyping isTyping: Bool) -> KeysInForce {
    var inForce = KeysInForce()
    // Those of the screen come first, then those of the app that the screen hasn't bound.
    for binding in keys.bindings {
      inForce.add(
        binding.declaration, isTyping: isTyping, words: binding.words(owner.screen),
        isEnabled: binding.isEnabled(on: owner.screen))
    }
    let language = body.layout?.key.languageOfTexts ?? .english
    for binding in appKeys.bindings {
      inForce.add(
        binding.declaration, isTyping: isTyping, words: binding.words(language),
        isEnabled: binding.condition?(route) ?? true, isOfApp: true)
    }
    return inForce
  }

  func targets(in rows: Range<Int>) -> (targets: [FrameReading.Target], isCut: Bool) {
    guard let region = body.region else { return ([], false) }
    let first = min(rows.upperBound, rows.lowerBound + body.pinned.lineCount)
    // The status is below the region.
    let end = min(rows.upperBound, first + region.height)
    let area = Rect(columns: 0..<region.lines.width, rows: first..<end)
    let isCut = region.lines.count - body.viewport[.root].top > area.rows.count
    let targets = body.viewport.targets(of: region, in: area, typed: body.typedField?.id) {
      owner.actions.canChoose($1, of: $0)
    }
    return (targets, isCut)
  }

  // MARK: Reacting

  func react(in host: StackHost<Content.Route>) -> Bool {
    guard let region = body.region else { return false }
    let context = Context<Content>(host: host, entry: owner.entry, trigger: .code)
    // What it does next, such as showing another screen, only an active screen may do.
    if let submission = owner.submission, !submission.isWaiting,
      host.router.active == owner.entry
    {
      owner.submit(
        submission, in: InputContext(region: region, trigger: submission.trigger, host: host))
      return true
    }
    guard
      owner.actions.reacts || !seen.isEmpty || reportedFocus != nil
        || body.viewport.validation.isDue
    else { return false }
    var hasChanged = false
    if body.viewport.validation.isDue, !isPressed(in: region, of: host) {
      let shown = body.viewport.validation.complaining
      let due = body.viewport.validation.look(
        at: owner.actions.checks, of: owner.screen, focused: body.typedField?.id)
      owner.begin(due, in: host)
      // A message may need a line of its own.
      hasChanged = body.viewport.validation.complaining != shown
      if hasChanged { host.session.screensChanged() }
    }
    if tellEnds(in: host) { hasChanged = true }
    if tellWatches(in: host, context) { hasChanged = true }
    let hasFocusAction = tellFocus(in: region, context)
    return hasFocusAction || hasChanged
  }

  /// Runs the actions of watched values that have changed, or schedules those that wait.
  ///
  /// - Returns: Whether an action has run.
  private func tellWatches(in host: StackHost<Content.Route>, _ context: Context<Content>) -> Bool {
    var hasRun = false
    for watch in seen.look(at: owner.actions.watches, of: owner.screen) {
      if watch.delay > .zero {
        dueWatches.remove(watch.id)
        host.schedule(
          .watch(owner.entry, watch.id), at: host.now + watch.delay, purpose: .blocksSettling)
      } else {
        owner.change(in: host) { watch.action(&$0, context) }
        hasRun = true
      }
    }
    for watch in dueWatches.sorted() {
      watchIsDue(watch, in: host)
      hasRun = true
    }
    return hasRun
  }

  /// Whether the mouse button is held on what has the focus. Fields are checked when it is
  /// released, because their messages could move what was pressed.
  private func isPressed(in region: Region, of host: StackHost<Content.Route>) -> Bool {
    guard let pressed = host.pointer.pressed?.target, pressed.entry == owner.entry else {
      return false
    }
    return body.viewport.isFocused(pressed, in: region)
  }

  func watchIsDue(_ watch: ViewID, in host: StackHost<Content.Route>) {
    guard host.router.visible.contains(owner.entry) else {
      dueWatches.insert(watch)
      return
    }
    dueWatches.remove(watch)
    // The body may not contain it anymore.
    guard let watch = owner.actions.watches.first(where: { $0.id == watch }) else { return }
    let context = Context<Content>(host: host, entry: owner.entry, trigger: .code)
    owner.change(in: host) { watch.action(&$0, context) }
  }

  /// Reports the focus to a row that has just got it and wants to know.
  private func tellFocus(in region: Region, _ context: Context<Content>) -> Bool {
    let viewport = body.viewport
    guard owner.actions.hasFocusActions, let (stop, item) = viewport.focused(in: region),
      let action = owner.actions.run(of: stop)?.focus
    else {
      reportedFocus = nil
      return false
    }
    let focus = viewport.innermostFocus(in: region)
    guard focus?.stop != reportedFocus?.stop || focus?.key != reportedFocus?.key else {
      return false
    }
    reportedFocus = focus
    owner.change(in: context.host) { action(item, &$0, context) }
    return true
  }

  // MARK: Lifecycle

  func start(in host: StackHost<Content.Route>) {
    let context = Context<Content>(host: host, entry: owner.entry, trigger: .code)
    owner.change(in: host) { screen in
      screen.lifecycle(.created, in: context)
      screen.start(in: context)
    }
  }

  func lifecycle(
    _ phase: LifecyclePhase, in host: StackHost<Content.Route>
  ) {
    if phase == .didDisappear { owner.submission = nil }
    if body.ignoresLifecycle { return }
    let context = Context<Content>(host: host, entry: owner.entry, trigger: .code)
    owner.change(in: host) { $0.lifecycle(phase, in: context) }
  }

  func saveBeforeLeaving(in host: StackHost<Content.Route>) {
    let context = Context<Content>(host: host, entry: owner.entry, trigger: .control("save"))
    owner.change(in: host) { $0.saveBeforeLeaving(in: context) }
  }

  func receive(
    _ outcome: ResultOutcome<any Sendable>, answer: String, in host: StackHost<Content.Route>
  ) {
    owner.receive(outcome, answer: answer, in: host)
  }

  func take(
    _ input: ScreenInput, from trigger: Trigger, in host: StackHost<Content.Route>
  ) -> Bool {
    guard let region = body.region else { return false }
    (body.viewport.restoring, body.viewport.isRestored) = (nil, false)
    body.awaitRow(nil)
    // Any change to the screen abandons a form that waits to be submitted.
    let (waiting, changes) = (owner.submission, owner.changeCount)
    owner.submission = nil
    let hasEffect = perform(
      input, in: InputContext(region: region, trigger: trigger, host: host))
    if owner.submission == nil, owner.changeCount == changes { owner.submission = waiting }
    return hasEffect
  }

  func backStep(keepingText keepsText: Bool, in host: StackHost<Content.Route>) -> Bool {
    if backClearsField, !keepsText || !asksAboutAnswer { return clearOwnField(in: host) }
    return owner.change(in: host) { $0.backStep() }
  }

  /// Whether the screen's own field is for an answer, and the screen asks before it is left.
  private var asksAboutAnswer: Bool {
    owner.actions.field?.field.purpose == .entry && leaving(by: .back) != .allowed
  }
}
