/// A prefecture, municipality or ward.
public enum Place: Hashable, Sendable, Identifiable {
  /// One of the 47 prefectures.
  case prefecture(Prefecture)
  /// A city, town, village, or special ward of Tokyo.
  case municipality(Municipality)
  /// A ward of a designated city.
  case ward(Ward)

  /// The official code, of two or five digits.
  public var code: PlaceCode {
    switch self {
    case .prefecture(let prefecture): prefecture.code
    case .municipality(let municipality): municipality.code
    case .ward(let ward): ward.code
    }
  }

  public var id: PlaceCode { code }

  /// Whether the place is one of the 20 cities that are divided into wards.
  public var isDesignatedCity: Bool {
    if case .municipality(let city) = self { city.isDesignatedCity } else { false }
  }

  /// The name with its ending, without the places that contain it.
  public var title: BilingualText {
    switch self {
    case .prefecture(let prefecture): prefecture.title
    case .municipality(let municipality): municipality.title
    case .ward(let ward): ward.title
    }
  }

  /// The name with its ending, as ``title`` has it in Japanese.
  public var name: String {
    switch self {
    case .prefecture(let prefecture): prefecture.name
    case .municipality(let municipality): municipality.name
    case .ward(let ward): ward.name
    }
  }

  /// The name in English, as ``title`` has it.
  public var english: String {
    switch self {
    case .prefecture(let prefecture): BilingualText.english(prefecture.romaji)
    case .municipality(let municipality): BilingualText.english(municipality.romaji)
    case .ward(let ward): BilingualText.english(ward.romaji)
    }
  }

  /// The reading in hiragana, with the ending.
  public var kana: String {
    switch self {
    case .prefecture(let prefecture): prefecture.kana
    case .municipality(let municipality): municipality.kana
    case .ward(let ward): ward.kana
    }
  }
}

/// One of the eight regions of Japan, as in schoolbooks.
public struct Region: Hashable, Sendable, Identifiable {
  /// The Japanese name, which is unique.
  public var id: String { name }
  /// The name, such as 東北.
  public let name: String
  /// The reading in hiragana.
  public let kana: String
  /// The English name, such as Tohoku.
  public let english: String
  /// The codes of the region's prefectures, in order.
  public let prefectures: [PlaceCode]

  /// The name in both languages.
  public var title: BilingualText {
    BilingualText(japanese: name, english: english, readings: [Reading(name, kana)])
  }
}

/// One of the 47 prefectures.
public struct Prefecture: Hashable, Sendable, Identifiable {
  /// The two digits.
  public let code: PlaceCode
  /// The name with its ending, such as 愛知県.
  public let name: String
  /// The reading in hiragana, with the ending.
  public let kana: String
  /// The spelling in Latin letters, such as Aichi-ken.
  public let romaji: String
  /// The Japanese name of the region.
  public let region: String

  public var id: PlaceCode { code }

  /// The displayed name: 愛知県 and Aichi Prefecture.
  public var title: BilingualText { BilingualText(place: name, kana: kana, romaji: romaji) }
}

/// A city, town, village, or special ward of Tokyo.
public struct Municipality: Hashable, Sendable, Identifiable {
  /// The five digits.
  public let code: PlaceCode
  /// The name with its ending, such as 名古屋市.
  public let name: String
  /// The reading in hiragana, with the ending.
  public let kana: String
  /// The spelling in Latin letters, such as Nagoya-shi.
  public let romaji: String
  /// Whether the city is one of the 20 that are divided into wards.
  public let isDesignatedCity: Bool

  public var id: PlaceCode { code }

  /// The displayed name: 名古屋市 and Nagoya.
  public var title: BilingualText { BilingualText(place: name, kana: kana, romaji: romaji) }
}

/// A ward of a designated city.
public struct Ward: Hashable, Sendable, Identifiable {
  /// The five digits.
  public let code: PlaceCode
  /// The code of the city that contains the ward.
  public let city: PlaceCode
  /// The name with its ending, such as 中区.
  public let name: String
  /// The reading in hiragana, with the ending.
  public let kana: String
  /// The spelling in Latin letters, such as Naka-ku.
  public let romaji: String

  public var id: PlaceCode { code }

  /// The displayed name: 中区 and Naka Ward.
  public var title: BilingualText { BilingualText(place: name, kana: kana, romaji: romaji) }
}

extension BilingualText {
  /// Creates the usual name of a place: Nagoya, Naka Ward, Fuchu Town, Kagawa Prefecture.
  ///
  /// - Parameters:
  ///   - name: The name with its ending.
  ///   - kana: The reading, with the ending.
  ///   - romaji: The spelling, with the ending after the last hyphen.
  init(place name: String, kana: String, romaji: String) {
    self.init(
      japanese: name, english: Self.english(romaji), readings: [Reading(name, kana)])
  }

  /// The English name of a place that is spelled with its ending after the last hyphen.
  fileprivate static func english(_ romaji: String) -> String {
    guard let hyphen = romaji.utf8.lastIndex(of: UInt8(ascii: "-")) else { return romaji }
    var name = String(romaji[..<hyphen])
    // A short string is compared in an instant, a slice byte by byte.
    switch String(romaji[hyphen...]) {
    case "-ken", "-fu": name += " Prefecture"
    case "-ku": name += " Ward"
    case "-cho", "-machi": name += " Town"
    case "-son", "-mura": name += " Village"
    default: break
    }
    return name
  }
}
