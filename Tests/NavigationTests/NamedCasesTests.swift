import Navigation
import Testing

/// Cases that go wrong in other toolkits.
@Suite("cases that are easily forgotten") struct NamedCasesTests {
  /// A asks B for a place, B asks C for a colour; C has the slot of A too.
  private func nested() -> (desk: Desk, place: ResultRequest<String>, colour: ResultRequest<String>)
  {
    let desk = Desk("A")
    let place: ResultRequest<String> = desk.screen("A").ask("place") { Page("B", slot: $0) }
    let colour: ResultRequest<String> = desk.top.ask("colour") { Page("C", slot: $0) }
    _ = desk.events()
    return (desk, place, colour)
  }

  @Test("a return across several levels and another request")
  func returnAcrossAskings() async {
    let (desk, place, colour) = nested()
    #expect(desk.top.return("Nara", to: place.slot).state == .ended(.completed))
    #expect(
      desk.events() == """
        A.place = Nara, C willDisappear(popped), A willAppear(revealed), C didDisappear, \
        C removed, B removed, A didAppear
        """)
    #expect(await colour.answer == .cancelled(.change(.return)))
    #expect(
      desk.screen("A").return("red", to: colour.slot).state == .ended(.refused(colour.slot.id)))
  }

  @Test("a cancelled swipe leaves a pending request open, and its value arrives")
  func swipeLetGoWithResultPending() throws {
    let (desk, place, _) = nested()
    let swipe = try #require(desk.router.beginSwipe())
    swipe.move(to: 0.3)
    desk.top.provide("Gifu", to: place.slot)
    #expect(swipe.cancel() == .springsBack)
    desk.router.finishTransition(swipe.transition)
    #expect(desk.router.openSlots.count == 2)
    desk.top.return("Nara", to: place.slot)
    #expect(
      desk.host.received.filter { $0.hasPrefix("A") } == ["A.place = Gifu", "A.place = Nara"])
  }

  @Test("a question that comes up during a drag is asked when the screen is back in place")
  func questionDuringDrag() throws {
    let desk = Desk("A B").drawing()
    let swipe = try #require(desk.router.beginSwipe())
    swipe.move(to: 0.6)
    desk.host.leaving["B"] = .confirm("Leave?")
    #expect(swipe.release(SwipeRelease(progress: 0.6, velocity: 0)) == .springsBack)
    #expect(desk.host.questions == [])
    desk.router.finishTransition(swipe.transition)
    #expect(swipe.transition.state == .pending)
    desk.router.answer(try #require(desk.host.questions.first), with: .leave)
    #expect(desk.path == "A")
  }

  @Test("a hang-up during a drag ends every open request once and notifies no screen")
  func hangUpDuringDrag() async throws {
    let (desk, place, colour) = nested()
    let swipe = try #require(desk.router.beginSwipe())
    swipe.move(to: 0.5)
    desk.router.end()
    #expect(swipe.transition.state == .ended(.cancelled))
    #expect(await place.answer == .cancelled(.change(.quit)))
    #expect(await colour.answer == .cancelled(.change(.quit)))
    #expect(desk.host.received == [])
    #expect(swipe.commit() == .over)
  }

  @Test("a task of a leaving screen can await the transition")
  func awaitingFromLeavingTask() {
    let app = AppActor("A B")
    app.run { app, desk in
      desk.host.draws = true
      app.start("leave", for: "B") { _ in
        let outcome = await app.pop(as: "B")
        await app.note("\(outcome)")
        return "left"
      }
    }
    #expect(app.run { _, desk in desk.path } == "A")
    #expect(app.run { _, desk in desk.router.tasks.lingering.map(\.description) } == ["#2 leave"])
    app.run { _, desk in desk.router.finishTransition() }
    #expect(app.run { app, _ in app.log } == ["completed", "leave dropped"])
  }

  @Test("a task that ignores cancellation is listed until it ends, and changes nothing")
  func unheedingTask() {
    let app = AppActor("A B")
    app.run { app, desk in
      app.start("load", for: "B", work: loadRegardless(.seconds(1)))
      desk.router.pop()
    }
    #expect(app.run { _, desk in desk.router.tasks.lingering.map(\.description) } == ["#2 load"])
    app.queue.advance(to: .seconds(1))
    #expect(app.run { _, desk in desk.router.tasks.lingering } == [])
    #expect(app.run { app, _ in app.log } == ["load dropped"])
  }

  @Test("an update without net effect sends no events, asks no screen, and keeps a held swipe")
  func zeroNetBatch() throws {
    let desk = Desk("A B").drawing()
    desk.host.leaving["B"] = .denied("no")
    let swipe = try #require(desk.router.beginSwipe())
    let transition = desk.router.update { entries in
      let top = entries.removeLast()
      entries.push("C")
      entries.removeLast()
      entries.append(top)
    }
    #expect(transition.state == .ended(.unchanged(.equal)))
    #expect(desk.events() == "")
    #expect(desk.host.journal == [])
    #expect(swipe.transition.state == .tentative)
  }

  @Test("a queued operation is stale if its screen has gone by the time it runs")
  func queuedByTheGone() {
    let desk = Desk("A B")
    var late: Transition?
    let screen = desk.screen("B")
    desk.host.hooks["B willDisappear(popped)"] = { late = screen.push("C") }
    desk.router.pop()
    #expect(late?.state == .ended(.stale))
    #expect(desk.path == "A")
  }

  @Test("holding down the back key stops at the root")
  func heldBack() {
    let desk = Desk("A B C").drawing()
    let ends = (0..<20).map { _ in desk.router.back().state }
    #expect(desk.path == "A")
    #expect(ends.filter { $0 == .ended(.unchanged(.atRoot)) }.count == 18)
  }

  @Test("the same route twice in a path makes two independent screens")
  func sameRouteTwice() {
    let desk = Desk("A B A B")
    desk.router.pop(to: "A")
    #expect(desk.router.path.entries.map(\.id.description) == ["#1", "#2", "#3"])
    desk.router.pop(to: desk.router.path.root.id)
    #expect(desk.router.path.entries.map(\.id.description) == ["#1"])
  }

  @Test("a change made in didAppear is queued, and nothing appears twice")
  func changeInDidAppear() {
    let desk = Desk("A")
    desk.host.hooks["B didAppear"] = {
      desk.host.hooks = [:]
      desk.router.replaceTop("C")
    }
    desk.router.push("B")
    #expect(desk.path == "A C")
    #expect(
      desk.events() == """
        B created, A willDisappear(covered), B willAppear(pushed), A didDisappear, B didAppear, \
        C created, B willDisappear(replaced), C willAppear(replaced), B didDisappear, B removed, \
        C didAppear
        """)
  }

  @Test("a link that arrives during a swipe supersedes it")
  func linkDuringSwipe() throws {
    let desk = Desk("A B C").drawing()
    let swipe = try #require(desk.router.beginSwipe())
    swipe.move(to: 0.7)
    let link = desk.router.perform(
      .setPath(pages("A X Y"), cause: .link), requester: .app, trigger: .link)
    #expect(swipe.transition.state == .ended(.superseded))
    #expect(swipe.commit() == .over)
    desk.router.finishTransition()
    #expect(link.state == .ended(.completed))
    #expect(desk.path == "A X Y")
    #expect(
      desk.events() == """
        Y created, C willDisappear(replaced), Y willAppear(replaced), …, C didDisappear, \
        C removed, B removed, Y didAppear
        """)
  }

  @Test("a trackpad burst pops once, however long it lasts")
  func burstPopsOnce() throws {
    let desk = Desk("A B C").drawing()
    let swipe = try #require(desk.router.beginSwipe(trigger: .wheel))
    for step in 1...40 { swipe.move(to: Double(step) / 20) }
    #expect(swipe.commit() == .committed)
    #expect(swipe.commit() == .over)
    #expect(desk.router.beginSwipe(trigger: .wheel) == nil)
    desk.router.finishTransition()
    #expect(desk.path == "A B")
  }

  @Test("a path saved during a question is restored without the question")
  func restoringWithQuestion() throws {
    let first = Desk("A B")
    first.host.leaving["B"] = .confirm("Leave?")
    #expect(first.router.pop().state == .pending)
    let second = try Desk(restoring: first.router.saved())
    #expect(second.path == "A B")
    #expect(second.router.question == nil)
  }

  @Test("cancelling a task that awaits an answer ends neither the request nor the screen")
  func cancelledWaiter() {
    let app = AppActor("A")
    let waiting = app.run { app, desk in
      let request: ResultRequest<String> = desk.screen("A").ask("place") { Page("B", slot: $0) }
      let task = Task(executorPreference: desk.queue) { await app.note("\(request.answer)") }
      task.cancel()
      return request
    }
    #expect(app.run { app, desk in app.log + desk.router.openSlots.map(\.answer) } == ["place"])
    app.run { _, desk in
      desk.router.navigator(for: .entry(desk.router.path.top.id)).return("Nara", to: waiting.slot)
    }
    #expect(app.run { app, _ in app.log } == ["returned(\"Nara\")"])
  }
}
