import TerminalCore
import Testing

@testable import TerminalUI

@Suite("The lines of a row that wraps")
struct RowWrappingTests {
  @Test("are broken once for a width, whichever copy of the row is drawn")
  func kept() throws {
    var row = RowText(text: "the river Amazon", progress: nil, details: [])
    row.wrapping = RowWrapping()
    let copy = row
    let appearance = Appearance(glyphs: .ascii)
    #expect(row.wrapped(in: 20, appearance)?.lines == ["the river", "Amazon"])
    let wrapping = try #require(copy.wrapping)
    // Another text would be broken differently.
    #expect(wrapping.lines(of: "", width: 15).lines == ["the river", "Amazon"])
    #expect(copy.wrapped(in: 30, appearance)?.lines == ["the river Amazon"])
    #expect(row.wrapped(in: 20, appearance)?.lines == ["the river", "Amazon"])
  }
}
