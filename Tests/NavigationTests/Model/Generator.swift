import Navigation

/// Makes scripts by chance, the same for the same seed.
struct Generator {
  var dice: Dice
  /// How many paths the program has.
  private var modes = 1

  static func script(seed: UInt64) -> Script {
    var generator = Generator(dice: Dice(seed: seed))
    return generator.script()
  }

  private mutating func script() -> Script {
    if chance(1, of: 3) { modes = number(2..<4) }
    let launch = generate(1...3) { $0.page() }.joined(separator: " ")
    let cause: Cause = chance(1, of: 4) ? .link : .launch
    let before = chance(1, of: 4) ? generate(1...3) { $0.stepBeforeLaunch() } : []
    var steps: [Step] = chance(1, of: 2) ? [.draws(true)] : []
    // Half of the programs have room for several entries.
    if chance(1, of: 2) { steps.append(resize()) }
    steps += generate(5...30) { $0.chance(1, of: 15) ? $0.steps() : [$0.step()] }.flatMap(\.self)
    if chance(1, of: 4) { steps.append(.quit) }
    let mode = number(0..<modes)
    return Script(
      launch: launch, modes: modes, mode: mode, cause: cause, before: before, steps)
  }

  private mutating func stepBeforeLaunch() -> Step {
    switch number(0..<13) {
    case 0: .wait(pick([50, 150]))
    case 1: .handler(.active, generate(1...2) { $0.act() })
    case 2: .end
    case 3: .finishDrawing
    case 4: .hook(pick(Moment.allCases), [act()])
    case 5, 6: start(by: .active)
    case 7: .grab
    case 8: resize()
    default: act()
    }
  }

  /// A restart at which the router is asked for something before it has begun.
  private mutating func restart() -> Step {
    var before: [Step] = chance(1, of: 3) ? [resize()] : []
    if chance(1, of: 3) {
      before += generate(1...2) {
        $0.chance(1, of: 4) ? $0.start(by: .active) : .go($0.verb(), by: $0.requester())
      }
    }
    var loss = Loss(entries: chance(1, of: 3) ? number(1..<4) : 0, path: number(0..<modes))
    if modes > 1, chance(1, of: 4) { loss.gonePath = number(0..<modes) }
    return .restart(losing: loss, before: before)
  }

  /// Steps in a row that chance alone seldom brings together: the person goes to another pane, and
  /// from there into a flow and out of it, perhaps after a restart, or the program ends; a swipe or
  /// a handler asks; a swipe is released in a hook; a flow moves within its path; a value returns
  /// to another path; a path changes that moves out, or grows unseen; or the person ends a
  /// transition.
  private mutating func steps() -> [Step] {
    let pane = Step.activate(.under(number(1..<3)))
    if chance(1, of: 4) { return [pane, .restart(before: [])] }
    if chance(1, of: 4) { return swipeThatAsks() }
    if chance(1, of: 8) { return swipeInHook() }
    if chance(1, of: 8) { return handlerThatAsks() }
    if chance(1, of: 8) { return taskThatMayNotLeave() }
    if chance(1, of: 4) { return flowThatMoves() }
    if modes > 1, chance(1, of: 4) {
      return [.ask(page(), on: number(0..<modes), by: .active), .giveBack(0, by: .active)]
    }
    if modes > 1, chance(1, of: 4) { return pathThatMovesOut() }
    if chance(1, of: 4) { return transitionThatEnds() }
    if modes > 1, chance(1, of: 4) { return pathThatGrowsUnseen() }
    let wide = Step.layOut(panes: 3, sheets: true)
    return chance(1, of: 2)
      ? [pane, flow(), wayOut()] : [wide, pane, flow(), .restart(before: [wide]), wayOut()]
  }

  /// A path that is shown once something was pushed there out of sight.
  private mutating func pathThatGrowsUnseen() -> [Step] {
    let mode = number(0..<modes)
    return [
      .layOut(panes: 3, sheets: true), .go(.on(mode, .push(page())), by: .app),
      .go(.show(mode), by: .app),
    ]
  }

  private mutating func swipeThatAsks() -> [Step] {
    let page = page()
    return [
      .says(page, .confirm("sure?")), .go(.push(page), by: .app), .finishDrawing, .grab,
      .letGo(0.9, velocity: 0), .finishDrawing,
    ]
  }

