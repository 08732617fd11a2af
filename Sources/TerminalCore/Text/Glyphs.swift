/// The glyphs of a text, left to right, each with the number of cells it takes.
///
/// A glyph is a scalar that has a width, with the marks that combine with it. That is close to a
/// grapheme cluster, but it is what terminals draw and agree on:
///
/// - A halfwidth sound mark, as in `ｶﾞ`, is a separate glyph.
/// - Up to four zero-width marks combine with the glyph before them; a mark with no such glyph is
///   omitted. The variation selector of an ideograph, as in `葛󠄀`, is such a mark.
/// - Of several emoji joined into one picture, only the first is shown. Skin tones, keycaps, and
///   emoji presentation selectors are omitted. A flag is shown as its two letters.
/// - A tab or a newline is shown as a blank, so that the words beside it stay apart. Other control
///   characters and escape sequences are omitted.
struct Glyphs: Sequence, IteratorProtocol {
  /// The most marks that ncurses keeps in a cell.
  private static let markLimit = 4

  private let scalars: String.UnicodeScalarView
  private var position: String.UnicodeScalarView.Index

  /// Creates the sequence of glyphs of a text, starting at an index.
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
      case .removed where scalar.isBlankControl:
        scalars.formIndex(after: &position)
        return Glyph(scalar: " ", width: 1, marks: nil)
      case .removed:
        // In real text, a single scalar that stands for an escape byte and the next one is a byte
        // in another encoding.
        position =
          scalar == "\u{1B}"
          ? scalars.endOfEscapeSequence(from: position) ?? scalars.endIndex
          : scalars.index(after: position)
      }
    }
    return nil
  }

  /// Makes a glyph, consuming the scalars that combine with it.
  private mutating func glyph(_ scalar: Unicode.Scalar, width: Int) -> Glyph {
    // Nothing below U+0300 combines, and nearly all text continues with such scalars.
    guard position < scalars.endIndex, scalars[position].value >= 0x300,
      !scalars[position].isCommonIdeographOrKana
    else { return Glyph(scalar: scalar, width: width, marks: nil) }
    return Glyph(scalar: scalar, width: width, marks: takeMarks(of: scalar))
  }

  /// Consumes the scalars that combine with another one: keeps marks, and drops parts of emoji.
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
