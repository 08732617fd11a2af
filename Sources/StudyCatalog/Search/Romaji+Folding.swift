extension Romaji {
  /// Brings the usual spellings of a sound to one: shi and si, cha and tya, tsu and tu, namba and nanba.
  ///
  /// The bytes are ASCII in lower case.
  static func folded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 2)
    var rest = bytes[...]
    while let first = rest.first {
      let second = rest.dropFirst().first.map { Unicode.Scalar($0) }
      let third = rest.dropFirst(2).first.map { Unicode.Scalar($0) }
      let step = step(Unicode.Scalar(first), second, third)
      result.append(contentsOf: step.spelling.utf8)
      rest = rest.dropFirst(step.length)
    }
    return result
  }

  /// Says what the sound that begins here is spelled as, and how many letters that replaces.
  private static func step(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar?, _ third: Unicode.Scalar?
  ) -> (spelling: String, length: Int) {
    switch (first, second, third) {
    case ("s", "h", "i"), ("s", "h", "y"): ("s", 2)
    case ("s", "h", _): ("sy", 2)
    case ("c", "h", "i"), ("c", "h", "y"): ("t", 2)
    case ("c", "h", _): ("ty", 2)
    case ("c", "c", _), ("c", "y", _), ("t", "c", "h"): ("t", 1)
    case ("t", "s", "u"): ("t", 2)
    case ("j", "i", _), ("j", "y", _), ("j", "j", _): ("z", 1)
    case ("j", _, _): ("zy", 1)
    case ("f", "u", _): ("h", 1)
    case ("d", "i", _), ("d", "u", _), ("d", "y", _): ("z", 1)
    case ("d", "z", _): ("", 1)
    case ("m", "b", _), ("m", "m", _), ("m", "p", _): ("n", 1)
    case ("n", "n", let next?)
    where !UInt8(truncatingIfNeeded: next.value).isVowel && next != "n" && next != "y":
      ("n", 2)
    default: (String(first), 1)
    }
  }

  /// Returns the folded forms that a spelling may grow into, when its last syllable is half typed.
  ///
  /// After `kash` come kashi and kasha, which fold to `kasi` and `kasya`: the forms are `kasi` and
  /// `kasy`.
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
    case "m": [form(""), form("b"), form("m"), form("p")]
    case "nn": [form(""), folded(bytes.dropLast())]
    default: [form("")]
    }
  }
}

/// The endings of half a syllable that may fold in more than one way, the longer ones first.
private let endings = ["sh", "ch", "jy", "cy", "dy", "ts", "dz", "nn", "c", "j", "f", "d", "m"]
