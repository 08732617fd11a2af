extension WallTime {
  /// Reads `2026-04-01T09:00:00+09:00`, where `Z` may stand for `+00:00`, or gives `nil`.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 25 || bytes.count == 20 && bytes[19] == UInt8(ascii: "Z") else {
      return nil
    }
    let separators: [(index: Int, byte: UInt8)] = [
      (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")), (10, UInt8(ascii: "T")),
      (13, UInt8(ascii: ":")), (16, UInt8(ascii: ":")),
    ]
    guard separators.allSatisfy({ bytes[$0.index] == $0.byte }) else { return nil }
    var offset: Int? = 0
    if bytes.count == 25 { offset = Self.offset(bytes[19...]) }
    guard let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10]), let hour = Self.number(bytes[11..<13]),
      let minute = Self.number(bytes[14..<16]), let second = Self.number(bytes[17..<19]),
      let offset
    else { return nil }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      minutesAheadOfUTC: offset)
  }

  /// The moment as it is written in a script.
  public var text: String {
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    let distance = [abs(minutesAheadOfUTC) / 60, abs(minutesAheadOfUTC) % 60]
    return Self.padded(year, to: 4) + "-" + Self.padded(month) + "-" + Self.padded(day) + "T"
      + time.map { Self.padded($0) }.joined(separator: ":") + (minutesAheadOfUTC < 0 ? "-" : "+")
      + distance.map { Self.padded($0) }.joined(separator: ":")
  }

  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    let start = bytes.startIndex
    let sign: Int
    switch bytes[start] {
    case UInt8(ascii: "+"): sign = 1
    case UInt8(ascii: "-"): sign = -1
    default: return nil
    }
    guard bytes[start + 3] == UInt8(ascii: ":"), let hours = number(bytes[start + 1..<start + 3]),
      let minutes = number(bytes[start + 4..<start + 6]), minutes < 60
    else { return nil }
    return sign * (hours * 60 + minutes)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard case 0x30...0x39 = digit else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
