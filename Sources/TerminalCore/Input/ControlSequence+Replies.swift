extension ControlSequence {
  /// The reply that the sequence contains; `nil` if it isn't a reply to a query of the program.
  var reply: TerminalReply? {
    switch (marker, final, intermediates) {
    case (UInt8(ascii: "?"), UInt8(ascii: "y"), [UInt8(ascii: "$")]) where numbers.count == 2:
      TerminalReply.ModeState(rawValue: numbers[1]).map { .mode(numbers[0], $0) }
    case (UInt8(ascii: "?"), UInt8(ascii: "c"), []): .attributes
    case (0, UInt8(ascii: "R"), []) where numbers.count == 2:
      .cursor(Position(column: max(0, numbers[1] - 1), row: max(0, numbers[0] - 1)))
    default: nil
    }
  }
}

extension TerminalReply {
  /// Parses the reply about the background color, `11;rgb:ffff/ffff/ffff`, from between `ESC ]` and
  /// the terminator.
  init?(string: ArraySlice<UInt8>) {
    let text = String(decoding: string, as: UTF8.self)
    guard text.hasPrefix("11;rgb:") else { return nil }
    let fields = text.dropFirst(7).split(separator: "/", omittingEmptySubsequences: false)
    let parts = fields.compactMap { field -> UInt8? in
      // A component has one to four hexadecimal digits; all `f` is the brightest.
      guard (1...4).contains(field.count), let value = Int(field, radix: 16), value >= 0 else {
        return nil
      }
      return UInt8(value * 255 / (1 << (4 * field.count) - 1))
    }
    guard fields.count == 3, parts.count == 3 else { return nil }
    self = .background(red: parts[0], green: parts[1], blue: parts[2])
  }
}
