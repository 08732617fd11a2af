/// A ward of a designated city.
public struct Ward: Hashable, Sendable, Identifiable {
  /// The five digits.
  public let code: PlaceCode
  /// The code of the city that the ward is a part of.
  public let city: PlaceCode
  /// The name with its ending, such as 中区.
  public let name: String
  /// The reading in hiragana, with the ending.
  public let kana: String
  /// The spelling in Latin letters, such as Naka-ku.
  public let romaji: String

  public var id: PlaceCode { code }

  /// The name for people: 中区 and Naka Ward.
  public var title: BilingualText { BilingualText(place: name, romaji: romaji) }
}
