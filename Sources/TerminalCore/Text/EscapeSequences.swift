extension String.UnicodeScalarView {
  /// The end of the escape sequence that starts at an index; `nil` if a string has no terminator.
  ///
  /// Outside content may contain sequences that repaint the screen or worse, and removing only the
  /// escape byte would leave `[31m` in the text. In a terminal, a string without a terminator would
  /// extend to the end of the text.
  ///
  /// - Parameter start: The index of U+001B, or of a single scalar that stands for it and the next
  ///   one, such as U+009B.
  /// - Returns: The index after the sequence, always greater than `start`.
  func endOfEscapeSequence(from start: Index) -> Index? {
    var position = index(after: start)
    var introducer = self[start].value
    if introducer == 0x1B {
      guard position < endIndex else { return position }
      introducer = self[position].value + 0x40
      guard (0x60...0xBE).contains(introducer) else { return position }
      formIndex(after: &position)
    }
    switch introducer {
    case 0x60..<0x70:
      return endOfShortSequence(from: position)
    case 0x9B:
      return endOfControlSequence(from: position)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F:
      return endOfControlString(from: position)
    default:
      return position
    }
  }

  /// Skips a character set selection, such as `ESC ( B`.
  private func endOfShortSequence(from start: Index) -> Index {
    var position = start
    while position < endIndex, (0x20..<0x30).contains(self[position].value) {
      formIndex(after: &position)
    }
    guard position < endIndex, (0x30..<0x7F).contains(self[position].value) else { return position }
    return index(after: position)
  }

  private func endOfControlSequence(from start: Index) -> Index {
    var position = start
    while position < endIndex, (0x20..<0x40).contains(self[position].value) {
      formIndex(after: &position)
    }
    guard position < endIndex, (0x40..<0x7F).contains(self[position].value) else { return position }
    return index(after: position)
  }

  private func endOfControlString(from start: Index) -> Index? {
    var position = start
    while position < endIndex {
      let value = self[position].value
      formIndex(after: &position)
      if value == 0x07 || value == 0x9C { return position }
      guard value == 0x1B else { continue }
      if position < endIndex, self[position] == "\\" { formIndex(after: &position) }
      return position
    }
    return nil
  }
}
