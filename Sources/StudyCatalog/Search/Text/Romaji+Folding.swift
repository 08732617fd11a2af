extension Romaji {
  /// Replaces the usual spellings of each sound by a single one: shi becomes si, cha becomes tya,
  /// tsu becomes tu, namba becomes nanba.
  ///
  /// The bytes must be lowercase ASCII.
  static func folded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 2)
    var position = 0
    while position < bytes.count {
      let step = step(
        Unicode.Scalar(bytes[position]),
        position + 1 < bytes.count ? Unicode.Scalar(bytes[position + 1]) : nil,
        position + 2 < bytes.count ? Unicode.Scalar(bytes[position + 2]) : nil)
      if let first = step.first { result.append(UInt8(truncatingIfNeeded: first.value)) }
      if step.hasGlide { result.append(UInt8(ascii: "y")) }
      position += step.length
    }
    return result
  }

  /// Returns the folded spelling of the sound that begins here, and the number of letters it
  /// replaces.
  private static func step(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar?, _ third: Unicode.Scalar?
  ) -> (first: Unicode.Scalar?, hasGlide: Bool, length: Int) {
    switch (first, second) {
    case ("s", "h"): ("s", third != "i" && third != "y", 2)
    case ("c", "h"): ("t", third != "i" && third != "y", 2)
    case ("c", "c"), ("c", "y"): ("t", false, 1)
    case ("t", "s") where third == "u": ("t", false, 2)
    case ("t", "c") where third == "h": ("t", false, 1)
    case ("j", "i"), ("j", "y"), ("j", "j"): ("z", false, 1)
    case ("j", _): ("z", true, 1)
    case ("f", "u"): ("h", false, 1)
    case ("d", "i"), ("d", "u"), ("d", "y"): ("z", false, 1)
    case ("d", "z"): (nil, false, 1)
    case ("m", "b"), ("m", "m"), ("m", "p"): ("n", false, 1)
    case ("n", "n") where third.map(endsDoubleN) ?? false: ("n", false, 2)
    case ("o", "h") where third.map(endsLongO) ?? false: ("o", false, 2)
    default: (first, false, 1)
    }
  }

  /// Returns whether nn before the letter is ん typed twice, not ん and な: gunnma, but not onna or
  /// sannyu.
  private static func endsDoubleN(_ next: Unicode.Scalar) -> Bool {
    switch next {
    case "a", "i", "u", "e", "o", "n", "y": false
    default: true
    }
  }

  /// Returns whether oh before the letter is a long o: Ohsaka, but not Tohoku.
  private static func endsLongO(_ next: Unicode.Scalar) -> Bool {
    switch next {
    case "a", "i", "u", "e", "o", "y", "h": false
    default: true
    }
  }

  /// Returns the possible folded forms of a spelling with a half-typed last syllable.
  ///
  /// `kash` may become kashi or kasha, which fold to `kasi` and `kasya`, so its forms are `kasi`
  /// and `kasy`.
  static func foldedBeginnings(_ bytes: [UInt8]) -> [[UInt8]] {
    let typed = String(decoding: bytes, as: UTF8.self)
    func form(_ ending: String, dropping count: Int = 0) -> [UInt8] {
      Array(folded(bytes + Array(ending.utf8)).dropLast(count))
    }
    let ending = endings.first { typed.hasSuffix($0) }
    return switch ending {
    case "sh", "ch", "j": [form("i"), form("a", dropping: 1)]
    case "jy", "cy", "dy": [form("a", dropping: 1)]
    case "c": [form("hi"), form("ha", dropping: 1)]
    case "ts", "dz": [form("u")]
    case "f": [form(""), form("u")]
    case "d": [form(""), form("i"), form("u"), form("ya", dropping: 1)]
    // A lone m is not ん, because no name begins with it.
    case "m" where bytes.count > 1: [form(""), form("b"), form("m"), form("p")]
    case "nn": [form(""), folded(bytes.dropLast())]
    default: [form("")]
    }
  }
}

/// The half-typed endings that may fold in more than one way, longer ones first.
private let endings = ["sh", "ch", "jy", "cy", "dy", "ts", "dz", "nn", "c", "j", "f", "d", "m"]
