import Navigation

/// Whoever plays a script: the router in its app, or the model.
protocol Player: AnyObject {
  /// The entries in the path, root first.
  var ids: [EntryID] { get }

  /// The entry with the keyboard.
  var active: EntryID { get }

  /// What is to be done at moments to come.
  var hooks: [Hook] { get set }

  func go(_ verb: Verb, by requester: Requester)
  func ask(_ page: String, presented: PresentationStyle?, by owner: EntryID)
  func cancel(_ asking: Int, by requester: Requester)
  func giveBack(_ asking: Int, by requester: Requester)
  func provide(_ asking: Int, by requester: Requester)
  func start(_ task: String, _ work: Work, _ scope: TaskScope, for entry: EntryID)
  func stop(_ task: String, of entry: EntryID)
  func say(_ leaving: Leaving, as page: String)
  func keepSaved(_ page: String)
  func answer(_ answer: LeaveAnswer)
  func quit()
  func end()
  /// Begins; before that there is only the root.
  func launch(_ names: String, cause: Cause)
  /// Is another run of the program, if the one before has saved anything.
  func beginAgain()
  /// Begins with what was saved, less so many entries from the top.
  func launch(losing: Int)
  func handle(as entry: EntryID, _ handler: () -> Void)
  func layOut(_ layout: StackLayout)
  func activate(_ entry: EntryID)
  func draw(_ draws: Bool)
  func finishDrawing()
  /// Ends the drawing before the last one, once more.
  func finishLate()
  func grab()
  func drag(to progress: Double)
  func letGo(_ progress: Double, velocity: Double)
}

extension Player {
  func play(_ step: Step) {
    switch step {
    case .go(let verb, let who): go(verb, by: requester(who))
    case .ask(let page, let style, let who): ask(page, presented: style, by: entry(who))
    case .cancel(let asking, let who): cancel(asking, by: requester(who))
    case .giveBack(let asking, let who): giveBack(asking, by: requester(who))
    case .provide(let asking, let who): provide(asking, by: requester(who))
    case .start(let task, let work, let scope, let who):
      start(task, work, scope, for: entry(who))
    case .stop(let task, let who): stop(task, of: entry(who))
    case .handler(let who, let steps):
      handle(as: entry(who)) { for step in steps { play(step) } }
    case .hook(let moment, let steps): hooks.append(Hook(moment: moment, steps: steps))
    default: playAlone(step)
    }
  }

  /// What no screen does, but the person, the app or time.
  private func playAlone(_ step: Step) {
    switch step {
    case .says(let page, let leaving): say(leaving, as: page)
    case .saved(let page): keepSaved(page)
    case .answer(let words): answer(words)
    case .quit: quit()
    case .end: end()
    case .restart(let losing, let before): restart(losing: losing, before: before)
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

  private func restart(losing: Int, before: [Step]) {
    beginAgain()
    for step in before { play(step) }
    launch(losing: losing)
  }

  /// Does what was to be done at such a moment, once.
  func reach(_ moment: Moment?) {
    guard let index = hooks.firstIndex(where: { $0.moment == moment }) else { return }
    for step in hooks.remove(at: index).steps { play(step) }
  }

  /// The entry that a script means; number 0 is nobody's.
  func entry(_ who: Who) -> EntryID {
    switch who {
    case .app, .top: ids[ids.count - 1]
    case .active: active
    case .under(let places):
      places < ids.count ? ids[ids.count - 1 - places] : EntryID(number: 0)
    case .entry(let number): EntryID(number: number)
    }
  }

  private func requester(_ who: Who) -> Requester {
    who == .app ? .app : .entry(entry(who))
  }
}
