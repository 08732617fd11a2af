/// The glyphs of a text, left to right, each with the number of cells it takes.
struct Glyphs: Sequence, IteratorProtocol {
  /// What stands in one or two cells.
  struct Glyph {
    /// The only scalar, or `nil` when there are more.
    let scalar: Unicode.Scalar?
    /// The grapheme.
    let character: Character
    /// The number of cells, 1 or 2.
    let width: Int
  }

  private var characters: String.Iterator

  init(_ text: String) {
    characters = text.makeIterator()
  }

  mutating func next() -> Glyph? {
    while let character = characters.next() {
      let scalars = character.unicodeScalars
      guard let first = scalars.first, let width = first.cellWidth, width > 0 else { continue }
      let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
      return Glyph(scalar: isSingle ? first : nil, character: character, width: width)
    }
    return nil
  }
}
