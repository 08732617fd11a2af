/// A parsed sequence that begins with `ESC [`: `<0;10;5M` has the marker `<`, the numbers 0, 10,
/// and 5, and the final byte `M`.
struct ControlSequence {
  /// What a sequence means.
  enum Meaning {
    case event(InputEvent)
    case pasteBegin
    case reply
    case unknown
  }

  /// The most parameters that any known sequence has; a sequence with more is unknown.
  private static let numberLimit = 16

  /// One of `<`, `=`, `>`, and `?`; 0 if there is none.
  let marker: UInt8

  /// The numbers, 0 for each omitted one. Of a number with parts, as in `1:2`, only the first
  /// counts.
  let numbers: [Int]

  /// The bytes between the numbers and the final byte.
  let intermediates: [UInt8]

  /// The byte that identifies the sequence.
  let final: UInt8

  /// Parses the bytes after `ESC [`; `nil` if they are malformed.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let final = bytes.last else { return nil }
    self.final = final
    var rest = bytes.dropLast()
    if let first = rest.first, (UInt8(ascii: "<")...UInt8(ascii: "?")).contains(first) {
      marker = first
      rest = rest.dropFirst()
    } else {
      marker = 0
    }
    let parameters = rest.prefix { $0 >= 0x30 }
    intermediates = Array(rest[parameters.endIndex...])
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard fields.count <= Self.numberLimit, intermediates.allSatisfy({ $0 < 0x30 }) else {
      return nil
    }
    var numbers: [Int] = []
    for field in parameters.isEmpty ? [] : fields {
      guard let number = Self.number(field) else { return nil }
      numbers.append(number)
    }
    self.numbers = numbers
  }

  /// The number at an index, or 0 if it was omitted.
  func number(_ index: Int) -> Int {
    index < numbers.count ? numbers[index] : 0
  }

  /// What the sequence means.
  var meaning: Meaning {
    if marker == UInt8(ascii: "<") { return mouseMeaning }
    if marker == UInt8(ascii: "?") || marker == UInt8(ascii: ">") { return replyMeaning }
    guard marker == 0, intermediates.isEmpty else { return isModeReply ? .reply : .unknown }
    switch (final, numbers.count) {
    case (UInt8(ascii: "I"), 0): return .event(.focus(true))
    case (UInt8(ascii: "O"), 0): return .event(.focus(false))
    case (UInt8(ascii: "n"), 1), (UInt8(ascii: "t"), 1...): return .reply
    case (UInt8(ascii: "~"), 1...) where number(0) == 200: return .pasteBegin
    case (UInt8(ascii: "R"), 2) where !isModifiedF3: return .reply
    default: return KeySequences.event(for: self).map { .event($0) } ?? .unknown
    }
  }

  /// Whether this is F3 with modifiers. `ESC [ 1 ; 5 R` is both Ctrl-F3 and a report that the
  /// cursor is in the first row, so a program should query the cursor's position in another row.
  private var isModifiedF3: Bool { number(0) == 1 && (2...8).contains(number(1)) }

  /// The reply about an ANSI mode, `ESC [ 20 ; 2 $ y`.
  private var isModeReply: Bool { intermediates == [0x24] && final == UInt8(ascii: "y") }

  /// Attributes, modes, positions, and keyboard flags: sequences used only in replies.
  private var replyMeaning: Meaning {
    let finals: [UInt8] = [0x63, 0x6E, 0x52, 0x75, 0x79]  // c n R u y
    return finals.contains(final) ? .reply : .unknown
  }

  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in field {
      if byte == UInt8(ascii: ":") { break }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = min(number * 10 + Int(byte - UInt8(ascii: "0")), 0x10_FFFF)
    }
    return number
  }
}
