import Foundation
import Navigation

extension SavedPath<Page> {
  /// What is read from a file in which so many entries from the top make no sense any more.
  func losing(_ count: Int) -> Self {
    guard count > 0, !entries.isEmpty else { return self }
    do {
      var text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
      let known = #""name""#
      let places = text.ranges(of: known)
      text.replaceSubrange(places[max(0, places.count - count)], with: #""nothing""#)
      return try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch {
      preconditionFailure("a saved path can't be written or read: \(error)")
    }
  }
}
