/// What the program says about its tables.
public enum CatalogAbout {
  /// Where the place names come from, and of which day they are.
  public static let places = BilingualText(
    japanese: "地名は日本郵便の郵便番号データ KEN_ALL（2026年10月3日時点）をもとにしています。市区町村 1,741、行政区 171。",
    english: """
      Place names are based on KEN_ALL, Japan Post's postal code data, as of 3 October 2026: \
      1,741 municipalities and 171 wards.
      """)

  /// Where the lessons come from.
  public static let lessons = BilingualText(
    japanese: "問題は Study のために作りました。", english: "The lessons were written for Study.")
}
