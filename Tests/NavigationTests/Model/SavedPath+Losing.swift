import Foundation
import Navigation

extension SavedPath<Page> {
  /// What is read from a file in which some entries of a path make no sense any more, the lowest of
  /// which has a route that nobody knows or a number out of range, by a program that may lack a
  /// path.
  ///
  /// - Parameters:
  ///   - loss: What is lost.
  ///   - lengths: How many entries each path has.
  /// - Returns: What is left.
  func losing(_ loss: Loss, of lengths: [Int]) -> Self {
    do {
      let encoder = JSONEncoder()
      // The entries of the first path come first.
      encoder.outputFormatting = .sortedKeys
      var text = String(decoding: try encoder.encode(self), as: UTF8.self)
      if loss.entries > 0 {
        let (known, unknown) =
          loss.entries.isMultiple(of: 2) ? (#/"id":\d+/#, #""id":0"#) : (#/"name"/#, #""nothing""#)
        let path = loss.path % lengths.count
        let before = lengths[..<path].reduce(0, +)
        let place = before + max(0, lengths[path] - loss.entries)
        text.replaceSubrange(text.ranges(of: known)[place], with: unknown)
      }
      if let gone = loss.gonePath, lengths.count > 1 {
        let name = Model.names[gone % lengths.count]
        text.replace("\"path\":\"\(name)\"", with: "\"path\":\"gone\"")
        text.replace("\"shown\":\"\(name)\"", with: "\"shown\":\"gone\"")
      }
      return try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch {
      preconditionFailure("a saved path can't be written or read: \(error)")
    }
  }
}
