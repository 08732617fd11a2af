extension String {
  /// Whether the text has a digit or numeral other than the power of a unit, as in m².
  var hasNumber: Bool {
    let scalars = Array(unicodeScalars)
    return scalars.indices.contains { place in
      guard Character(scalars[place]).isNumber else { return false }
      return !raised.contains(scalars[place]) || place == 0
        || !scalars[place - 1].properties.isAlphabetic
    }
  }

  /// The text with the signs that few keyboards have as what they stand for: m², m^2 and ㎡ become
  /// m2, H₂O becomes H2O, Na⁺ becomes Na+, SO4^2- becomes SO42-, and ℃ becomes °C. A power of
  /// a number stays one: 10² is not 102.
  var withoutSigns: String {
    guard unicodeScalars.contains(where: { signs[$0] != nil }) else { return self }
    var text = UnicodeScalarView()
    // The digits after a letter, as both in H₁₂, or after a group of them, as in (NH₄)₂.
    var followsLetter = false
    let scalars = Array(unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      if scalar == "^", scalars[(place + 1)...].isCharge { continue }
      if let written = signs[scalar], followsLetter || units[scalar] != nil {
        text.append(contentsOf: written.unicodeScalars)
      } else {
        text.append(scalar)
        if followsLetter, scalar == ")" || scalar == "]" { continue }
        followsLetter = scalar.properties.isAlphabetic
      }
    }
    return String(text)
  }

  /// The number of minus signs, if one is that of an ion or the like, as in Cl⁻; `nil` otherwise.
  /// Such a sign counts, while a hyphen doesn't matter.
  var raisedMinusCount: Int? {
    guard unicodeScalars.contains(where: { $0 == "⁻" || $0 == "₋" }) else { return nil }
    return withoutSigns.minusCount
  }

  /// The number of minus signs or hyphens, in any width.
  var minusCount: Int { halfWidth.unicodeScalars.count(where: \.isMinus) }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether this is the charge of an ion: a sign, or digits and a sign.
  fileprivate var isCharge: Bool {
    let sign = drop { ("0"..."9").contains($0) }
    guard sign.count == 1, let first = sign.first else { return false }
    return first.isMinus || "+＋－".unicodeScalars.contains(first)
  }
}

private let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)
private let lowered = Array("₀₁₂₃₄₅₆₇₈₉".unicodeScalars)

private let units: [Unicode.Scalar: String] = [
  "㎜": "mm", "㎝": "cm", "㎞": "km", "㎎": "mg", "㎏": "kg", "㎟": "mm2", "㎠": "cm2", "㎡": "m2",
  "㎢": "km2", "㎣": "mm3", "㎤": "cm3", "㎥": "m3", "㏄": "cc", "㎖": "mL", "㎗": "dL", "㎘": "kL",
  "ℓ": "L", "㏊": "ha", "℃": "°C", "℉": "°F", "㎧": "m/s", "㎨": "m/s2", "㎩": "Pa", "㍱": "hPa",
  "㎐": "Hz", "㎾": "kW", "㎃": "mA", "㎉": "kcal", "㏈": "dB", "㎆": "MB", "㎇": "GB", "㏖": "mol",
  "㍉": "ミリ", "㌢": "センチ", "㌔": "キロ", "㍍": "メートル", "㌘": "グラム", "㌧": "トン", "㍑": "リットル",
  "㌃": "アール", "㌶": "ヘクタール", "㍗": "ワット", "㌍": "カロリー", "㌫": "パーセント", "㌦": "ドル",
  "㌅": "インチ", "㌳": "フィート", "㍄": "マイル",
]

private let others: [Unicode.Scalar: String] = ["^": "", "⁺": "+", "⁻": "-", "₊": "+", "₋": "-"]

private let signs = [raised, lowered].reduce(into: units.merging(others) { $1 }) {
  signs, digits in
  for (digit, scalar) in digits.enumerated() { signs[scalar] = "\(digit)" }
}
