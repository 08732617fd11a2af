import Navigation
import Synchronization
import Testing

/// Each is so large that a quadratic cost would be noticed: billions of steps instead of thousands.
/// There is no time limit, because tests that run side by side wait for each other.
@Suite("costs") struct CostTests {
  private static let many = 60_000

  private func deep() -> Desk {
    let desk = Desk()
    desk.router.push((1...Self.many).map { Page("\($0)") })
    return desk
  }

  @Test("an update that removes every other entry walks the path once")
  func removals() {
    for isUpward in [true, false] {
      let desk = deep()
      let places = Array(stride(from: 1, through: Self.many, by: 2))
      let transition = desk.router.update { draft in
        for (gone, place) in (isUpward ? places : places.reversed()).enumerated() {
          draft.remove(at: isUpward ? place - gone : place)
        }
      }
      #expect(transition.removed.count == Self.many / 2)
      #expect(desk.router.path.routes[1] == "2")
    }
  }

  @Test("an update that looks up each entry walks the path once")
  func lookUps() {
    let desk = deep()
    let ids = desk.router.path.entries.map(\.id)
    desk.router.update { draft in
      for id in ids.dropFirst() where id.number.isMultiple(of: 2) {
        if let index = draft.index(of: id) { draft.remove(at: index) }
      }
    }
    #expect(desk.router.path.count == Self.many / 2 + 1)
  }

  @Test("an update during a question looks at each entry once")
  func removalsBesideQuestion() {
    let desk = deep()
    desk.host.leaving = ["\(Self.many)": .confirm("?")]
    desk.router.popToRoot()
    let other = desk.router.update { $0.removeSubrange(1..<Self.many) }
    #expect(desk.host.withdrawn.count == 1)
    #expect(other.state == .ended(.completed))
  }

  @Test("ending all requests of one owner costs the same for each")
  func requests() {
    let desk = Desk("A B")
    let owner = desk.router.navigator(for: .entry(desk.entry("B")))
    desk.router.runHandler {
      for _ in 0..<Self.many {
        let _: ResultRequest<String> = owner.ask("place") { Page("C", slot: $0) }
      }
    }
    #expect(desk.router.openSlots.count == 1)
    desk.router.end()
    #expect(desk.router.openSlots == [])
  }

  @Test("waiting requests end with the program")
  func queuedRequests() {
    let desk = Desk("A")
    desk.host.hooks["B willAppear(pushed)"] = {
      for _ in 0..<Self.many {
        let _: ResultRequest<String> = desk.screen("A").ask("place") { Page("C", slot: $0) }
      }
      desk.router.end()
    }
    desk.router.push("B")
    #expect(desk.router.isEnded)
    desk.host.hooks = [:]
  }

  @Test("the flows of all entries are found in one walk over each path")
  func flows() {
    let desk = Desk("A B")
    desk.present("F", as: .flow, by: "B")
    let first = desk.router.top
    desk.router.push((1...Self.many).map { Page("\($0)") })
    let flows = desk.router.flows
    #expect(flows.count == Self.many + 1)
    #expect(Set(flows.values) == [first])
  }

  @Test("each task that a screen starts costs the same")
  func tasks() {
    let app = AppActor("A")
    app.run { app, desk in
      for number in 0..<Self.many {
        app.start("\(number)", for: "A") { _ in "" }
        #expect(desk.router.tasks.isLoading(desk.entry("A")))
      }
    }
    #expect(app.run { app, _ in app.log.count } == Self.many)
  }

  @Test("timers may be set and cancelled in any order")
  func timers() {
    let queue = WorkQueue()
    var timers: [TimerID] = []
    for number in 1...Self.many {
      timers.append(queue.schedule(at: .seconds(number), purpose: .background))
      timers.append(queue.schedule(at: .seconds(-number), purpose: .blocksSettling))
    }
    for timer in timers where timer.sequence.isMultiple(of: 3) { queue.cancel(timer) }
    var fired: [TimerID] = []
    queue.advance(to: .seconds(Self.many)) { fired.append($0) }
    #expect(fired == timers.filter { !$0.sequence.isMultiple(of: 3) }.sorted())
    #expect(queue.nextDeadline == nil)
  }

  @Test("setting the same path compares each route once")
  func equalPath() {
    let comparisons = Comparisons()
    Comparisons.$counted.withValue(comparisons) {
      let host = SilentHost()
      let routes = (0..<Self.many).map(Counted.init)
      let other = Router(root: routes[0], host: host, queue: WorkQueue())
      other.launch(routes)
      comparisons.count.withLock { $0 = 0 }
      #expect(other.setPath(routes).state == .ended(.unchanged(.equal)))
      withExtendedLifetime(host) {}
    }
    #expect(comparisons.count.withLock { $0 } == Self.many)
  }
}

private final class Comparisons: Sendable {
  @TaskLocal static var counted: Comparisons?
  let count = Mutex(0)
}

private struct Counted: Hashable, Codable {
  let number: Int

  static func == (left: Counted, right: Counted) -> Bool {
    Comparisons.counted?.count.withLock { $0 += 1 }
    return left.number == right.number
  }
}

private final class SilentHost: NavigationHost {
  func create(_ entry: Entry<Counted>) {}
  func handle(_ event: LifecycleEvent) {}
  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? { .allowed }
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {}
  func ask(_ question: LeaveQuestion) {}
  func withdraw(_ question: LeaveQuestion) {}
  func denied(_ why: String, by entry: EntryID) {}
}
