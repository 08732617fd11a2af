import Navigation
import TerminalCore
import TerminalFake
import Testing

@testable import TerminalUI

@Suite("Type-ahead")
struct TypeAheadTests {
  private static let interrupt = InputEvent.key(Key(.character("c"), .control))

  /// Runs the sample and returns the events that it handled, in order.
  private static func handled(_ arrivals: [[InputEvent]]) throws -> [InputEvent] {
    let app = launch(.home, .list)
    let terminal = FakeTerminal(
      size: Size(columns: 30, rows: 8), arrivals: arrivals.map { (.zero, $0) })
    var handled: [InputEvent] = []
    try app.run(on: terminal) { event, _, _ in
      handled.append(event)
      return true
    }
    #expect(app.isEnded)
    return handled
  }

  private static func flood(_ count: Int) -> [InputEvent] {
    Array(repeating: .key(Key(.down)), count: count)
  }

  @Test(
    "an interrupt or a signal to end waits for a batch of the input, not for all",
    arguments: [interrupt, .signal(.terminate), .signal(.hangUp)])
  func urgent(event: InputEvent) throws {
    let flood = Self.flood(5_000)
    let handled = try Self.handled([flood, flood, flood + [event] + flood, flood])
    #expect(handled.count <= 4 * 128)
    #expect(handled.last == event)
  }

  @Test("without an interrupt, all input is handled in order")
  func order() throws {
    let typed = (0..<5_000).map { InputEvent.key(Key($0.isMultiple(of: 3) ? .up : .down)) }
    #expect(try Self.handled([typed]) == typed + [.signal(.hangUp)])
  }

  @Test("an interrupt undoes nothing that is handled together with it")
  func together() throws {
    let typed = Self.flood(100)
    #expect(try Self.handled([typed + [Self.interrupt]]) == typed + [Self.interrupt])
  }

  @Test("events that no person makes are never lost")
  func system() throws {
    let resize = InputEvent.resize(Size(columns: 31, rows: 8))
    let handled = try Self.handled([
      Self.flood(70_000) + [resize], Self.flood(1) + [Self.interrupt],
    ])
    #expect(handled.suffix(2) == [resize, Self.interrupt])
  }

  @Test("the input that waits is limited to a keyboard's buffer")
  func limit() {
    var waiting = TypeAhead()
    waiting.add(Self.flood(100_000))
    var count = 0
    while !waiting.isEmpty { count += waiting.takeBatch().count }
    #expect(count == 1 << 16)
  }

  @Test("a long paste is a batch of its own, and does not hold up later input")
  func paste() throws {
    let paste = InputEvent.paste(String(repeating: "a", count: 1 << 20))
    let handled = try Self.handled([Array(repeating: paste, count: 9), [Self.interrupt]])
    #expect(handled == [paste, Self.interrupt])
  }

  @Test("an interrupt waits for a smaller batch if handling is slow")
  func slow() throws {
    let app = launch(.home, .list)
    let terminal = SlowTerminal(typing: Self.flood(100), then: Self.interrupt)
    var count = 0
    try app.run(on: terminal) { _, _, _ in
      count += 1
      return true
    }
    #expect(app.isEnded)
    #expect(count <= 10)
  }

  @Test("input after the key that ends the program is not recorded")
  func afterTheEnd() throws {
    let handled = try Self.handled([[.text("q"), .text("j"), .key(Key(.enter))]])
    #expect(handled == [.text("q")])
  }
}
