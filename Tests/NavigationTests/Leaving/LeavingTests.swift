import Navigation
import Testing

@Suite("asking before leaving") struct LeavingTests {
  @Test("a denial keeps everything as it is, and says why")
  func denied() {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .denied("half done")
    let transition = desk.router.pop()
    #expect(transition.state == .ended(.vetoed(by: desk.entry("B"))))
    #expect(desk.host.denials == ["B: half done"])
    #expect(desk.events() == "")
    #expect(desk.host.journal.count == 1)
  }

  @Test("a screen that has nothing left to lose when its turn comes isn't asked")
  func savedMeanwhile() {
    let desk = Desk("A B C D")
    for page in ["B", "C", "D"] { desk.host.leaving[page] = .confirm("\(page)?") }
    let transition = desk.router.popToRoot()
    desk.host.leaving["C"] = nil
    desk.router.answer(desk.host.questions[0], with: .leave)
    #expect(desk.host.questions.map(\.text) == ["D?", "B?"])
    desk.router.answer(desk.host.questions[1], with: .leave)
    #expect(transition.state == .ended(.completed))
  }

  @Test("a covered screen is asked too, and any denial wins before a question is put")
  func deniedBeneath() {
    let desk = Desk("A B C D")
    desk.host.leaving["D"] = .confirm("D?")
    desk.host.leaving["B"] = .denied("no")
    #expect(desk.router.popToRoot().state == .ended(.vetoed(by: desk.entry("B"))))
    #expect(desk.host.questions == [])
  }

  static let ways: [(String, @Sendable (Router<Page>) -> Transition?)] = [
    ("pop", { $0.pop() }),
    ("back", { $0.back() }),
    ("pop(count:)", { $0.pop(count: 2) }),
    ("pop(to:)", { $0.pop(to: "A") }),
    ("popToRoot", { $0.popToRoot() }),
    ("navigate", { $0.navigate(to: "A") }),
    ("replaceTop", { $0.replaceTop("X") }),
    ("setPath", { $0.setPath(["A"]) }),
    ("link", { $0.perform(.setPath(["A", "X"], cause: .link), requester: .app, trigger: .link) }),
    ("remove", { $0.remove($0.path.top.id) }),
    ("update", { $0.update { $0.removeLast() } }),
    ("quit", { $0.quit() }),
    (
      "swipe",
      { router in
        let swipe = router.beginSwipe()
        _ = swipe?.commit()
        if let swipe { router.finishTransition(swipe.transition) }
        return swipe?.transition
      }
    ),
  ]

  @Test("a screen is asked before any operation that removes it", arguments: ways.map(\.0))
  func everyWay(name: String) throws {
    let way = try #require(Self.ways.first { $0.0 == name }).1
    let desk = Desk("A B C")
    desk.host.leaving["C"] = .confirm("leave?")
    let transition = try #require(way(desk.router))
    #expect(transition.state == .pending)
    #expect(desk.host.questions.map(\.entry) == [desk.entry("C")])
    #expect(Set(desk.host.causes) == Set(desk.host.questions.map(\.cause)))
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(transition.state == .ended(.completed))
    #expect(desk.router.isEnded || desk.router.path.nearest("C") == nil)
  }

  @Test("a screen is not asked before a push")
  func pushed() {
    let desk = Desk("A")
    desk.host.leaving["A"] = .denied("no")
    #expect(desk.router.push("B").state == .ended(.completed))
  }

  @Test("a question leaves the path as it is until it is answered")
  func pending() throws {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .confirm("leave?")
    let transition = desk.router.pop()
    #expect(transition.state == .pending)
    #expect(desk.path == "A B")
    let question = try #require(desk.router.question)
    #expect(question.text == "leave?")
    desk.router.answer(question, with: .leave)
    #expect(transition.state == .ended(.completed))
    #expect(desk.path == "A")
  }

