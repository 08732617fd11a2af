/// A whole number as people write it: 1000, 1,000, １０００, 千, 100万, 五六.
struct WrittenNumber {
  /// The number.
  let value: Int
  /// The text after the number, such as its unit.
  let rest: String

  /// Reads the number at the beginning of a text.
  ///
  /// - Returns: `nil` if there is none, or if it has more than nine digits in a row. Minus signs
  ///   and fractions are not part of a number.
  init?(_ text: String) {
    var reader = NumberReader(text.halfWidth.withoutSpaces)
    guard let value = reader.number() else { return nil }
    self.value = value
    rest = String(String.UnicodeScalarView(reader.rest))
  }
}

/// A reader of digits and kanji numerals at the start of a text.
private struct NumberReader {
  private(set) var rest: ArraySlice<Unicode.Scalar>
  /// The parts of the number before the last 万 or 億, before the last 十, 百 or 千, and after both.
  private var large = 0, small = 0, digits: Int?
  /// The factors that the next 万 or 億, and the next 十, 百 or 千, must be less than.
  private var largeLimit = Int.max, smallLimit = Int.max

  init(_ text: String) {
    rest = Array(text.unicodeScalars)[...]
  }

  mutating func number() -> Int? {
    let count = rest.count
    while let scalar = rest.first {
      if scalar.isDigit {
        guard digits == nil, let run = digitRun() else { return nil }
        digits = run
      } else if let digit = kanjiDigits.firstIndex(of: scalar) {
        guard digits ?? 0 < 100_000_000 else { return nil }
        digits = (digits ?? 0) * 10 + (scalar == "零" ? 0 : digit)
        rest.removeFirst()
      } else if let factor = factors[scalar] {
        guard multiply(by: factor) else { return nil }
        rest.removeFirst()
      } else {
        break
      }
    }
    return rest.count < count ? large + small + (digits ?? 0) : nil
  }

  private mutating func multiply(by factor: Int) -> Bool {
    let isLarge = factor >= 10_000
    guard factor < (isLarge ? largeLimit : smallLimit) else { return false }
    if isLarge {
      let above = small + (digits ?? 0)
      guard above > 0 else { return false }
      (large, small) = (large + above * factor, 0)
      (largeLimit, smallLimit) = (factor, .max)
    } else {
      small += (digits ?? 1) * factor
      smallLimit = factor
    }
    digits = nil
    return true
  }

  /// Reads Arabic digits. If separators divide them into groups, each group after the first must
  /// have three digits.
  private mutating func digitRun() -> Int? {
    var groups = [group()]
    while let mark = rest.first, ", 、".unicodeScalars.contains(mark),
      rest.dropFirst().first?.isDigit ?? false
    {
      rest.removeFirst()
      groups.append(group())
    }
    let isGrouped = groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
    let text = groups.joined()
    guard groups.count == 1 || isGrouped, text.count <= 9 else { return nil }
    return Int(text)
  }

  private mutating func group() -> String {
    let digits = rest.prefix(while: \.isDigit)
    rest = rest[digits.endIndex...]
    return String(String.UnicodeScalarView(digits))
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

/// The kanji digits, indexed by value.
private let kanjiDigits = Array("〇一二三四五六七八九零".unicodeScalars)
private let factors: [Unicode.Scalar: Int] = [
  "十": 10, "百": 100, "千": 1000, "万": 10_000, "億": 100_000_000,
]
