import Navigation
import Testing

@Suite("outcomes") struct OutcomeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Requests a result; the rest of the row then ends the request.
    let ask: @Sendable (Desk) throws -> Transition
    var end: @Sendable (Desk) throws -> Void = { _ in }
  }

  static let rows = [
    Row(
      testDescription: "completed", ask: { $0.router.push("C") },
      end: { $0.router.finishTransition() }),
    Row(
      testDescription: "superseded", ask: { $0.router.push("C") },
      end: { $0.router.push("D") }),
    Row(
      testDescription: "cancelled", ask: { try #require($0.router.beginSwipe()).transition },
      end: { $0.router.end() }),
    Row(
      testDescription: "vetoed(by: #2)",
      ask: { desk in
        desk.host.leaving["B"] = .confirm("leave?")
        return desk.router.pop()
      },
      end: { $0.router.answer(try #require($0.router.question), with: .stay) }),
    Row(testDescription: "unchanged(atRoot)", ask: { $0.router.remove($0.router.path.root.id) }),
    Row(testDescription: "unchanged(absent)", ask: { $0.router.pop(to: "X") }),
    Row(testDescription: "unchanged(equal)", ask: { $0.router.navigate(to: "B") }),
    Row(testDescription: "stale", ask: { $0.screen("A").push("C") }),
    Row(
      testDescription: "refused(#2.place/1)",
      ask: { desk in
        let request: ResultRequest<String> = desk.screen("B").ask("place") { Page("C", slot: $0) }
        desk.router.pop()
        return desk.screen("B").return("Nara", to: request.slot)
      }),
  ]

  @Test("are delivered once to everyone who awaits them", arguments: rows)
  func awaited(row: Row) throws {
    let app = AppActor("A B")
    app.run { _, desk in desk.host.draws = true }
    try app.run { app, desk in
      let transition = try row.ask(desk)
      for _ in 0..<2 {
        Task(executorPreference: desk.queue) { await app.note("\(transition.outcome)") }
      }
    }
    try app.run { _, desk in try row.end(desk) }
    #expect(app.run { app, _ in app.log } == [row.testDescription, row.testDescription])
  }

  @Test("launching returns a transition too")
  func launch() {
    let host = RecordingHost()
    let router = Router<Page>(root: "A", host: host, queue: WorkQueue())
    let transition = router.launch(["A", "B"])
    #expect(transition.state == .ended(.completed))
    #expect(transition.added == router.path.entries.map(\.id))
    let ended = Router<Page>(root: "A", host: host, queue: WorkQueue())
    ended.end()
    #expect(ended.launch().state == .ended(.cancelled))
  }
}
