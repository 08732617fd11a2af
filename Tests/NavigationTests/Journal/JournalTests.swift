import Navigation
import Testing

@Suite("journal") struct JournalTests {
  @Test("a change and its outcome have one number, cause, requester and trigger")
  func change() {
    let desk = Desk("A").drawing()
    desk.router.navigator(for: .entry(desk.entry("A")), trigger: .row("social")).push("B")
    #expect(desk.host.journal.count == 1)
    desk.router.finishTransition()
    let events = desk.host.journal.map(\.event)
    guard case .change(let change) = events.first else {
      Issue.record("no change in the journal")
      return
    }
    #expect(change.cause == .push)
    #expect(change.requester == .entry(desk.entry("A")))
    #expect(change.trigger == .row("social"))
    #expect(change.added == [desk.router.path.top])
    #expect(change.kept == 1 && change.removed == [] && change.above == [desk.entry("B")])
    guard case .outcome(let end) = events.last else {
      Issue.record("no outcome in the journal")
      return
    }
    #expect(end.outcome == .completed)
    #expect(end.appeared == [desk.entry("B")])
    #expect(Set(desk.host.journal.map(\.number)).count == 1)
  }

  @Test("a record is printed in the words that scripts expect, after its number and time")
  func printed() {
    let desk = Desk("A").drawing()
    desk.router.navigator(for: .entry(desk.entry("A")), trigger: .row("social")).push("B")
    desk.router.finishTransition()
    #expect(
      desk.host.journal.map { "\($0)" } == [
        "2 at 0.0 seconds: push cause=push requester=\(desk.entry("A")) trigger=row:social "
          + "removed=0 added=1",
        "2 at 0.0 seconds: outcome=completed",
      ])
  }

  @Test("a record holds only what changed, never the whole path")
  func delta() {
    let desk = Desk("A B C D")
    desk.router.update { entries in
      entries.remove(at: 2)
      entries.push("X")
    }
    guard case .change(let change) = desk.host.journal.first?.event else {
      Issue.record("no change in the journal")
      return
    }
    #expect(desk.names(change.removed) == "C")
    #expect(change.added.map(\.route) == ["X"])
    #expect(change.kept == 2)
    #expect(desk.names(change.above) == "D X")
  }

  @Test("a superseded change is followed by its outcome before the next change")
  func superseded() {
    let desk = Desk("A").drawing()
    desk.router.push("B")
    desk.router.push("C")
    let kinds = desk.host.journal.map { record in
      switch record.event {
      case .change(let change): "\(record.number) \(change.cause)"
      case .outcome(let end): "\(record.number) \(end.outcome)"
      default: "other"
      }
    }
    #expect(kinds == ["2 push", "2 superseded", "3 push"])
  }

  @Test("screen views are exactly the appearances")
  func views() {
    let desk = Desk("A")
    desk.router.push("B")
    desk.router.remove(desk.entry("A"))
    desk.router.push("C")
    desk.router.pop()
    #expect(desk.names(views(of: desk)) == desk.appearances())
  }

  @Test("a change that shows several screens has a screen view of each")
  func viewsOfPanes() {
    let desk = ModeTests.desk("L D", "M N").panes(2)
    desk.router.navigator().show(ModeTests.second)
    #expect(desk.names(views(of: desk)) == "M N")
    desk.router.navigator().show(ModeTests.first)
    desk.router.layOut(StackLayout(panes: 1))
    desk.router.layOut(StackLayout(panes: 2))
    #expect(desk.names(views(of: desk)) == "M N L D L")
    #expect(desk.appearances() == "M N L D L")
  }

  private func views(of desk: Desk) -> [EntryID] {
    desk.host.journal.flatMap { record -> [EntryID] in
      if case .outcome(let end) = record.event { end.appeared } else { [] }
    }
  }

  @Test("stale, vetoed and refused operations leave a record; unchanged ones do not")
  func refusals() {
    let desk = Desk("A B")
    desk.host.leaving["B"] = .denied("no")
    desk.screen("A").push("X")
    desk.router.pop()
    desk.router.navigate(to: "B")
    desk.host.leaving["B"] = .allowed
    let request = desk.screen("B").ask("answer", for: String.self) { Page("Q", slot: $0) }
    desk.named("Q").return("yes", to: request.slot)
    desk.screen("B").return("late", to: request.slot)
    let outcomes = desk.host.journal.map { record -> Outcome? in
      if case .refusal(_, _, _, let outcome) = record.event { outcome } else { nil }
    }
    #expect(
      outcomes.compactMap(\.self) == [
        .stale, .vetoed(by: desk.entry("B")), .refused(request.slot.id),
      ])
  }

  static let withoutEffect: [(String, @Sendable (Router<Page>) -> Transition)] = [
    ("push", { $0.push([Page]()) }),
    ("navigate", { $0.navigate(to: "A") }),
    ("pop", { $0.pop() }),
    ("pop(to:)", { $0.pop(to: "X") }),
    ("popToRoot", { $0.popToRoot() }),
    ("setPath", { $0.setPath(["A"]) }),
    ("remove", { $0.remove($0.path.root.id) }),
    ("update", { $0.update { _ in } }),
  ]

  @Test("no verb leaves a record when it changes nothing", arguments: withoutEffect.map(\.0))
  func unchanged(name: String) throws {
    let desk = Desk("A")
    let transition = try #require(Self.withoutEffect.first { $0.0 == name }).1(desk.router)
    guard case .ended(.unchanged) = transition.state else {
      Issue.record("\(transition.state)")
      return
    }
    #expect(desk.host.journal == [])
  }

  @Test("every record names its path")
  func pathIdentity() {
    let host = RecordingHost()
    let root = Entry(id: EntryID(number: 1), route: Page("A"))
    let places = PathID(rawValue: "places")
    let router = Router(path: Path(root: root, id: places), host: host, queue: WorkQueue())
    router.launch()
    router.push("B")
    router.navigator(for: .entry(root.id)).pop()
    #expect(host.journal.count == 5)
    #expect(host.journal.allSatisfy { $0.path == places })
    #expect(router.saved().path == places)
  }

  @Test("a record has the time of the app's clock")
  func time() {
    let desk = Desk("A")
    desk.queue.advance(to: .seconds(3))
    desk.router.push("B")
    #expect(desk.host.journal.map(\.time) == [.seconds(3), .seconds(3)])
  }

  @Test(
    "a trigger can be read back from its description",
    arguments: [
      Trigger.code, .key("esc"), .key(":"), .control("back"), .row("a:b"), .swipe, .wheel, .link,
      .script,
    ])
  func trigger(trigger: Trigger) {
    #expect(Trigger(trigger.description) == trigger)
  }

  @Test("a text that is not a trigger is not read", arguments: ["", "key", "swipe:left", "mouse"])
  func noOrigin(text: String) {
    #expect(Trigger(text) == nil)
  }
}
