import TerminalUI

extension StudyModel {
  /// What an empty search field says.
  var placeSearchHint: String { language("漢字・かな・ローマ字", "kanji, kana or romaji") }

  /// How a place is read; English names say it themselves.
  func reading(_ kana: String) -> String { language(kana, "") }
}
