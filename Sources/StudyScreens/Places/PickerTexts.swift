import StudyCatalog
import TerminalCore
import TerminalUI

/// The question of a lesson over the pickers that answer it.
struct RequestText<Owner: Routed>: View {
  let model: StudyModel
  let request: PlaceRequest

  func place(in layout: inout Layout<Owner>) {
    guard let question = request.question else { return }
    Text<Owner>(model.language(question), style: .bold).pinned().place(in: &layout)
  }
}

/// Says that a search found nothing, and what can be typed.
struct NoMatch<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    Text<Owner>(model.language("見つかりません。", "Nothing found.")).place(in: &layout)
    let hint = model.language(
      """
      漢字・かな・ローマ字の地名で探せます。
      例：名古屋、なごや市、nagoya、
      大阪市北区、府中 広島
      """,
      """
      Type the beginning of a place name in
      kanji, kana or romaji: nagoya, なごや,
      Kita Ward Osaka, fuchu hiroshima
      """)
    Text<Owner>(hint, style: .dim).place(in: &layout)
  }
}
