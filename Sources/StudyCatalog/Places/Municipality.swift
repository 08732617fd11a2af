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

  /// The name for people: 名古屋市 and Nagoya.
  public var title: BilingualText { BilingualText(place: name, romaji: romaji) }
}
