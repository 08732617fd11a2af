extension BilingualText {
  /// The name of a place for people, in English as they say it: Nagoya, Naka Ward, Fuchu Town, Kagawa
  /// Prefecture.
  ///
  /// - Parameters:
  ///   - name: The name with its ending.
  ///   - romaji: The spelling, with the ending behind the last hyphen.
  init(place name: String, romaji: String) {
    self.init(japanese: name, english: Self.english(romaji))
  }

  private static func english(_ romaji: String) -> String {
    guard let hyphen = romaji.utf8.lastIndex(of: UInt8(ascii: "-")) else { return romaji }
    let stem = romaji[..<hyphen]
    return switch romaji[hyphen...] {
    case "-ken", "-fu": "\(stem) Prefecture"
    case "-ku": "\(stem) Ward"
    case "-cho", "-machi": "\(stem) Town"
    case "-son", "-mura": "\(stem) Village"
    default: String(stem)
    }
  }
}
