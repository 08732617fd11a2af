import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@testable import KeyScript
@testable import KeyScriptTools

@Suite("A very long session")
struct LongSessionTests {
  /// Opens a screen and goes back, repeatedly.
  private static func app(opening count: Int) -> App<StackRoute> {
    let app = makeStack()
    app.keepEvents()
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    for _ in 0..<count {
      app.handle(.key(Key(.enter)))
      app.handle(.key(Key(.escape)))
    }
    return app
  }

  @Test("keeps only the last lifecycle events, up to a limit")
  func events() {
    let events = Self.app(opening: 400).takeEvents().events
    #expect(events.count == App<StackRoute>.eventLimit)
    #expect(events.last?.event.phase == .didAppear)
    #expect(Self.app(opening: 10).takeEvents().events.count == 3 + 10 * 10)
  }

  @Test("does not mistake the last events for all events")
  func scriptEvents() {
    let target = AppTarget(makeStack(), settings: ScriptSettings(), name: \.name)
    for _ in 0..<400 {
      for key in [Key(.enter), Key(.escape)] {
        target.handle(.key(key))
        target.advance(to: target.now + .milliseconds(400))
      }
    }
    #expect(target.takeLifecycleEvents().first == "…")
    #expect(target.takeLifecycleEvents() == [])
  }

  @Test("says that events were lost only if they were")
  func exactLimit() {
    let target = AppTarget(makeStack(), settings: ScriptSettings(), name: \.name)
    let begun = target.takeLifecycleEvents().count
    #expect(begun == 3)
    // Ten events each.
    for _ in 0..<App<StackRoute>.eventLimit / 10 {
      for key in [Key(.enter), Key(.escape)] {
        target.handle(.key(key))
        target.advance(to: target.now + .milliseconds(400))
      }
    }
    let events = target.takeLifecycleEvents()
    #expect(events.count == App<StackRoute>.eventLimit && events.first != "…")
  }

  @Test("keeps the names in a journal only as long as they may be needed")
  func names() {
    let app = makeStack()
    var lines = JournalLines<StackRoute>(name: \.name)
    var most = 0
    let records = Mutex<[JournalRecord<StackRoute>]>([])
    app.observeJournal { record in records.withLock { $0.append(record) } }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    for _ in 0..<5_000 {
      app.handle(.key(Key(.enter)))
      app.handle(.key(Key(.escape)))
      for record in records.withLock({ $0 }) { _ = lines.line(for: record) }
      records.withLock { $0 = [] }
      most = max(most, lines.names.count)
    }
    #expect(most <= 2_002)
  }
}
