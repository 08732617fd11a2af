internal import SpacedRepetition
internal import StudyCatalog

// The format is that of RFC 3339: 2026-11-21T18:05:09.123+09:00.

extension LocalTime {
  /// The date, the time to the millisecond, and the offset. Times outside the calendar show its
  /// first or last day.
  var text: String {
    let local = milliseconds + minutesEast * 60_000
    let (date, time) = Self.divided(local, by: 24 * 3_600_000)
    let day = Day(nearest: StudyDay(number: date))
    let clock = [time / 3_600_000, time / 60_000 % 60, time / 1_000 % 60].map { Self.padded($0, 2) }
    let zone = abs(minutesEast)
    return "\(day)T\(clock.joined(separator: ":")).\(Self.padded(time % 1_000, 3))"
      + "\(minutesEast < 0 ? "-" : "+")\(Self.padded(zone / 60, 2)):\(Self.padded(zone % 60, 2))"
  }

  /// Parses a date, a time, and an offset; `nil` if they don't exist. Fractions of a second are
  /// optional, and `Z` means UTC.
  init?(text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let day = Day(String(parts[0])) else { return nil }
    guard let sign = parts[1].lastIndex(where: { "Z+-".contains($0) }),
      let clock = Self.milliseconds(ofClock: parts[1][..<sign]),
      let zone = Self.minutes(ofZone: parts[1][sign...])
    else { return nil }
    let local = StudyDay(day).number * 24 * 3_600_000 + clock
    self.init(milliseconds: local - zone * 60_000, minutesEast: zone)
  }

  private static func milliseconds(ofClock text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2,
      let clock = numbers(parts[0], below: [24, 60, 60]),
      let fraction = parts.count == 1 ? 0 : thousandths(parts[1])
    else { return nil }
    return (clock[0] * 3_600 + clock[1] * 60 + clock[2]) * 1_000 + fraction
  }

  /// Parses the decimals of a second. Anything finer than a millisecond is truncated.
  private static func thousandths(_ decimals: Substring) -> Int? {
    guard !decimals.isEmpty, isAllDigits(decimals) else { return nil }
    return Int((decimals + "00").prefix(3))
  }

  private static func minutes(ofZone text: Substring) -> Int? {
    if text == "Z" { return 0 }
    guard let sign = text.first, sign != "Z",
      let zone = numbers(text.dropFirst(), below: [25, 60])
    else { return nil }
    let minutes = (zone[0] * 60 + zone[1]) * (sign == "-" ? -1 : 1)
    return zones.contains(minutes) ? minutes : nil
  }

  /// Parses two-digit numbers separated by colons, each below its limit.
  private static func numbers(_ text: Substring, below limits: [Int]) -> [Int]? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { text in
      text.utf8.count == 2 && isAllDigits(text) ? Int(text) : nil
    }
    guard numbers.count == limits.count else { return nil }
    let valid = zip(numbers, limits).compactMap { number, limit in
      number.flatMap { $0 < limit ? $0 : nil }
    }
    return valid.count == limits.count ? valid : nil
  }

  private static func isAllDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }

  /// Divides such that the remainder is never negative.
  private static func divided(_ number: Int, by divisor: Int) -> (Int, Int) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
