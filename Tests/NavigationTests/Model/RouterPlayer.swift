import Navigation

/// A router on a host that writes everything down and does what the script's hooks say.
final class RouterPlayer: Player {
  let queue: WorkQueue
  let host: ScriptHost
  private let modes: Int
  private(set) var router: Router<Page>
  var hooks: [Hook] = []

  /// In the order of asking; none for what is being asked and has not returned yet.
  private(set) var transitions: [Transition?] = []
  private var slots: [ReturnSlot<String>] = []
  private var lastPlace = 0
  private var kept: (paths: SavedPath<Page>, lengths: [Int], slots: Int)?
  private var swipe: Swipe<Page>?

  /// Awaits as an app does: told, with its number, of every transition and every asking.
  private let awaitEnd: (Int, Transition) -> Void
  private let awaitAnswer: (Int, ResultRequest<String>) -> Void
  /// Does work apart.
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
    host.reached = { [unowned self] in reach($0) }
    host.saves = { [unowned self] in
      kept = (router.saved(), router.paths.map(\.entries.count), slots.count)
    }
  }

  /// A program of so many paths.
  private static func makeRouter(
    _ modes: Int, _ host: ScriptHost, _ queue: WorkQueue
  ) -> Router<Page> {
    let paths = Model.roots.prefix(modes).enumerated().map { place, root in
      Path(
        root: Entry(id: EntryID(number: UInt64(place) + 1), route: Page(root)),
        id: Model.names[place])
    }
    return Router(paths: paths, host: host, queue: queue)
  }

  var stacks: [[EntryID]] { router.paths.map { $0.entries.map(\.id) } }
  var onShow: Int { router.paths.firstIndex { $0.id == router.path.id } ?? 0 }
  var active: EntryID { router.active }

  func go(_ verb: Verb, by requester: Requester) {
    switch verb {
    case .show(let place):
      keep { router.navigator(for: requester).show(Model.names[self.place(place)]) }
    case .on(let place, let verb):
      guard let operation = operation(verb) else { return }
      let navigator = router.navigator(for: requester)
      let path = Model.names[self.place(place)]
      keep {
        operation.cause == .link
          ? navigator.perform(operation, showing: path) : navigator.perform(operation, on: path)
      }
    default:
      guard let operation = operation(verb) else { return }
      keep { router.perform(operation, requester: requester) }
    }
  }

  func ask(_ page: String, presented style: PresentationStyle?, on path: Int?, by owner: EntryID) {
    let place = lastPlace
    lastPlace += 1
    keep {
      let navigator = router.navigator(for: .entry(owner))
      let route = { (slot: ReturnSlot<String>) in
        self.slots.append(slot)
        return Page(page, slot: slot)
      }
      let asking =
        if let path {
          navigator.ask("answer", on: Model.names[self.place(path)], route: route)
        } else {
          navigator.ask("answer", presented: style, route: route)
        }
      awaitAnswer(place, asking)
      return asking.transition
    }
  }

  func giveBack(_ asking: Int, by requester: Requester) {
    guard let slot = slot(asking) else { return }
    keep { router.navigator(for: requester).return("returned", to: slot) }
  }

  func provide(_ asking: Int, by requester: Requester) {
    guard let slot = slot(asking) else { return }
    keep { router.navigator(for: requester).provide("provided", to: slot) }
  }

  func cancel(_ asking: Int, by requester: Requester) {
    guard let slot = slot(asking) else { return }
    keep { router.navigator(for: requester).cancel(slot) }
  }

  func start(_ task: String, _ work: Work, _ scope: TaskScope, for entry: EntryID) {
    router.tasks.start(task, scope: scope, entry: entry, on: .app) { [run] in await run(work, $0) }
  }

  func stop(_ task: String, of entry: EntryID) { router.tasks.cancel(task, entry: entry) }

  func bring(_ result: String, by ticket: TaskRun) {
    router.tasks.finish(ticket) { host.note(.brought(ticket.entry, "\(ticket.id) \(result)")) }
  }

  /// What a task asks for in the name of its entry.
  func go(_ verb: Verb, by ticket: TaskRun) -> Transition? {
    let number = transitions.count
    go(verb, by: .entry(ticket.entry))
    return number < transitions.count ? transitions[number] : nil
  }

  func say(_ leaving: Leaving, as page: String) { host.says[page] = leaving }
  func keepSaved(_ page: String) { host.saved.insert(page) }

  func answer(_ answer: LeaveAnswer) {
    if let question = router.question { router.answer(question, with: answer) }
  }

  func quit() { keep { router.quit() } }
  func end() { keep { router.end() } }

  func launch(_ names: String, on place: Int, cause: Cause) {
    router.launch(pages(names), on: Model.names[place], cause: cause)
  }

  func beginAgain() {
    guard let kept else { return }
    swipe = nil
    slots.removeLast(slots.count - kept.slots)
    host.beginAgain()
    router = Self.makeRouter(modes, host, queue)
  }

  func launch(losing loss: Loss) {
    guard let kept else { return }
    router.launch(restoring: kept.paths.losing(loss, of: kept.lengths))
  }

  func handle(as entry: EntryID, _ handler: () -> Void) {
    router.runHandler {
      host.handling.append(entry)
      handler()
      host.handling.removeLast()
    }
  }

  func layOut(_ layout: StackLayout) { keep { router.layOut(layout) } }
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
    keep {
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

  private func keep(_ ask: () -> Transition?) {
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

// MARK: - Verbs and looks

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

  /// What can be seen, but for what is awaited.
  func glance(answers: [Int: String]) -> Glance {
    Glance(
      paths: router.paths.map { $0.entries.map(\.plain) }, onShow: onShow,
      visible: router.isEnded ? [] : router.visible,
      active: router.isEnded ? nil : router.active, made: host.made,
      operations: transitions.compactMap(\.self).map {
        "\($0.state.plain) -\($0.removed) +\($0.added)"
      },
      answers: answers, openSlots: router.openSlots.map(\.number),
      tasks: router.tasks.underWay.map(\.description),
      question: router.question?.entry,
      drawing: router.running.map { [$0.from.id, $0.to.id] } ?? [],
      swipe: swipe.flatMap { $0.transition.state == .tentative ? $0.progress : nil },
      isOver: router.isEnded)
  }
}

extension PathDraft<Page> {
  fileprivate func batch(_ text: String) -> Self {
    var batch = self
    batch.removeAll()
    for word in text.split(separator: " ") {
      guard let place = Int(word) else {
        batch.push(Page(String(word)))
        continue
      }
      if place < count, !batch.contains(self[place]) { batch.append(self[place]) }
    }
    if batch.isEmpty { batch.append(self[0]) }
    return batch
  }
}

extension Entry<Page> {
  /// The entry as the model writes it.
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
