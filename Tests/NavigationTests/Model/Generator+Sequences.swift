import Navigation

/// Sequences of steps that independent choices rarely produce.
extension Generator {
  mutating func steps() -> [Step] {
    let pane = Step.activate(.under(number(1..<3)))
    if chance(1, of: 4) { return [pane, .restart(before: [])] }
    if chance(1, of: 4) { return swipeThatAsks() }
    if chance(1, of: 8) { return swipeInHook() }
    if chance(1, of: 8) { return handlerThatAsks() }
    if chance(1, of: 8) { return taskThatMayNotLeave() }
    if chance(1, of: 4) { return flowThatMoves() }
    if modes > 1, chance(1, of: 4) {
      return [.ask(page(), on: number(0..<modes), by: .active), .returnValue(0, by: .active)]
    }
    if modes > 1, chance(1, of: 4) { return pathThatMovesOut() }
    if modes > 1, chance(1, of: 4) { return questionOutOfSight() }
    if chance(1, of: 4) { return transitionThatEnds() }
    if modes > 1, chance(1, of: 4) { return pathThatGrowsUnseen() }
    if chance(1, of: 8) { return askForWhatIsThere() }
    let wide = Step.layOut(panes: 3, sheets: true)
    return chance(1, of: 2)
      ? [pane, flow(), wayOut()] : [wide, pane, flow(), .restart(before: [wide]), wayOut()]
  }

  /// Pushes onto a hidden path, then shows it.
  mutating func pathThatGrowsUnseen() -> [Step] {
    let mode = number(0..<modes)
    return [
      .layOut(panes: 3, sheets: true), .go(.on(mode, .push(page())), by: .app),
      .go(.show(mode), by: .app),
    ]
  }

  /// A hidden screen that asks is to go while a question is on show.
  mutating func questionOutOfSight() -> [Step] {
    let (page, mode) = (page(), number(0..<modes))
    return [
      .saved(page), .says(page, .confirm("sure?")), .go(.on(mode, .push(page)), by: .app),
      .go(.push(page), by: .app), .go(.pop(1), by: .app), .go(.on(mode, .pop(1)), by: .app),
      .answer(pick([.leave, .stay])),
    ]
  }

  /// A list asks for a page that is right above it, with another above that.
  mutating func askForWhatIsThere() -> [Step] {
    let page = page()
    return [
      .layOut(panes: 3, sheets: true), .go(.pushAll([page, self.page()]), by: .app),
      .activate(.under(2)), .ask(page, carriesSlot: false, by: .active),
    ]
  }

  mutating func swipeThatAsks() -> [Step] {
    let page = page()
    return [
      .says(page, .confirm("sure?")), .go(.push(page), by: .app), .finishDrawing, .grab,
      .letGo(0.9, velocity: 0), .finishDrawing,
    ]
  }

  /// Releases a swipe while a value is being delivered, perhaps after another request.
  mutating func swipeInHook() -> [Step] {
    let first: [Step] = chance(1, of: 2) ? [.go(verb(), by: .app)] : []
    return [
      .ask(page(), by: .active), .finishDrawing, .grab,
      .hook(.received, first + [.letGo(0.9, velocity: 0)]), .provide(0, by: .app),
    ]
  }

  /// Replaces a path while it is being hidden.
  mutating func pathThatMovesOut() -> [Step] {
    [
      .go(.show(number(0..<modes)), by: .app),
      .go(.on(number(0..<modes), .setPath([page()], .equalRoutes)), by: .active),
    ]
  }

  /// A task navigates away from a screen that refuses to be left.
  mutating func taskThatMayNotLeave() -> [Step] {
    let page = page()
    return [
      .says(page, .denied("no")), .go(.push(page), by: .app),
      .start("load", .awaits(.pop(1)), .onStack, by: .active),
    ]
  }

  /// A handler removes another screen, which is asked or refuses; a hook reacts to that.
  mutating func handlerThatAsks() -> [Step] {
    let page = page()
    let (answer, moment): (Leaving, Moment) = pick([
      (.confirm("sure?"), .asked), (.denied("no"), .denied),
    ])
    return [
      .says(page, answer), .go(.push(page), by: .app), .hook(moment, [.go(verb(), by: .app)]),
      .handler(.under(1), [.go(.pop(1), by: .app)]),
    ]
  }

  /// The first screen of a flow becomes the root and moves up again, or moves to the top.
  mutating func flowThatMoves() -> [Step] {
    let flow = flow()
    let swap = Step.go(.update("1 0"), by: .app)
    let moves =
      chance(1, of: 2)
      ? [swap, swap] : [.go(.push(page()), by: .app), .go(.update("0 2 1"), by: .app)]
    return [.go(.popToRoot, by: .app), flow] + moves
  }

  /// Begins a flow or a sheet, with or without a request for a value.
  mutating func flow() -> Step {
    let style: PresentationStyle = pick([.flow, .sheet])
    return chance(2, of: 3)
      ? .ask(page(), presented: style, by: .active) : .go(.present(page(), style), by: .active)
  }

  /// Ends a transition by resizing the window or by moving to another pane, while a hook navigates.
  mutating func transitionThatEnds() -> [Step] {
    let change: Verb = pick([.remove(.under(1)), .push(page()), .pop(1)])
    let hook = Step.hook(pick([.didAppear, .didDisappear, .removed]), [.go(verb(), by: .active)])
    return [
      .draws(true), .layOut(panes: 3, sheets: true), .activate(.under(2)), .go(change, by: .app),
      hook, pick([.layOut(panes: 1, sheets: true), .activate(pane())]),
    ]
  }

  mutating func wayOut() -> Step {
    switch number(0..<5) {
    case 0: .go(.pop(1), by: .active)
    case 1: .go(.back, by: .app)
    case 2: .go(.dismiss, by: .active)
    case 3: .returnValue(0, by: .active)
    default: .cancel(0, by: .active)
    }
  }
}
