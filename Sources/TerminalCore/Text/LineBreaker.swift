/// Finds the line breaks of a text at a width, one line at a time.
///
/// Lines break at spaces and, as is usual in Japanese, next to any wide character, but not before
/// closing punctuation or after an opening bracket. A reading, kana in narrow brackets, stays
/// together with the kanji and the number before it, and with two kana after it, or as many as six
/// if they end there, if a line has room; so does a number with its counter, a word in katakana,
/// and one in kanji, such as a name, if the line is at least two thirds full without it. Rather
/// than before hiragana, a line breaks where a phrase is likely to begin, if that is near. No line
/// begins with the last kana of a sentence or ends with the first one if the kana beside it can
/// join it. A word longer than the width is split. Spaces at a line break hang over the end of the
/// line. A tab is a space. Offsets are UTF-8 code units.
package struct LineBreaker {
  /// The widest line, in cells.
  package let width: Int

  /// The number of lines that were read as characters rather than as bytes, which takes long.
  package private(set) var slowLineCount = 0

  /// Whether all lines but those of printable ASCII are read as characters, to compare the results.
  private let isSlow: Bool

  private let separate = SeparateScalars.shared

  /// The characters of a line that is read as such.
  private var characters: [MeasuredCharacter] = []

  package init(width: Int, isSlow: Bool = false) {
    self.width = max(2, width)
    self.isSlow = isSlow
  }

  /// Finds the end of a line.
  ///
  /// - Parameters:
  ///   - start: The offset at which the line starts.
  ///   - text: The text.
  /// - Returns: The offset at which the next line starts, after a newline or the spaces at which
  ///   the line breaks; the end of the text if this is the last line.
  package mutating func endOfLine(from start: Int, in text: String) -> Int {
    let bytes = text.utf8Span.span
    // Most lines have one cell per byte.
    let limit = min(start + width, bytes.count)
    var place = bytes.endOfPlain(from: start, limit: limit)
    if place == bytes.count { return place }
    if place < limit, bytes[place] == .newline { return place + 1 }
    if place == limit {
      let lineBreak = bytes.lineBreak(at: place)
      if lineBreak > 0 { return place + lineBreak }
    }
    guard bytes[place].isPlain else {
      return measureLine(from: start, measured: place, in: text, bytes)
    }
    while place > start, bytes[place - 1] != .space, bytes[place] != .space { place -= 1 }
    return bytes.endOfSpaces(from: place > start ? place : limit)
  }

  /// Finds the end of a line, unless it has scalars that aren't separate, from bytes.
  ///
  /// - Parameters:
  ///   - start: The offset at which the line starts.
  ///   - plainEnd: An offset up to which the line is printable ASCII.
  ///   - text: The text.
  ///   - bytes: The bytes of the text.
  /// - Returns: The offset at which the next line starts.
  private mutating func measureLine(
    from start: Int, measured plainEnd: Int, in text: String, _ bytes: Span<UInt8>
  ) -> Int {
    if isSlow { return readLine(from: start, in: text, bytes) }
    // As in the functions that read bytes, offsets and cells can't overflow.
    var (place, cells) = (plainEnd, plainEnd &- start)
    while place < bytes.count {
      let lead = bytes[place]
      if lead.isPlain {
        let limit = min(place &+ width &- cells, bytes.count)
        let end = bytes.endOfPlain(from: place, limit: limit)
        cells &+= end &- place
        if end > place { place = end; continue }
      } else if lead >= 0xE0 {
        let end = bytes.endOfWide(from: place, limit: (width &- cells) >> 1, separate)
        cells &+= (end &- place) / 3 &* 2
        if end > place { place = end; continue }
      } else if lead < 0x20, case let lineBreak = bytes.lineBreak(at: place), lineBreak > 0 {
        return place &+ lineBreak
      }
      guard let next = bytes.separateScalar(at: place, separate) else { break }
      cells &+= next.width
      if cells > width, place > start {
        guard bytes.startsCharacter(at: place &+ next.length) else { break }
        let line = LineEnd(start: start, width: width)
        return line.nextStart(
          before: MeasuredCharacter(next, at: place), cells: cells &- next.width, bytes)
      }
      place &+= next.length
    }
    return place < bytes.count ? readLine(from: start, in: text, bytes) : place
  }

  /// Finds the end of a line whose scalars may combine with each other, from its characters.
  private mutating func readLine(from start: Int, in text: String, _ bytes: Span<UInt8>) -> Int {
    slowLineCount += 1
    characters.removeAll(keepingCapacity: true)
    var (place, cells) = (start, 0)
    while place < bytes.count {
      let lineBreak = bytes.lineBreak(at: place)
      if lineBreak > 0 { return place + lineBreak }
      let character = MeasuredCharacter(at: place, in: text, bytes)
      if cells + character.width > width, !characters.isEmpty {
        let line = LineEnd(start: start, width: width, characters: characters)
        return line.nextStart(before: character, cells: cells, bytes)
      }
      characters.append(character)
      cells += character.width
      place += character.length
    }
    return place
  }
}
