import TerminalCore
import Testing

@Suite("Glyphs of ambiguous width")
struct AmbiguousTests {
  @Test("are each replaced by a glyph that takes one cell everywhere")
  func everyScalar() {
    var wrong: [UInt32] = []
    var count = 0
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    where scalar.isAmbiguous {
      count += 1
      var frame = Frame(size: Size(columns: 2, rows: 1))
      frame.write("\(Character(scalar))x", at: Position(column: 0, row: 0))
      let drawn = frame.withoutAmbiguousGlyphs()
      let cell = drawn[column: 0, row: 0]
      let isFine = cell.width == 1 && cell.scalar?.isAmbiguous == false
      if !isFine || drawn.line(0).last != "x" { wrong.append(scalar.value) }
    }
    #expect(wrong == [])
    // More than a plane is for private use; the rest are a few hundred characters.
    #expect(count > 6400 && count < 150_000)
  }

  @Test(
    "are those listed by Unicode",
    arguments: zip("─█●→※①α×県あｱa❯░" as String, "AAAAAAAANNNNNN" as String))
  func samples(sample: Character, kind: Character) {
    #expect(sample.unicodeScalars.first?.isAmbiguous == (kind == "A"))
  }

  @Test(
    "become similar glyphs in the same style, and nothing else changes",
    arguments: [
      ("┌──┐", "+--+"), ("│県│", "|県|"), ("①②⑳", "12?"), ("例→※", "例▸*"), ("π×2", "px2"),
      ("α\u{301}b", "ab"), ("か\u{3099}ｶﾞ葛\u{E0100}", "か\u{3099}ｶﾞ葛\u{E0100}"),
    ])
  func substitutes(text: String, drawn: String) {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    frame.write(text, at: Position(column: 0, row: 0), style: .bold)
    frame.cursor = Position(column: 3, row: 0)
    var expected = Frame(size: frame.size)
    expected.write(drawn, at: Position(column: 0, row: 0), style: .bold)
    expected.cursor = frame.cursor
    #expect(frame.withoutAmbiguousGlyphs() == expected)
  }
}
