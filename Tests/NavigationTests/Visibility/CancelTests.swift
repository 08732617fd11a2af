import Navigation
import Testing

@Suite("cancelling a request") struct CancelTests {
  /// A asked for F, which asked for G, which asked for H, each as told.
  private func nested(
    _ styles: [PresentationStyle?] = [.flow, nil, .flow]
  ) -> (Desk, [ResultRequest<String>]) {
    let desk = Desk("A")
    let requests = zip(["A", "F", "G"], zip(["F", "G", "H"], styles)).map { owner, asked in
      desk.named(owner).ask("answer", for: String.self, presented: asked.1) {
        Page(asked.0, slot: $0)
      }
    }
    desk.host.events = []
    return (desk, requests)
  }

  @Test("leaves the whole flow from any depth", arguments: [0, 1, 2])
  func leaves(level: Int) {
    let (desk, requests) = nested()
    let transition = desk.named("H").cancel(requests[level].slot)
    #expect(transition.state == .ended(.completed))
    #expect(desk.path == ["A", "A F", "A F G"][level])
    #expect(desk.host.received == ["\(["A", "F", "G"][level]).answer cancelled(cancel)"])
    #expect(desk.router.openSlots == requests.prefix(level).map(\.slot.id))
  }

  @Test("ends the requests inside it first")
  func order() throws {
    let app = AppActor()
    app.run { app, desk in
      for (owner, page) in [("A", "F"), ("F", "G"), ("G", "H")] {
        let request = desk.named(owner).ask("answer", for: String.self, presented: .flow) {
          Page(page, slot: $0)
        }
        Task(executorPreference: app.queue) { await app.note("\(page): \(request.answer)") }
      }
    }
    try app.run { _, desk in
      desk.named("H").cancel(try #require(desk.router.path.entries[1].route.slot))
    }
    let expected = ["H", "G", "F"].map {
      "\($0): \(ResultOutcome<String>.cancelled(.change(.cancel)))"
    }
    app.run { app, _ in #expect(app.log == expected) }
  }

  @Test("asks all that go, the one that cancels included", arguments: ["F", "G", "H"])
  func asks(page: String) throws {
    let (desk, requests) = nested()
    desk.host.leaving[page] = .denied("not now")
    let denying = try #require(desk.router.path.entries.last { $0.route.name == page })
    let transition = desk.named("H").cancel(requests[0].slot)
    #expect(transition.state == .ended(.vetoed(by: denying.id)))
    #expect(desk.path == "A F G H")
    #expect(desk.router.openSlots.count == 3)
  }

  @Test("makes who asked active, though something was inserted while the flow was asked")
  func insertedMeanwhile() throws {
    let desk = Desk("A").panes(2)
    let request = desk.present("F", as: .flow, by: "A")
    desk.named("F").push("G")
    desk.host.leaving["G"] = .confirm("Leave?")
    let transition = desk.named("G").cancel(request.slot)
    desk.router.update { $0.insert(DraftEntry("X"), at: 2) }
    #expect(desk.path == "A F X G" && transition.state == .pending)
    desk.router.answer(try #require(desk.router.question), with: .leave)
    #expect(desk.visible == "A* X")
  }

  @Test("is refused where it has ended already")
  func settled() {
    let (desk, requests) = nested()
    desk.named("H").cancel(requests[2].slot)
    let transition = desk.named("G").cancel(requests[2].slot)
    #expect(transition.state == .ended(.refused(requests[2].slot.id)))
    #expect(desk.path == "A F G")
  }

  @Test("works for a request that is presented like any other screen")
  func plain() {
    let (desk, requests) = nested([nil, nil, nil])
    desk.named("H").cancel(requests[1].slot)
    #expect(desk.path == "A F")
    #expect(desk.host.received == ["F.answer cancelled(cancel)"])
  }

  @Test("works from outside the flow, and never for a screen that is not active")
  func outside() {
    let (desk, requests) = nested()
    #expect(desk.named("A").cancel(requests[0].slot).state == .ended(.stale))
    #expect(desk.router.cancel(requests[0].slot).state == .ended(.completed))
    #expect(desk.path == "A")
  }
}
