import StudyCatalog
import StudyScreens

/// A link that leads nowhere.
struct LinkError: Error, CustomStringConvertible {
  let link: String
  /// The part at which it could not be followed.
  let part: String

  var description: String { message.english }

  /// What a person reads: where the link breaks off, and what may have been meant.
  var message: BilingualText {
    let subjects = Catalog.standard.subjects.map(\.id.rawValue).joined(separator: ", ")
    let nearest = link.nearest(in: StudyLink.all(in: .standard))
    return BilingualText(
      japanese: "リンク「\(link)」の「\(part)」が見つかりません。"
        + (nearest.map { "\($0) のことですか？" } ?? "教科は \(subjects) です。"),
      english: "the link “\(link)” leads nowhere at “\(part)”; "
        + (nearest.map { "did you mean \($0)?" } ?? "subjects are \(subjects)"))
  }
}
