import Navigation

/// Writes random scripts, the same one for the same seed.
struct Generator {
  var dice: Dice
  /// The number of paths in the program.
  var modes = 1

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
    // Half of the windows have room for several panes.
    if chance(1, of: 2) { steps.append(resize()) }
    steps += generate(5...30) { $0.chance(1, of: 15) ? $0.steps() : [$0.step()] }.flatMap(\.self)
    if chance(1, of: 4) { steps.append(.quit) }
    let mode = number(0..<modes)
    return Script(
      launch: launch, modes: modes, mode: mode, cause: cause, before: before, steps)
  }

  mutating func stepBeforeLaunch() -> Step {
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

  /// A restart, perhaps with requests before the launch.
  mutating func restart() -> Step {
    var before: [Step] = chance(1, of: 3) ? [resize()] : []
    if chance(1, of: 3) {
      before += generate(1...2) {
        $0.chance(1, of: 4) ? $0.start(by: .active) : .go($0.verb(), by: $0.requester())
      }
    }
    var loss = Loss(entries: chance(1, of: 3) ? number(1..<4) : 0, path: number(0..<modes))
    if modes > 1, chance(1, of: 4) { loss.lostPath = number(0..<modes) }
    return .restart(losing: loss, before: before)
  }

  mutating func step() -> Step {
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

  /// A step that may also be taken in a hook or a handler.
  mutating func act() -> Step {
    switch number(0..<27) {
    case 0, 1:
      ask()
    case 2: .returnValue(number(0..<2), by: requester())
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

  mutating func ask() -> Step {
    let asker = chance(1, of: 4) ? who() : .active
    if modes > 1, chance(1, of: 2) { return .ask(page(), on: number(0..<modes), by: asker) }
    return .ask(
      page(), carriesSlot: chance(3, of: 4), presented: pick([nil, nil, .flow, .sheet]), by: asker)
  }

  mutating func start(by who: Who) -> Step {
    .start(pick(["load", "watch"]), work(), pick([.onStack, .visible]), by: who)
  }

  mutating func work() -> Work {
    chance(1, of: 4)
      ? .awaits(pick([.pop(1), .back, .push(page()), .replaceTop(page()), .popToRoot]))
      : pick([.ends(100), .ends(200), .fails(100), .lingers(300)])
  }

  mutating func verb() -> Verb {
    if modes > 1, chance(1, of: 4) {
      return chance(1, of: 2)
        ? .show(number(0..<modes)) : .on(number(0..<modes), verbOnOwnPath())
    }
    return verbOnOwnPath()
  }

  mutating func popTo(_ page: String) -> Verb {
    let new = Page(page)
    return .popTo(page, orElse: pick([.unchanged, .popToRoot, .replaceTop(new), .push(new)]))
  }

  mutating func verbOnOwnPath() -> Verb {
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

  mutating func letGo() -> Step {
    .letGo(pick([0, 0.2, 0.39, 0.4, 0.9, .nan]), velocity: pick([-11, -10, 0, 0, 30, 31, .nan]))
  }

  mutating func resize() -> Step {
    .layOut(panes: pick([1, 2, 2, 3]), sheets: chance(3, of: 4))
  }

  /// The pane to which the user moves, if there is one.
  mutating func pane() -> Who { .under(number(0..<3)) }

  mutating func who() -> Who {
    if modes > 1, chance(1, of: 8) { return .beside(number(0..<3)) }
    return switch number(0..<8) {
    case 0, 1, 2, 3: .active
    case 4, 5, 6: .under(number(0..<4))
    default: .entry(UInt64(number(1..<12)))
    }
  }

  mutating func requester() -> Who { chance(1, of: 2) ? .app : who() }
  mutating func page() -> String { pick(["A", "B", "C", "D", "A", "B", "C", Page.full]) }
}

// MARK: - Random choices

extension Generator {
  mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &dice)
  }

  mutating func chance(_ part: Int, of whole: Int) -> Bool {
    number(0..<whole) < part
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(0..<choices.count)]
  }

  mutating func generate<Element>(
    _ count: ClosedRange<Int>, _ element: (inout Self) -> Element
  ) -> [Element] {
    (0..<Int.random(in: count, using: &dice)).map { _ in element(&self) }
  }
}
