import CNcurses
import Glibc
import TerminalCore
import Testing

@Suite("the C library")
struct LibraryWidthTests {
  @Test("agrees with frames on the width of every scalar")
  func agrees() {
    guard let locale = unsafe newlocale(1 << LC_CTYPE, "C.UTF-8", nil) else {
      Issue.record("no locale C.UTF-8")
      return
    }
    let previous = unsafe uselocale(locale)
    defer {
      _ = unsafe uselocale(previous)
      unsafe freelocale(locale)
    }
    var frame = Frame(size: Size(columns: 4, rows: 1))
    var disagreements: [UInt32] = []
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      frame.clear()
      frame.write("x" + String(Character(scalar)), at: Position(column: 0, row: 0))
      let cells = [frame[column: 0, row: 0], frame[column: 1, row: 0]]
      for cell in cells where cell.width > 0 {
        let widths = frame.text(of: cell).unicodeScalars.map { Int(cncurses_width($0.value)) }
        if widths.first != Int(cell.width) || widths.dropFirst().contains(where: { $0 != 0 }) {
          disagreements.append(scalar.value)
        }
      }
    }
    #expect(disagreements.map { String($0, radix: 16) } == [])
  }
}
