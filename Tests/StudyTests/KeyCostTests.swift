import Foundation
import TestFolders
import Testing

/// A key after others, and how many bytes each frame takes that it draws.
struct KeyCost: CustomTestStringConvertible {
  let testDescription: String
  let before: [String]
  let key: String
  let bytes: [Int]

  init(_ description: String, after before: String..., key: String, bytes: Int...) {
    (testDescription, self.before, self.key, self.bytes) = (description, before, key, bytes)
  }

  static let all = [
    KeyCost("a move at Home", after: "key down", key: "key down", bytes: 457),
    KeyCost("a push of a subject", key: "key enter", bytes: 2066),
    KeyCost("a pop", after: "key enter", key: "key left", bytes: 1562),
    KeyCost("a move in a subject", after: "key enter", key: "key down", bytes: 652),
    KeyCost("a picker", key: "key 6", bytes: 2528),
    KeyCost("a letter in a search", after: "key 6", key: "key n", bytes: 1481),
    KeyCost("another letter", after: "key 6", "key n", key: "key a", bytes: 1460),
    KeyCost("a tile of the map", after: "key alt+3", key: "key down", bytes: 304),
    KeyCost("an answer", after: "open math/addition", "settle", key: "key a", bytes: 752),
    KeyCost("a key without effect", after: "key down", "key home", key: "key home"),
  ]
}

@Suite("Of the bytes for a terminal")
struct KeyCostTests {
  @Test("a key writes as many as it did, in one frame", arguments: KeyCost.all)
  func cost(of cost: KeyCost) throws {
    let folder = try TestFolder()
    let header = ["keys 1", "term 80x24 motion=none"]
    let before = try frames(of: header + cost.before, in: folder)
    let after = try frames(of: header + cost.before + [cost.key], in: folder)
    #expect(after.dropFirst(before.count) == cost.bytes[...])
  }

  /// Returns the number of bytes of each frame of a script.
  private func frames(of lines: [String], in folder: TestFolder) throws -> [Int] {
    try folder.write(lines.joined(separator: "\n") + "\n", to: "a.keys")
    let result = try BuiltProgram.run(
      ["replay", "--force", "--export", "a.cast", "a.keys"], in: folder)
    #expect(result.status == 0, "\(result.output)\(result.complaint)")
    return try folder.read("a.cast").split(separator: "\n").dropFirst().compactMap { line in
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      guard let event, event.count == 3, event[1] as? String == "o" else { return nil }
      return (event[2] as? String)?.utf8.count
    }
  }
}
