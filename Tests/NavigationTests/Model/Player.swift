import Navigation

/// Whoever plays a script: the router in its app, or the model.
protocol Player: AnyObject {
  /// The entries of each path, root first.
  var stacks: [[EntryID]] { get }

  /// The place of the path on show.
  var onShow: Int { get }

  /// The entry with the keyboard.
  var active: EntryID { get }

  /// What is to be done at moments to come.
  var hooks: [Hook] { get set }

  func go(_ verb: Verb, by requester: Requester)
  func ask(_ page: String, presented: PresentationStyle?, on place: Int?, by owner: EntryID)
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
  func launch(_ names: String, on place: Int, cause: Cause)
  /// Is another run of the program, if the one before has saved anything.
  func beginAgain()
  /// Begins with what was saved, but for what is lost.
  func launch(losing loss: Loss)
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
    case .ask(let page, let style, let place, let who):
      ask(page, presented: style, on: place, by: entry(who))
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
    beginAgain()
    for step in before { play(step) }
    launch(losing: loss)
  }

  /// Does what was to be done at such a moment, once.
  func reach(_ moment: Moment?) {
    guard let index = hooks.firstIndex(where: { $0.moment == moment }) else { return }
    for step in hooks.remove(at: index).steps { play(step) }
  }

  /// The entry that a script means; number 0 is nobody's.
  func entry(_ who: Who) -> EntryID {
    switch who {
    case .app, .top: entry(0, beneathTopOf: onShow)
    case .active: active
    case .under(let places): entry(places, beneathTopOf: onShow)
    case .beside(let places): entry(places, beneathTopOf: place(onShow + 1))
    case .entry(let number): EntryID(number: number)
    }
  }

  private func entry(_ places: Int, beneathTopOf path: Int) -> EntryID {
    let ids = stacks[path]
    return places < ids.count ? ids[ids.count - 1 - places] : EntryID(number: 0)
  }

  /// The place of a path as a script means it: the first comes after the last.
  func place(_ number: Int) -> Int { number % stacks.count }

  private func requester(_ who: Who) -> Requester {
    who == .app ? .app : .entry(entry(who))
  }
}
