import TerminalCore

// Nothing here examines more than the paragraphs next to an offset.

extension EditorText {
  /// The string index of an offset.
  func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

  private func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The first offset from a given one that isn't inside a character.
  func characterStart(from offset: Int) -> Int { self.offset(text.characterStart(from: offset)) }

  /// The offset of the character before an offset.
  func offset(before offset: Int) -> Int {
    offset == 0 ? 0 : self.offset(text.index(before: index(offset)))
  }

  /// The offset after the character at an offset.
  func offset(after offset: Int) -> Int {
    offset == text.utf8.count ? offset : self.offset(text.index(after: index(offset)))
  }

  /// The paragraph that contains an offset, without its line break.
  func paragraph(at offset: Int) -> Range<Int> {
    let bytes = text.utf8Span.span
    var (start, end) = (offset, offset)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    // Of a two-character line break, the first character isn't part of the paragraph either.
    if end > start, end < bytes.count, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}

// MARK: - Display lines

extension EditorText {
  /// The display line that contains an offset, including the spaces or the line break at its end.
  func line(at offset: Int, width: Int) -> Range<Int> {
    let end = text.utf8.count
    if offset == end, end > 0, text.utf8.last == 0x0A { return end..<end }
    var breaker = LineBreaker(width: width)
    var start = paragraph(at: offset).lowerBound
    while true {
      let next = breaker.endOfLine(from: start, in: text)
      if offset < next || next == end { return start..<next }
      start = next
    }
  }

  /// The display line after another; `nil` if that is the last.
  func line(after line: Range<Int>, width: Int) -> Range<Int>? {
    let isLast =
      line.upperBound == text.utf8.count && (line.isEmpty || text.utf8.last != 0x0A)
    if isLast { return nil }
    var breaker = LineBreaker(width: width)
    return line.upperBound..<breaker.endOfLine(from: line.upperBound, in: text)
  }

  /// The display line a number of lines above another, or otherwise the first.
  func line(_ count: Int, above line: Range<Int>, width: Int) -> Range<Int> {
    var (line, left) = (line, count)
    while left > 0, line.lowerBound > 0 {
      // Line breaks depend on the start of the paragraph, so all its lines are found at once.
      let lines = lines(from: paragraph(at: line.lowerBound - 1).lowerBound, to: line, width: width)
      line = lines[max(0, lines.count - left)]
      left -= lines.count
    }
    return line
  }

  /// The display lines from the start of a line up to another line.
  private func lines(from start: Int, to end: Range<Int>, width: Int) -> [Range<Int>] {
    var breaker = LineBreaker(width: width)
    var (lines, start) = ([Range<Int>](), start)
    while start < end.lowerBound {
      let next = breaker.endOfLine(from: start, in: text)
      lines.append(start..<next)
      start = next
    }
    return lines
  }
}

// MARK: - Words

extension EditorText {
  /// The start of the word before an offset.
  func wordStart(before offset: Int) -> Int { self.offset(text.wordStart(before: index(offset))) }

  /// The end of the word after an offset.
  func wordEnd(after offset: Int) -> Int { self.offset(text.wordEnd(after: index(offset))) }
}

extension String {
  /// The first index at or after an offset in UTF-8 code units that isn't inside a character.
  func characterStart(from offset: Int) -> Index {
    var index = utf8.index(startIndex, offsetBy: offset)
    while index < endIndex, Index(index, within: self) == nil { utf8.formIndex(after: &index) }
    return index
  }
}
