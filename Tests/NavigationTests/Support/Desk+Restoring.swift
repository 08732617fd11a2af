import Foundation
import Navigation

extension Desk {
  /// A program that continues from a saved path; its own root is A.
  init(restoring saved: SavedPath<Page>) throws {
    try self.init(restoring: Self.text(saved))
  }

  /// Like `init(restoring:)`, from an encoded path.
  init(restoring text: String) throws {
    let saved = try JSONDecoder().decode(SavedPath<Page>.self, from: Data(text.utf8))
    router = Router(root: "A", host: host, queue: queue)
    router.launch(restoring: saved)
  }

  /// The encoded path.
  func savedText() throws -> String { try Self.text(router.saved()) }

  private static func text(_ saved: SavedPath<Page>) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(saved), as: UTF8.self)
  }
}