  /// A swipe that is released while a value is received, perhaps after something else was wanted.
  private mutating func swipeInHook() -> [Step] {
    let first: [Step] = chance(1, of: 2) ? [.go(verb(), by: .app)] : []
    return [
      .ask(page(), by: .active), .finishDrawing, .grab,
      .hook(.received, first + [.letGo(0.9, velocity: 0)]), .provide(0, by: .app),
    ]
  }

  /// A path that is replaced while another one takes its place on the screen.
  private mutating func pathThatMovesOut() -> [Step] {
    [
      .go(.show(number(0..<modes)), by: .app),
      .go(.on(number(0..<modes), .setPath([page()], .equalRoutes)), by: .active),
    ]
  }

  /// A task that wants to leave a screen that refuses.
  private mutating func taskThatMayNotLeave() -> [Step] {
    let page = page()
    return [
      .says(page, .denied("no")), .go(.push(page), by: .app),
      .start("load", .awaits(.pop(1)), .onStack, by: .active),
    ]
  }

  /// A handler of one screen in which another is asked, and what is wanted as soon as that is
  /// heard.
  private mutating func handlerThatAsks() -> [Step] {
    let page = page()
    let (answer, moment): (Leaving, Moment) = pick([
      (.confirm("sure?"), .asked), (.denied("no"), .denied),
    ])
    return [
      .says(page, answer), .go(.push(page), by: .app), .hook(moment, [.go(verb(), by: .app)]),
      .handler(.under(1), [.go(.pop(1), by: .app)]),
    ]
  }

  /// The first screen of a flow becomes the root and goes up again, or goes on top of the flow.
  private mutating func flowThatMoves() -> [Step] {
    let flow = flow()
    let swap = Step.go(.update("1 0"), by: .app)
    let moves =
      chance(1, of: 2)
      ? [swap, swap] : [.go(.push(page()), by: .app), .go(.update("0 2 1"), by: .app)]
    return [.go(.popToRoot, by: .app), flow] + moves
  }

  /// A flow that is to return a value, or one that isn't.
  private mutating func flow() -> Step {
    let style: PresentationStyle = pick([.flow, .sheet])
    return chance(2, of: 3)
      ? .ask(page(), presented: style, by: .active) : .go(.present(page(), style), by: .active)
  }

  /// A transition that ends with the size of the window or the move to another pane, and a screen
  /// that wants something in its last moment.
  private mutating func transitionThatEnds() -> [Step] {
    let change: Verb = pick([.remove(.under(1)), .push(page()), .pop(1)])
    let hook = Step.hook(pick([.didAppear, .didDisappear, .removed]), [.go(verb(), by: .active)])
    return [
      .draws(true), .layOut(panes: 3, sheets: true), .activate(.under(2)), .go(change, by: .app),
      hook, pick([.layOut(panes: 1, sheets: true), .activate(pane())]),
    ]
  }

  private mutating func wayOut() -> Step {
    switch number(0..<5) {
    case 0: .go(.pop(1), by: .active)
    case 1: .go(.back, by: .active)
    case 2: .go(.dismiss, by: .active)
    case 3: .giveBack(0, by: .active)
    default: .cancel(0, by: .active)
    }
  }

  private mutating func step() -> Step {
    switch number(0..<26) {
    case 0: .draws(chance(3, of: 4))
    case 1, 2: chance(1, of: 6) ? .finishLate : .finishDrawing
    case 3, 4: .grab
    case 5: .drag(pick([0, 0.1, 0.3, 0.6, 0.9, .nan]))
    case 6, 7: letGo()
    case 8, 9: .wait(pick([50, 100, 150, 400]))
    case 10, 11: .handler(who(), generate(1...3) { $0.act() })
    case 12, 13: .hook(pick(Moment.allCases), generate(1...2) { $0.act() })
    case 14: chance(1, of: 12) ? pick([.quit, .end]) : chance(1, of: 2) ? restart() : act()
    case 15: resize()
    case 16: .activate(pane())
    default: act()
    }
  }

