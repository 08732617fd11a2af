import Navigation

/// A player of scripts: the router in its app, or the model.
protocol Player: AnyObject {
  /// The entries of each path, root first.
  var stacks: [[EntryID]] { get }

  /// The index of the visible path.
  var visibleIndex: Int { get }

  /// The active entry.
  var active: EntryID { get }

  /// The hooks that have not run yet.
  var hooks: [Hook] { get set }

  func go(_ verb: Verb, by requester: Requester)
  func ask(
    _ page: String, carriesSlot: Bool, presented: PresentationStyle?, on index: Int?,
    by owner: EntryID)
  func cancel(_ request: Int, by requester: Requester)
  func returnValue(_ request: Int, by requester: Requester)
  func provide(_ request: Int, by requester: Requester)
  func start(_ task: String, _ work: Work, _ scope: TaskScope, for entry: EntryID)
  func stop(_ task: String, of entry: EntryID)
  func say(_ leaving: Leaving, as page: String)
  func addSavedState(_ page: String)
  func answer(_ answer: LeaveAnswer)
  func quit()
  func end()
  /// Launches the program, which has only its roots before.
  func launch(_ names: String, on index: Int, cause: Cause)
  /// Starts another run of the program, if the previous one saved its state.
  func beginRun()
  /// Launches with the saved state, except for what is lost.
  func launch(losing loss: Loss)
  func handle(as entry: EntryID, _ handler: () -> Void)
  func layOut(_ layout: StackLayout)
  func activate(_ entry: EntryID)
  func draw(_ draws: Bool)
  func finishDrawing()
  /// Reports the end of the second-to-last drawing again.
  func finishLate()
  func grab()
  func drag(to progress: Double)
  func letGo(_ progress: Double, velocity: Double)
}

extension Player {
  func play(_ step: Step) {
    switch step {
    case .go(let verb, let who): go(verb, by: requester(who))
    case .ask(let page, let carriesSlot, let style, let index, let who):
      ask(page, carriesSlot: carriesSlot, presented: style, on: index, by: entry(who))
    case .cancel(let request, let who): cancel(request, by: requester(who))
    case .returnValue(let request, let who): returnValue(request, by: requester(who))
    case .provide(let request, let who): provide(request, by: requester(who))
    case .start(let task, let work, let scope, let who):
      start(task, work, scope, for: entry(who))
    case .stop(let task, let who): stop(task, of: entry(who))
    case .handler(let who, let steps):
      handle(as: entry(who)) { for step in steps { play(step) } }
    case .hook(let moment, let steps): hooks.append(Hook(moment: moment, steps: steps))
    default: playAlone(step)
    }
  }

  /// Plays a step of the user, the app or the clock.
  private func playAlone(_ step: Step) {
    switch step {
    case .says(let page, let leaving): say(leaving, as: page)
    case .saved(let page): addSavedState(page)
    case .answer(let words): answer(words)
    case .quit: quit()
    case .end: end()
    case .restart(let loss, let before): restart(losing: loss, before: before)
    case .layOut(let panes, let sheets):
      layOut(StackLayout(panes: panes, hasRoomForSheets: sheets))
    case .activate(let who): activate(entry(who))
    case .draws(let draws): draw(draws)
    case .finishDrawing: finishDrawing()
    case .finishLate: finishLate()
    case .grab: grab()
    case .drag(let progress): drag(to: progress)
    case .letGo(let progress, let velocity): letGo(progress, velocity: velocity)
    default: break
    }
  }

  private func restart(losing loss: Loss, before: [Step]) {
    beginRun()
    for step in before { play(step) }
    launch(losing: loss)
  }

  /// Plays the first hook that waits for a moment.
  func runHook(at moment: Moment?) {
    guard let index = hooks.firstIndex(where: { $0.moment == moment }) else { return }
    for step in hooks.remove(at: index).steps { play(step) }
  }

  /// The entry that a script names; number 0 if there is none.
  func entry(_ who: Who) -> EntryID {
    switch who {
    case .app, .top: entry(0, belowTopOf: visibleIndex)
    case .active: active
    case .under(let distance): entry(distance, belowTopOf: visibleIndex)
    case .beside(let distance): entry(distance, belowTopOf: pathIndex(visibleIndex + 1))
    case .entry(let number): EntryID(number: number)
    }
  }

  private func entry(_ distance: Int, belowTopOf path: Int) -> EntryID {
    let ids = stacks[path]
    return distance < ids.count ? ids[ids.count - 1 - distance] : EntryID(number: 0)
  }

  /// The index of the path that a script names, wrapping at the end.
  func pathIndex(_ number: Int) -> Int { number % stacks.count }

  private func requester(_ who: Who) -> Requester {
    who == .app ? .app : .entry(entry(who))
  }
}
