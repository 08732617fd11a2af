/// What the program says about its tables.
public enum CatalogAbout {
  /// Where the place names come from, and of which day they are.
  public static let places = BilingualText(
    japanese: "地名：日本郵便の郵便番号データ KEN_ALL（2026年10月3日）から編集。市区町村 1,741、行政区 171。",
    english: """
      Place names: edited from KEN_ALL, Japan Post's postal code data, of 3 October 2026. \
      1,741 municipalities, 171 wards.
      """)

  /// Where the lessons come from.
  public static let lessons = BilingualText(
    japanese: "問題：study のために書かれたもの。", english: "Lessons: written for study.")
}
