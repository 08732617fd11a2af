/// A well-formed official code of a prefecture, municipality or ward.
///
/// Two digits name a prefecture (JIS X 0401), five a municipality or ward (JIS X 0402). Use
/// ``Places`` to find out whether such a place exists.
public struct PlaceCode: Hashable, Sendable {
  private let number: UInt32

  /// Reads two or five digits.
  ///
  /// - Returns: `nil` unless the digits are ASCII, begin with 01 to 47 and, if there are five,
  ///   don't end in 000.
  public init?(_ digits: String) {
    let bytes = digits.utf8
    guard bytes.count == 2 || bytes.count == 5 else { return nil }
    var number: UInt32 = 0
    for byte in bytes {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + UInt32(byte - 0x30)
    }
    let prefecture = bytes.count == 2 ? number : number / 1000
    guard (1...47).contains(prefecture), bytes.count == 2 || number % 1000 > 0 else { return nil }
    self.number = number
  }

  private init(number: UInt32) {
    self.number = number
  }

  /// Whether the code has two digits.
  public var isPrefecture: Bool { number < 100 }

  /// The code of the prefecture that contains the place, or of the prefecture itself.
  public var prefecture: PlaceCode {
    isPrefecture ? self : PlaceCode(number: number / 1000)
  }

  /// The two or five digits.
  public var digits: String {
    let text = String(number)
    return String(repeating: "0", count: (isPrefecture ? 2 : 5) - text.utf8.count) + text
  }
}

extension PlaceCode: Comparable {
  public static func < (left: PlaceCode, right: PlaceCode) -> Bool {
    left.digits < right.digits
  }
}

extension PlaceCode: CodedAsText {
  public var description: String { digits }
}
