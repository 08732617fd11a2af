import KeyScript
import StudyCatalog
import StudyScreens

/// A link that leads nowhere.
struct LinkError: Error {
  let link: String
  /// The part at which it could not be followed.
  let part: String
}

extension LinkError: Complaint {
  /// Where the link breaks off, and what may have been meant.
  var message: BilingualText {
    let subjects = Catalog.standard.subjects.map(\.id.rawValue).joined(separator: ", ")
    let nearest = Suggestion.nearest(to: link, among: StudyLink.all(in: .standard))
    let (link, part) = (Notation.shortened(link), Notation.shortened(part))
    return BilingualText(
      japanese: "リンク「\(link)」の「\(part)」が見つかりません。"
        + (nearest.map { "\($0) のことですか？" } ?? "教科は \(subjects) です"),
      english: "the link “\(link)” leads nowhere at “\(part)”; "
        + (nearest.map { "did you mean \($0)?" } ?? "subjects are \(subjects)"))
  }
}
