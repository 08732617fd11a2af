import Dates

/// A moment on the wall clock with its offset from UTC, such as `2026-04-01T09:00:00+09:00`.
public struct WallTime: Hashable, Sendable {
  private let date: Day
  /// The seconds since local midnight.
  public let secondOfDay: Int
  /// The offset from UTC in minutes, positive to the east.
  public let minutesAheadOfUTC: Int

  /// The offsets that a moment can have, in minutes: up to 18 hours.
  private static let offsets = -18 * 60...18 * 60

  /// The year, from 1 to 9999.
  public var year: Int { date.year }
  /// The month, from 1 to 12.
  public var month: Int { date.month }
  /// The day of the month, from 1 to 31.
  public var day: Int { date.day }

  /// The seconds since 1970-01-01T00:00:00Z; negative before that.
  public var secondsSince1970: Int {
    date.daysSince1970 * 86_400 + secondOfDay - minutesAheadOfUTC * 60
  }

  /// Creates a moment; `nil` if the date or the time doesn't exist.
  public init?(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, minutesAheadOfUTC: Int
  ) {
    guard let date = Day(year: year, month: month, day: day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      Self.offsets.contains(minutesAheadOfUTC)
    else { return nil }
    self.date = date
    self.secondOfDay = (hour * 60 + minute) * 60 + second
    self.minutesAheadOfUTC = minutesAheadOfUTC
  }

  /// Creates a moment from the seconds since 1970-01-01T00:00:00Z; `nil` if the year is not one of
  /// 1...9999, or if the offset is more than 18 hours.
  public init?(secondsSince1970 seconds: Int, minutesAheadOfUTC: Int) {
    let local = seconds + minutesAheadOfUTC * 60
    let secondOfDay = (local % 86_400 + 86_400) % 86_400
    guard let date = Day(daysSince1970: (local - secondOfDay) / 86_400),
      Self.offsets.contains(minutesAheadOfUTC)
    else { return nil }
    self.date = date
    self.secondOfDay = secondOfDay
    self.minutesAheadOfUTC = minutesAheadOfUTC
  }
}

// MARK: - Text

extension WallTime {
  /// Parses `2026-04-01T09:00:00+09:00`; `nil` if the text is malformed. `Z` means `+00:00`.
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

  /// The moment in the form that the initializer parses, never with `Z`.
  public var text: String {
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    let offset = [abs(minutesAheadOfUTC) / 60, abs(minutesAheadOfUTC) % 60]
    return "\(date)T" + time.map(Self.padded).joined(separator: ":")
      + (minutesAheadOfUTC < 0 ? "-" : "+") + offset.map(Self.padded).joined(separator: ":")
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

  private static func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
