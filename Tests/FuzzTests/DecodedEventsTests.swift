import TerminalCore
import Testing

@testable import fuzz

@Suite("The check of decoded events")
struct DecodedEventsTests {
  @Test("treats typed text as the same however it was grouped")
  func typed() {
    #expect(
      DecodedEvents([.text("か\u{3099}"), .focus(true)])
        == DecodedEvents([.text("か"), .text("\u{3099}"), .focus(true)]))
    #expect(DecodedEvents([.text("a"), .text("b")]) != DecodedEvents([.text("b"), .text("a")]))
    #expect(DecodedEvents([.text("a"), .paste("")]) != DecodedEvents([.paste(""), .text("a")]))
  }

  @Test(
    "finds control characters and events that no bytes can mean",
    arguments: [
      .text("\u{1B}"), .paste("a\u{9B}b"), .unknown([]), .resize(Size(columns: 1, rows: 1)),
      .mouse(MouseEvent(.press(.left), at: Position(column: -1, row: 0))),
    ] as [InputEvent])
  func harmful(event: InputEvent) {
    #expect(throws: Violation.self) { try DecodedEvents([event]).check() }
  }

  @Test("finds events beyond the limits of length")
  func long() {
    let paste = DecodedEvents([.paste(String(repeating: "県", count: 1 << 19))])
    #expect(throws: Violation.self) { try paste.check() }
    let unknown = DecodedEvents([.unknown(Array(repeating: 1, count: 4_097))])
    #expect(throws: Violation.self) { try unknown.check() }
  }
}