  /// What can be done at any moment, in hooks and handlers too.
  private mutating func act() -> Step {
    switch number(0..<27) {
    case 0, 1:
      ask()
    case 2: .giveBack(number(0..<2), by: requester())
    case 3: .provide(number(0..<2), by: requester())
    case 4, 5: start(by: who())
    case 6: .stop(pick(["load", "watch"]), by: who())
    case 7, 8, 9:
      .says(page(), pick([.allowed, .confirm("sure?"), .confirm("sure?"), .denied("no")]))
    case 10: .saved(page())
    case 11, 12: .answer(pick([.leave, .leave, .stay]))
    case 13: chance(1, of: 20) ? .quit : .finishDrawing
    case 14: .handler(who(), [.go(verb(), by: requester()), .go(verb(), by: requester())])
    case 24: .cancel(number(0..<2), by: requester())
    case 25: chance(1, of: 2) ? resize() : .activate(pane())
    case 26: pick([.grab, .drag(0.6), letGo(), letGo()])
    default: .go(verb(), by: requester())
    }
  }

  private mutating func ask() -> Step {
    let asker = chance(1, of: 4) ? who() : .active
    if modes > 1, chance(1, of: 2) { return .ask(page(), on: number(0..<modes), by: asker) }
    return .ask(page(), presented: pick([nil, nil, .flow, .sheet]), by: asker)
  }

  private mutating func start(by who: Who) -> Step {
    .start(pick(["load", "watch"]), work(), pick([.onStack, .visible]), by: who)
  }

  private mutating func work() -> Work {
    chance(1, of: 4)
      ? .awaits(pick([.pop(1), .back, .push(page()), .replaceTop(page()), .popToRoot]))
      : pick([.ends(100), .ends(200), .fails(100), .lingers(300)])
  }

  private mutating func verb() -> Verb {
    if modes > 1, chance(1, of: 4) {
      return chance(1, of: 2)
        ? .show(number(0..<modes)) : .on(number(0..<modes), verbOnOwnPath())
    }
    return verbOnOwnPath()
  }

  private mutating func popTo(_ page: String) -> Verb {
    let new = Page(page)
    return .popTo(page, orElse: pick([.unchanged, .popToRoot, .replaceTop(new), .push(new)]))
  }

  private mutating func verbOnOwnPath() -> Verb {
    switch number(0..<22) {
    case 0, 1, 2: .push(page())
    case 3: .pushAll(generate(0...3) { $0.page() })
    case 4: .pass(page(), slot: number(0..<2))
    case 5: .navigate(page())
    case 6, 7: .pop(pick([1, 1, 1, 2, 3]))
    case 8: .back
    case 9: popTo(page())
    case 10: .popToEntry(who())
    case 11: .popToRoot
    case 12: .replaceTop(page())
    case 13, 14: .setPath(generate(1...4) { $0.page() }, pick([.commonPrefix, .equalRoutes]))
    case 15: .link(generate(1...3) { $0.page() })
    case 16: .remove(who())
    case 17: .present(page(), pick([.flow, .sheet]))
    case 18: .dismiss
    default:
      .update(
        generate(0...4) { $0.chance(1, of: 3) ? $0.page() : "\($0.number(0..<4))" }
          .joined(separator: " "))
    }
  }

  private mutating func letGo() -> Step {
    .letGo(pick([0, 0.2, 0.39, 0.4, 0.9, .nan]), velocity: pick([-11, -10, 0, 0, 30, 31, .nan]))
  }

  private mutating func resize() -> Step {
    .layOut(panes: pick([1, 2, 2, 3]), sheets: chance(3, of: 4))
  }

  /// Where the person moves: to another pane, if there is one.
  private mutating func pane() -> Who { .under(number(0..<3)) }

  private mutating func who() -> Who {
    if modes > 1, chance(1, of: 8) { return .beside(number(0..<3)) }
    return switch number(0..<8) {
    case 0, 1, 2, 3: .active
    case 4, 5, 6: .under(number(0..<4))
    default: .entry(UInt64(number(1..<12)))
    }
  }

  private mutating func requester() -> Who { chance(1, of: 2) ? .app : who() }
  private mutating func page() -> String { pick(["A", "B", "C", "D", "A", "B", "C", Page.full]) }
}
