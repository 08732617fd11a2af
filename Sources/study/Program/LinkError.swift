import StudyCatalog
import StudyScreens

/// A link that leads nowhere.
struct LinkError: Error, CustomStringConvertible {
  let link: String
  /// The part at which it could not be followed.
  let part: String

  var description: String {
    let known = StudyLink.all(in: .standard)
    let nearest = link.nearest(in: known).map { "did you mean \($0)?" }
    return "the link “\(link)” leads nowhere at “\(part)”; "
      + (nearest
        ?? "subjects are \(Catalog.standard.subjects.map(\.id.rawValue).joined(separator: ", "))")
  }
}
