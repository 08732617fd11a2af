extension Unicode.Scalar {
  /// The letters of a sign that input methods offer for a number, a date or an era: 6 for ⑥, 1/2
  /// for ½, IV for Ⅳ, 3月 for ㋂, 平成 for ㍻; `nil` for any other scalar.
  var spelledOut: String? {
    switch value {
    case 0xB5: "μ"
    case 0xBC...0xBE, 0x2150...0x215E, 0x2189: fractions[self]
    case 0x2044: "/"
    case 0x2160...0x216B: romanNumerals[Int(value - 0x2160)]
    case 0x2170...0x217B: romanNumerals[Int(value - 0x2170)]
    case 0x2460...0x2473: "\(value - 0x245F)"
    case 0x24EA: "0"
    case 0x3251...0x325F: "\(value - 0x323C)"
    case 0x32B1...0x32BF: "\(value - 0x328D)"
    case 0x32C0...0x32CB: "\(value - 0x32BF)月"
    case 0x32FF: "令和"
    case 0x337B...0x337E: eras[Int(value - 0x337B)]
    case 0x33E0...0x33FE: "\(value - 0x33DF)日"
    default: nil
    }
  }

  /// The value of a Roman numeral that is one sign, such as Ⅳ.
  fileprivate var romanValue: Int? {
    switch value {
    case 0x2160...0x216B: Int(value - 0x215F)
    case 0x2170...0x217B: Int(value - 0x216F)
    default: nil
    }
  }
}

extension String {
  /// The text with a Roman numeral at its start in digits, if it is a single sign: 4 for Ⅳ.
  var withRomanValue: String {
    let scalars = unicodeScalars
    guard let value = scalars.first?.romanValue, scalars.dropFirst().first?.romanValue == nil
    else { return self }
    return "\(value)" + String(scalars.dropFirst())
  }
}

private let romanNumerals = [
  "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII",
]

private let eras = ["平成", "昭和", "大正", "明治"]

private let fractions: [Unicode.Scalar: String] = [
  "¼": "1/4", "½": "1/2", "¾": "3/4", "⅐": "1/7", "⅑": "1/9", "⅒": "1/10", "⅓": "1/3", "⅔": "2/3",
  "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8",
  "⅝": "5/8", "⅞": "7/8", "↉": "0/3",
]
