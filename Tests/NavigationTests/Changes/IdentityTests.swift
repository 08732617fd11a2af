import Foundation
import Navigation
import Testing

@Suite("values of another router") struct IdentityTests {
  private static func other() -> (router: Router<Page>, host: RecordingHost) {
    let host = RecordingHost()
    let root = Entry<Page>(id: EntryID(number: 1), route: "A")
    let path = Path(root: root, id: PathID(rawValue: "other"))
    let router = Router(path: path, host: host, queue: WorkQueue())
    router.launch()
    return (router, host)
  }

  @Test("a value for its slot is refused, and the outcome names the slot")
  func slot() {
    let desk = Desk("A")
    let (other, host) = Self.other()
    let ask = { (router: Router<Page>) -> ResultRequest<String> in
      router.navigator(for: .entry(router.top)).ask("place") { Page("B", slot: $0) }
    }
    let (ours, theirs) = (ask(desk.router), ask(other))
    for transition in [
      desk.router.return("Nara", to: theirs.slot), desk.router.provide("Nara", to: theirs.slot),
    ] {
      #expect(transition.state == .ended(.refused(theirs.slot.id)))
    }
    #expect(theirs.slot.description == "other:#1.place/1")
    #expect(ours.slot.description == "#1.place/1")
    #expect(desk.router.openSlots == [ours.slot.id] && desk.path == "A B")
    withExtendedLifetime(host) {}
  }

  @Test("a value of another type is refused, though the slot seems to be its own")
  func type() {
    let (desk, other) = (Desk("A"), Desk("A"))
    let ask = { (desk: Desk) in
      desk.top.ask("place", for: String.self) { Page("B", slot: $0) }
    }
    _ = ask(desk)
    let number = other.top.ask("place", for: Int.self) { _ in "B" }
    for transition in [
      desk.router.return(1, to: number.slot), desk.router.provide(1, to: number.slot),
    ] {
      #expect(transition.state == .ended(.refused(number.slot.id)))
    }
    #expect(desk.path == "A B" && desk.host.received == [])
    #expect(desk.router.cancel(number.slot).state == .ended(.completed))
  }

  @Test("a decoded slot keeps its path; without one it belongs to the main path")
  func slotInFile() throws {
    let (other, host) = Self.other()
    let request: ResultRequest<String> = other.navigator(for: .entry(other.top)).ask("place") {
      Page("B", slot: $0)
    }
    let data = try JSONEncoder().encode(request.slot)
    #expect(try JSONDecoder().decode(ReturnSlot<String>.self, from: data) == request.slot)
    let plain = Data(#"{"owner":1,"answer":"place","number":1}"#.utf8)
    let read = try JSONDecoder().decode(ReturnSlot<String>.self, from: plain)
    #expect(read.id.path == .main)
    withExtendedLifetime(host) {}
  }

  @Test("using its entry in an update traps and names both paths")
  func draftEntry() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let desk = Desk("A")
      let (other, host) = Self.other()
      var taken: [DraftEntry<Page>] = []
      other.update { taken = Array($0) }
      desk.router.update { $0.append(contentsOf: taken) }
      withExtendedLifetime(host) {}
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("an update of the path “main” holds #1 of the path “other”"))
  }

  @Test("answering its question traps and names both paths")
  func question() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let desk = Desk("A")
      let (other, host) = Self.other()
      other.push("B")
      host.leaving = ["B": .confirm("?")]
      other.pop()
      desk.router.answer(host.questions[0], with: .leave)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("the question 1 of the path “other” is answered in “main”"))
  }

  @Test("finishing one drawing does not end another")
  func lateEnd() {
    let desk = Desk("A").drawing()
    let first = desk.router.push("B")
    let second = desk.router.push("C")
    desk.router.finishTransition(first)
    #expect(first.state == .ended(.superseded) && second.state == .committed)
    desk.router.finishTransition(second)
    #expect(second.state == .ended(.completed))
  }

  @Test("only finishing its own drawing ends a swipe that springs back")
  func lateEndOfSwipe() throws {
    let desk = Desk("A").drawing()
    let push = desk.router.push("B")
    desk.router.finishTransition(push)
    let swipe = try #require(desk.router.beginSwipe())
    swipe.cancel()
    desk.router.finishTransition(push)
    #expect(swipe.transition.state == .tentative)
    desk.router.finishTransition(swipe.transition)
    #expect(swipe.transition.state == .ended(.cancelled))
  }
}
