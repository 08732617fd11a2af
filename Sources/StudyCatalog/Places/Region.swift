/// One of the eight regions that schools divide Japan into.
public struct Region: Hashable, Sendable, Identifiable {
  /// The Japanese name, which no other region has.
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
  public var title: BilingualText { BilingualText(japanese: name, english: english) }
}
