import TerminalCore
import TerminalFake
import Testing

@Suite("A resize of a terminal with predetermined input")
struct ResizeTests {
  @Test("changes its size when it arrives")
  func size() {
    let (small, large) = (Size(columns: 20, rows: 5), Size(columns: 40, rows: 12))
    let terminal = FakeTerminal(size: small, arrivals: [(.seconds(1), [.resize(large)])])
    #expect(terminal.events(until: .zero).isEmpty)
    #expect(terminal.size == small)
    #expect(terminal.events(until: nil) == [.resize(large)])
    #expect(terminal.size == large)
  }
}
