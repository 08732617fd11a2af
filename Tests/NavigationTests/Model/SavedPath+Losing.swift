import Foundation
import Navigation

/// What a restart can't restore.
struct Loss: Hashable, Sendable {
  /// The number of entries lost at the top of a path.
  var entries = 0
  var path = 0
  /// The index of a path that the program no longer has.
  var lostPath: Int?
}

extension SavedPath<Page> {
  /// The saved state as a later version of the program reads it, which no longer has a path or
  /// can't read an entry: its route is unknown, or its number out of range.
  ///
  /// `lengths` are the numbers of entries of the paths.
  func losing(_ loss: Loss, of lengths: [Int]) -> Self {
    do {
      let encoder = JSONEncoder()
      // Sorted, the entries of the first path come first.
      encoder.outputFormatting = .sortedKeys
      var text = String(decoding: try encoder.encode(self), as: UTF8.self)
      if loss.entries > 0 {
        let (known, unknown) =
          loss.entries.isMultiple(of: 2) ? (#/"id":\d+/#, #""id":0"#) : (#/"name"/#, #""nothing""#)
        let path = loss.path % lengths.count
        let before = lengths[..<path].reduce(0, +)
        let index = before + max(0, lengths[path] - loss.entries)
        text.replaceSubrange(text.ranges(of: known)[index], with: unknown)
      }
      if let removed = loss.lostPath, lengths.count > 1 {
        let name = Model.names[removed % lengths.count]
        text.replace("\"path\":\"\(name)\"", with: "\"path\":\"removed\"")
        text.replace("\"shown\":\"\(name)\"", with: "\"shown\":\"removed\"")
      }
      return try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch {
      preconditionFailure("a saved path can't be written or read: \(error)")
    }
  }
}
