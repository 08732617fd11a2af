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

  /// The name for people: 愛知県 and Aichi Prefecture.
  public var title: BilingualText { BilingualText(place: name, romaji: romaji) }
}