  @Test("choosing to stay is a veto by the screen that asked")
  func stay() throws {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .confirm("leave?")
    let transition = desk.router.pop()
    desk.router.answer(try #require(desk.router.question), with: .stay)
    #expect(transition.state == .ended(.vetoed(by: desk.entry("B"))))
    #expect(desk.router.question == nil)
  }

  @Test("several questions come one at a time, top first")
  func several() throws {
    let desk = Desk("A B C D")
    for name in ["B", "D"] { desk.host.leaving[name] = .confirm("\(name)?") }
    let transition = desk.router.popToRoot()
    #expect(desk.host.questions.map(\.text) == ["D?"])
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(desk.host.questions.map(\.text) == ["D?", "B?"])
    #expect(desk.path == "A B C D")
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(transition.state == .ended(.completed))
    #expect(desk.path == "A")
  }

  @Test("a change of the top withdraws the question")
  func superseded() {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .confirm("leave?")
    let transition = desk.router.pop()
    desk.router.push("C")
    #expect(transition.state == .ended(.superseded))
    #expect(desk.host.withdrawn.map(\.text) == ["leave?"])
    #expect(desk.path == "A B C")
  }

  @Test("a change of an entry in question withdraws the question")
  func supersededByRemoval() {
    let desk = Desk("A B C")
    desk.host.leaving["C"] = .confirm("leave?")
    let transition = desk.router.popToRoot()
    desk.router.remove(desk.entry("B"))
    #expect(transition.state == .ended(.superseded))
    #expect(desk.path == "A C")
  }

  @Test("a change that leaves only the entries in question withdraws it")
  func supersededByLastOne() {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .confirm("leave?")
    let transition = desk.router.pop()
    desk.router.update { $0.remove(at: 0) }
    #expect(transition.state == .ended(.superseded))
    #expect(desk.host.withdrawn.map(\.text) == ["leave?"])
    #expect(desk.path == "B")
  }

  @Test("after “leave”, exactly the entries in question are removed")
  func rebased() throws {
    let desk = Desk("A B C D")
    desk.host.leaving["D"] = .confirm("leave?")
    let transition = desk.router.pop()
    desk.router.update { entries in
      entries.remove(at: 1)
      entries.insert(DraftEntry("X"), at: 1)
      entries.insert(DraftEntry("Y"), at: 3)
    }
    #expect(desk.path == "A X C Y D")
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(desk.path == "A X C Y")
    #expect(desk.names(transition.removed) == "D")
  }

  @Test("after “leave”, the remaining entries keep their current order")
  func rebasedTwice() throws {
    let desk = Desk("A B C")
    desk.host.leaving["B"] = .confirm("leave?")
    desk.router.remove(desk.entry("B"))
    desk.router.update { $0.insert(DraftEntry("X"), at: 2) }
    desk.router.update { entries in
      let inserted = entries.remove(at: 2)
      entries.insert(inserted, at: 0)
    }
    #expect(desk.path == "X A B C")
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(desk.path == "X A C")
  }

  @Test("a return is refused if its request ended during the question")
  func returnTooLate() throws {
    let desk = Desk("R A")
    let request: ResultRequest<String> = desk.screen("A").ask("place") { Page("B", slot: $0) }
    desk.router.push("C")
    desk.host.leaving["B"] = .confirm("leave?")
    let transition = desk.screen("C").return("Nara", to: request.slot)
    desk.router.remove(desk.entry("A"))
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(transition.state == .ended(.refused(request.slot.id)))
    #expect(desk.path == "R B C")
  }

  @Test("an answer to a withdrawn question does nothing")
  func lateAnswer() throws {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .confirm("leave?")
    desk.router.pop()
    let question = try #require(desk.router.question)
    desk.router.push("C")
    desk.router.answer(question, with: .leave)
    #expect(desk.path == "A B C")
  }

  @Test("a second operation that has to ask replaces the first")
  func secondQuestion() {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .confirm("leave?")
    let first = desk.router.pop()
    let second = desk.router.replaceTop("C")
    #expect(first.state == .ended(.superseded))
    #expect(second.state == .pending)
  }

  @Test("a screen that is created to be asked is not created before the handler returns")
  func madeAfterHandler() {
    let desk = Desk("A B C", visited: false)
    desk.host.saved = ["B"]
    let transition = desk.router.runHandler {
      let transition = desk.router.remove(desk.entry("B"))
      #expect(transition.state == .queued)
      #expect(desk.events() == "")
      return transition
    }
    #expect(desk.events() == "B created, B removed")
    #expect(transition.state == .ended(.completed))
  }

  @Test("an entry that was never created is not asked, unless it has saved state")
  func neverMade() {
    let desk = Desk("A B C", visited: false)
    desk.host.leaving["B"] = .denied("no")
    desk.host.saved = ["B"]
    #expect(desk.router.popToRoot().state == .ended(.vetoed(by: desk.entry("B"))))
    #expect(desk.events() == "B created")
    desk.host.leaving = [:]
    desk.router.popToRoot()
    #expect(
      desk.events() == """
        A created, C willDisappear(popped), A willAppear(revealed), \
        C didDisappear, C removed, B removed, A didAppear
        """)
  }
}
