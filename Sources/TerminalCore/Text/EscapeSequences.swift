extension String.UnicodeScalarView {
  /// The end of the escape sequence that starts at an index; `nil` if a string has no terminator.
  ///
  /// Outside content may contain sequences that repaint the screen or worse, and removing only the
  /// escape byte would leave `[31m` in the text. In a terminal, a string without a terminator would
  /// extend to the end of the text.
  ///
  /// - Parameter start: The index of U+001B.
  /// - Returns: The index after the sequence, always greater than `start`.
  func endOfEscapeSequence(from start: Index) -> Index? {
    let introducer = index(after: start)
    guard introducer < endIndex else { return introducer }
    let rest = index(after: introducer)
    return switch self[introducer] {
    case "\u{20}"..."\u{2F}": endOfShortSequence(from: rest)
    case "[": endOfControlSequence(from: rest)
    case "P", "X", "]", "^", "_": endOfControlString(from: rest)
    case "\u{30}"..."\u{7E}": rest
    default: introducer
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
      let next = index(after: position)
      if value == 0x07 || value == 0x9C { return next }
      if value == 0x1B {
        // Any other escape starts a sequence of its own.
        return next < endIndex && self[next] == "\\" ? index(after: next) : position
      }
      position = next
    }
    return nil
  }
}
