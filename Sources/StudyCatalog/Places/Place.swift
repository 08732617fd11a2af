/// Any place that has a code.
public enum Place: Hashable, Sendable, Identifiable {
  /// One of the 47 prefectures.
  case prefecture(Prefecture)
  /// A city, town, village, or special ward of Tokyo.
  case municipality(Municipality)
  /// A ward of a designated city.
  case ward(Ward)

  /// The two or five digits.
  public var code: PlaceCode {
    switch self {
    case .prefecture(let prefecture): prefecture.code
    case .municipality(let municipality): municipality.code
    case .ward(let ward): ward.code
    }
  }

  public var id: PlaceCode { code }

  /// The name with its ending, without the places around it.
  public var title: BilingualText {
    switch self {
    case .prefecture(let prefecture): prefecture.title
    case .municipality(let municipality): municipality.title
    case .ward(let ward): ward.title
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
