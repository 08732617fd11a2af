import Navigation
import Testing

@Suite("random sequences") struct RandomTests {
  @Test("keep every invariant, and end every transition once", arguments: 0..<200)
  func sequence(seed: UInt64) {
    var dice = Dice(seed: seed)
    let desk = Desk("A")
    desk.stage.draws = Bool.random(using: &dice)
    var transitions: [Transition] = []
    var swipe: Swipe<Page>?
    for _ in 0..<60 {
      let name = ["A", "B", "C", "D", "E"].randomElement(using: &dice) ?? "A"
      switch Int.random(in: 0..<14, using: &dice) {
      case 0: desk.stage.leaving = [name: .confirm("\(name)?")]
      case 1: desk.stage.leaving = [:]
      case 2: desk.router.finishTransition()
      case 3: swipe = desk.router.beginSwipe() ?? swipe
      case 4:
        let progress = Double.random(in: 0...1, using: &dice)
        swipe?.move(to: progress)
        swipe?.release(SwipeRelease(progress: progress, velocity: 0))
      case 5: if let question = desk.router.question { desk.router.answer(question, with: .leave) }
      case 6: if let question = desk.router.question { desk.router.answer(question, with: .stay) }
      case 7:
        let wish = dice
        desk.stage.hooks["\(name) didAppear"] = {
          var dice = wish
          desk.stage.hooks = [:]
          transitions.append(act(desk, &dice))
        }
      case 8: transitions.append(desk.router.handling { act(desk, &dice) })
      default: transitions.append(act(desk, &dice))
      }
      if desk.router.running == nil { desk.stage.checker.noteRest(top: desk.router.path.top.id) }
    }
    desk.router.end()
    desk.stage.hooks = [:]
    transitions += swipe.map { [$0.transition] } ?? []
    for transition in transitions {
      if case .ended = transition.state { continue }
      Issue.record("a transition is \(transition.state) after the end")
    }
    #expect(desk.stage.checker.violations == [])
  }

  private func act(_ desk: Desk, _ dice: inout Dice) -> Transition {
    let names = ["A", "B", "C", "D", "E"]
    let name = names.randomElement(using: &dice) ?? "A"
    let some = desk.router.path.entries.randomElement(using: &dice)?.id ?? EntryID(number: 1)
    switch Int.random(in: 0..<9, using: &dice) {
    case 0: return desk.router.pop()
    case 1: return desk.router.navigate(to: Page(name))
    case 2: return desk.router.setPath(names.shuffled(using: &dice).map { Page($0) })
    case 3: return desk.router.remove(some)
    case 4: return desk.router.replaceTop(Page(name))
    case 5: return desk.router.pop(to: some)
    case 6: return desk.router.navigator(for: .entry(some)).push(Page(name))
    case 7:
      let seed = dice.next()
      return desk.router.update { entries in
        var dice = Dice(seed: seed)
        entries.shuffle(using: &dice)
      }
    default: return desk.router.push(Page(name))
    }
  }
}
