/// The glyphs of a text, left to right, each with the number of cells it takes.
///
/// A glyph is a scalar with a width, and the marks that join it. That is close to a grapheme, but
/// it is what terminals draw and agree on:
///
/// - A half-width sound mark, as in `ｶﾞ`, is a separate glyph.
/// - Marks without width join the glyph before them, up to four; a mark without such a glyph is
///   left out. The selector of an ideographic variant, as in `葛󠄀`, is such a mark.
/// - Of several emoji joined into one picture, only the first is shown. Skin tones, keycaps and the
///   selectors of a coloured form are left out. A flag is shown as its two letters.
/// - Control characters and escape sequences are left out.
struct Glyphs: Sequence, IteratorProtocol {
  /// The largest number of marks that ncurses keeps in a cell.
  private static let markLimit = 4

  private let scalars: String.UnicodeScalarView
  private var position: String.UnicodeScalarView.Index

  /// Finds the glyphs of a text from an index on.
  init(_ text: String, from start: String.Index) {
    scalars = text.unicodeScalars
    position = start
  }

  mutating func next() -> Glyph? {
    while position < scalars.endIndex {
      let scalar = scalars[position]
      switch scalar.kind {
      case .narrow:
        scalars.formIndex(after: &position)
        return glyph(scalar.letterOfFlag ?? scalar, width: 1)
      case .wide:
        scalars.formIndex(after: &position)
        return glyph(scalar, width: 2)
      case .unknownNarrow:
        scalars.formIndex(after: &position)
        return glyph("?", width: 1)
      case .unknownWide:
        scalars.formIndex(after: &position)
        return glyph("〓", width: 2)
      case .joining:
        scalars.formIndex(after: &position)
      case .removed:
        position =
          scalar.isControl
          ? scalars.endOfEscapeSequence(from: position) : scalars.index(after: position)
      }
    }
    return nil
  }

  /// Makes a glyph and consumes the scalars that join it.
  private mutating func glyph(_ scalar: Unicode.Scalar, width: Int) -> Glyph {
    // Nothing below U+0300 joins, and most text is followed by such text.
    guard position < scalars.endIndex, scalars[position].value >= 0x300,
      !scalars[position].isCommonIdeographOrKana
    else { return Glyph(scalar: scalar, width: width, marks: nil) }
    return Glyph(scalar: scalar, width: width, marks: takeMarks(of: scalar))
  }

  /// Consumes the scalars that join another one: marks, which are kept, and parts of emoji, which
  /// are not.
  private mutating func takeMarks(of base: Unicode.Scalar) -> String.UnicodeScalarView? {
    var marks: String.UnicodeScalarView?
    var count = 0
    while position < scalars.endIndex {
      let scalar = scalars[position]
      if scalar.kind == .joining {
        if count < Self.markLimit { marks = (marks ?? String.UnicodeScalarView()) + [scalar] }
        count += 1
      } else if scalar.isZeroWidthJoiner, base.isPicture {
        scalars.formIndex(after: &position)
        guard position < scalars.endIndex, scalars[position].isPicture else { return marks }
      } else if !scalar.isSkinTone || !base.isPicture,
        scalar.kind != .removed || scalar.isControl
      {
        return marks
      }
      scalars.formIndex(after: &position)
    }
    return marks
  }
}
