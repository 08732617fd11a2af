import Navigation

/// A router whose host writes a log and plays the script's hooks.
final class RouterPlayer: Player {
  let queue: WorkQueue
  let host: ScriptHost
  private let modes: Int
  private(set) var router: Router<Page>
  var hooks: [Hook] = []

  /// The transitions in the order of their requests; `nil` for a request that has not returned yet.
  private(set) var transitions: [Transition?] = []
  private var slots: [ReturnSlot<String>] = []
  private var askCount = 0
  private var savedState: (paths: SavedPath<Page>, lengths: [Int], slots: Int)?
  private var swipe: Swipe<Page>?

  /// Awaits a transition or an answer as an app does; gets its number.
  private let awaitEnd: (Int, Transition) -> Void
  private let awaitAnswer: (Int, ResultRequest<String>) -> Void
  /// Does the work of a task.
  private let run: @Sendable (Work, TaskRun) async -> Void

  init(
    modes: Int, queue: WorkQueue, awaitEnd: @escaping (Int, Transition) -> Void,
    awaitAnswer: @escaping (Int, ResultRequest<String>) -> Void,
    run: @escaping @Sendable (Work, TaskRun) async -> Void
  ) {
    self.modes = modes
    self.queue = queue
    self.awaitEnd = awaitEnd
    self.awaitAnswer = awaitAnswer
    self.run = run
    host = ScriptHost()
    router = Self.makeRouter(modes, host, queue)
    host.runHook = { [unowned self] in runHook(at: $0) }
    host.saves = { [unowned self] in
      savedState = (router.saved(), router.paths.map(\.entries.count), slots.count)
    }
  }

  /// A router with the given number of paths.
  private static func makeRouter(
    _ modes: Int, _ host: ScriptHost, _ queue: WorkQueue
  ) -> Router<Page> {
    let paths = Model.roots.prefix(modes).enumerated().map { index, root in
      Path(
        root: Entry(id: EntryID(number: UInt64(index) + 1), route: Page(root)),
        id: Model.names[index])
    }
    return Router(paths: paths, host: host, queue: queue)
  }

  var stacks: [[EntryID]] { router.paths.map { $0.entries.map(\.id) } }
  var visibleIndex: Int { router.paths.firstIndex { $0.id == router.path.id } ?? 0 }
  var active: EntryID { router.active }

  func go(_ verb: Verb, by requester: Requester) {
    switch verb {
    case .show(let index):
      track { router.navigator(for: requester).show(Model.names[self.pathIndex(index)]) }
    case .on(let index, let verb):
      guard let operation = operation(verb) else { return }
      let navigator = router.navigator(for: requester)
      let path = Model.names[self.pathIndex(index)]
      track {
        operation.cause == .link
          ? navigator.perform(operation, showing: path) : navigator.perform(operation, on: path)
      }
    case .back where requester == .app: track { router.back() }
    default:
      guard let operation = operation(verb) else { return }
      track { router.perform(operation, requester: requester) }
    }
  }

  func ask(
    _ page: String, carriesSlot: Bool, presented style: PresentationStyle?, on path: Int?,
    by owner: EntryID
  ) {
    let index = askCount
    askCount += 1
    track {
      let navigator = router.navigator(for: .entry(owner))
      let route = { (slot: ReturnSlot<String>) in
        self.slots.append(slot)
        return Page(page, slot: carriesSlot ? slot : nil)
      }
      let request =
        if let path {
          navigator.ask("answer", showing: Model.names[self.pathIndex(path)], route: route)
        } else {
          navigator.ask("answer", presented: style, route: route)
        }
      awaitAnswer(index, request)
      return request.transition
    }
  }

  func returnValue(_ request: Int, by requester: Requester) {
    guard let slot = slot(request) else { return }
    track { router.navigator(for: requester).return("returned", to: slot) }
  }

  func provide(_ request: Int, by requester: Requester) {
    guard let slot = slot(request) else { return }
    track { router.navigator(for: requester).provide("provided", to: slot) }
  }

  func cancel(_ request: Int, by requester: Requester) {
    guard let slot = slot(request) else { return }
    track { router.navigator(for: requester).cancel(slot) }
  }

  func start(_ task: String, _ work: Work, _ scope: TaskScope, for entry: EntryID) {
    router.tasks.start(task, scope: scope, entry: entry, on: .app) { [run] in await run(work, $0) }
  }

  func stop(_ task: String, of entry: EntryID) { router.tasks.cancel(task, entry: entry) }

  func deliver(_ result: String, by run: TaskRun) {
    router.tasks.finish(run) { host.note(.delivered(run.entry, "\(run.id) \(result)")) }
  }

  /// Navigates on behalf of a task's entry.
  func go(_ verb: Verb, by run: TaskRun) -> Transition? {
    let number = transitions.count
    go(verb, by: .entry(run.entry))
    return number < transitions.count ? transitions[number] : nil
  }

  func say(_ leaving: Leaving, as page: String) { host.says[page] = leaving }
  func addSavedState(_ page: String) { host.saved.insert(page) }

