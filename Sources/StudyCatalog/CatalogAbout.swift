/// What the program says about its tables.
public enum CatalogAbout {
  /// Where the place names come from, and of which day they are.
  public static let places = BilingualText(
    japanese: "地名：日本郵便「郵便番号データ」（2026年10月3日）から編集。",
    english: "Place names: edited from Japan Post's postal code data of 3 October 2026.")
}
