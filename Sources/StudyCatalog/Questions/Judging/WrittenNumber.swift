/// A number as people write it: 1000, 1,000, １０００, 千, 100万, 五六, ⑥, Ⅳ, −1.5.
struct WrittenNumber {
  /// Whether the number is less than zero.
  let isNegative: Bool
  /// The number before the decimal point, without its sign.
  let whole: Int
  /// Whether there is a decimal point.
  let hasPoint: Bool
  /// The digits after the decimal point, without zeros at the end.
  let decimals: String
  /// The text after the number, such as its unit.
  let rest: String

  /// Reads the number at the beginning of a text.
  ///
  /// - Returns: `nil` if there is none, or if it has more than nine digits in a row before the
  ///   decimal point, or more than 999,999,999 before a 万 or 億.
  init?(_ text: String) {
    var reader = NumberReader(text.withoutSpaces.withRomanValue.halfWidth)
    let isBelowZero = reader.sign()
    guard let whole = reader.number() else { return nil }
    let decimals = reader.decimals()
    self.whole = whole
    self.decimals = decimals ?? ""
    hasPoint = decimals != nil
    isNegative = isBelowZero
    rest = String(String.UnicodeScalarView(reader.rest))
  }

  /// Returns whether a number is this one; their units may differ. A whole number has no decimals:
  /// 5.0 is not 5, but 1.50 is 1.5.
  func isEqual(to other: WrittenNumber) -> Bool {
    (isNegative, whole, decimals) == (other.isNegative, other.whole, other.decimals)
      && (hasPoint || !other.hasPoint)
  }

  /// Whether a numeral such as 万 follows the decimals, as in 1.5万, so that the number is larger.
  var isMultiplied: Bool {
    hasPoint && rest.unicodeScalars.first.map { factors[$0] != nil } ?? false
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

  /// Reads a sign.
  ///
  /// - Returns: Whether it is a minus sign.
  mutating func sign() -> Bool {
    guard let first = rest.first, rest.dropFirst().first?.beginsNumber ?? false else {
      return false
    }
    if first == "+" || first.isMinus { rest.removeFirst() }
    return first.isMinus
  }

  /// Reads a decimal point and the digits after it; `nil` if there is none.
  mutating func decimals() -> String? {
    guard rest.first?.isPoint ?? false, rest.dropFirst().first?.isDigit ?? false else { return nil }
    rest.removeFirst()
    let digits = group()
    return String(digits.reversed().drop { $0 == "0" }.reversed())
  }

  mutating func number() -> Int? {
    let count = rest.count
    if rest.first?.isPoint ?? false, rest.dropFirst().first?.isDigit ?? false { return 0 }
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
      guard (1..<1_000_000_000).contains(above) else { return false }
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

extension String {
  /// The digits of the text with what gives them their value: signs, decimal points, and commas and
  /// spaces unless they divide thousands. `SearchText` ignores all of these, as names need.
  var numerals: [Unicode.Scalar] {
    let text = halfWidth
    guard text.unicodeScalars.contains(where: \.isDigit) else { return [] }
    let scalars = text.withSpacesBetweenNumbers
    return scalars.indices.compactMap { place in
      let scalar = scalars[place]
      if scalar.isDigit || scalar == " " { return scalar }
      let before = place > 0 ? scalars[place - 1] : nil
      let digits = scalars[(place + 1)...].prefix(while: \.isDigit).count
      guard digits > 0 else { return nil }
      if scalar.isMinus { return before?.properties.isAlphabetic ?? false ? nil : "-" }
      guard before?.isDigit ?? scalar.isPoint else { return nil }
      return scalar.isPoint ? "." : scalar == "," && digits != 3 ? scalar : nil
    }
  }
}

extension String {
  /// The scalars of the text without white space, but with one space between two numbers, as in
  /// 1 1/2. In 1 000, there is only one.
  fileprivate var withSpacesBetweenNumbers: [Unicode.Scalar] {
    let parts = unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    return parts.reduce(into: []) { scalars, part in
      let count = part.prefix(while: \.isDigit).count
      if count > 0, count != 3, scalars.last?.isDigit ?? false { scalars.append(" ") }
      scalars += part
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is a digit or a decimal point.
  fileprivate var beginsNumber: Bool { isDigit || isPoint }

  /// Whether the scalar is a decimal point, perhaps as an input method for Japanese writes it.
  fileprivate var isPoint: Bool { self == "." || self == "。" || self == "｡" }

  /// Whether the scalar is a minus sign or what people type for it.
  var isMinus: Bool { "-−‐‑‒–—―ー".unicodeScalars.contains(self) }
}

/// The kanji digits, indexed by value.
private let kanjiDigits = Array("〇一二三四五六七八九零".unicodeScalars)
private let factors: [Unicode.Scalar: Int] = [
  "十": 10, "百": 100, "千": 1000, "万": 10_000, "億": 100_000_000,
]