  func answer(_ answer: LeaveAnswer) {
    if let question = router.question { router.answer(question, with: answer) }
  }

  func quit() { track { router.quit() } }
  func end() { track { router.end() } }

  func launch(_ names: String, on index: Int, cause: Cause) {
    router.launch(pages(names), on: Model.names[index], cause: cause)
  }

  func beginRun() {
    guard let savedState else { return }
    swipe = nil
    slots.removeLast(slots.count - savedState.slots)
    host.beginRun()
    router = Self.makeRouter(modes, host, queue)
  }

  func launch(losing loss: Loss) {
    guard let savedState else { return }
    router.launch(restoring: savedState.paths.losing(loss, of: savedState.lengths))
  }

  func handle(as entry: EntryID, _ handler: () -> Void) {
    router.runHandler {
      host.handling.append(entry)
      handler()
      host.handling.removeLast()
    }
  }

  func layOut(_ layout: StackLayout) { track { router.layOut(layout) } }
  func activate(_ entry: EntryID) { router.activate(entry) }

  func draw(_ draws: Bool) { host.draws = draws }
  func finishDrawing() {
    if let drawn = router.running?.transition ?? swipe?.transition {
      router.finishTransition(drawn)
    }
  }

  func finishLate() {
    if let late = host.drawn.dropLast().last { router.finishTransition(late) }
  }

  func grab() {
    track {
      guard let swipe = router.beginSwipe() else { return nil }
      self.swipe = swipe
      return swipe.transition
    }
  }

  func drag(to progress: Double) { swipe?.move(to: progress) }

  func letGo(_ progress: Double, velocity: Double) {
    let release = SwipeRelease(progress: progress, velocity: velocity)
    host.note(.letGo(swipe?.release(release) ?? .over))
  }

  private func track(_ ask: () -> Transition?) {
    let number = transitions.count
    transitions.append(nil)
    guard let transition = ask() else { return _ = transitions.removeLast() }
    transitions[number] = transition
    awaitEnd(number, transition)
  }

  private func slot(_ back: Int) -> ReturnSlot<String>? {
    back < slots.count ? slots[slots.count - 1 - back] : nil
  }
}

// MARK: - Verbs and the observable state

extension RouterPlayer {
  private func operation(_ verb: Verb) -> PathOperation<Page>? {
    switch verb {
    case .push(let page): .push([Page(page)])
    case .pushAll(let pages): .push(pages.map { Page($0) })
    case .pass(let page, let back): slot(back).map { .push([Page(page, slot: $0)]) }
    case .navigate(let page): .navigate(to: Page(page))
    case .pop(let count): .pop(count: count)
    case .back: .pop(cause: .back)
    case .popTo(let page, let fallback): .pop(to: Page(page), orElse: fallback)
    case .popToEntry(let who): .pop(to: entry(who))
    case .popToRoot: .popToRoot()
    case .replaceTop(let page): .replaceTop(Page(page))
    case .setPath(let pages, let keeping): .setPath(pages.map { Page($0) }, keeping: keeping)
    case .link(let pages): .setPath(pages.map { Page($0) }, cause: .link)
    case .remove(let who): .remove(entry(who))
    case .present(let page, let style): .present(Page(page), as: style)
    case .dismiss: .dismiss()
    case .update(let text): PathOperation(.update) { $0 = $0.batch(text) }
    case .show, .on: nil
    }
  }

  /// The observable state; the caller passes the answers that it has awaited.
  func snapshot(answers: [Int: String]) -> Snapshot {
    Snapshot(
      paths: router.paths.map { $0.entries.map(\.plain) }, visibleIndex: visibleIndex,
      visible: router.isEnded ? [] : router.visible,
      active: router.isEnded ? nil : router.active, created: host.created,
      operations: transitions.compactMap(\.self).map {
        "\($0.state.plain) -\($0.removed) +\($0.added)"
      },
      answers: answers, openSlots: router.openSlots.map(\.number),
      tasks: router.tasks.underWay.map(\.description),
      question: router.question?.entry,
      drawing: router.running.map { [$0.from.id, $0.to.id] } ?? [],
      swipe: swipe.flatMap { $0.transition.state == .tentative ? $0.progress : nil },
      isEnded: router.isEnded)
  }
}

extension PathDraft<Page> {
  fileprivate func batch(_ text: String) -> Self {
    var batch = self
    batch.removeAll()
    for word in text.split(separator: " ") {
      guard let index = Int(word) else {
        batch.push(Page(String(word)))
        continue
      }
      if index < count, !batch.contains(self[index]) { batch.append(self[index]) }
    }
    if batch.isEmpty { batch.append(self[0]) }
    return batch
  }
}

extension Entry<Page> {
  /// The entry in the model's form.
  var plain: Entry<String> {
    let slot = route.slot.map { "/\($0.id.number)" } ?? ""
    return Entry<String>(id: id, route: route.name + slot)
  }
}

extension TransitionState {
  var plain: String {
    switch self {
    case .queued: "queued"
    case .pending: "pending"
    case .tentative: "tentative"
    case .committed: "committed"
    case .ended(let outcome): outcome.description
    }
  }
}
