import Foundation
import KeyScript
import Testing

@testable import study

/// A walk through Study: a script in the folder `Walks`.
struct Walk: Sendable {
  /// The file's name without its extension.
  let name: String

  /// The file's full path.
  let path: String

  /// Every walk, by name.
  static let all: [Walk] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Walks")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "keys" }
      .map { Walk(name: $0.deletingPathExtension().lastPathComponent, path: $0.path) }
      .sorted { $0.name < $1.name }
  }()

  /// A walk by its name.
  static func named(_ name: String) throws -> Walk {
    try #require(all.first { $0.name == name }, "there is no walk “\(name)”")
  }

  /// Reads the script.
  func script() throws -> Script {
    try Script(parsing: String(contentsOfFile: path, encoding: .utf8), file: path)
  }

  /// A player of walks on a fake terminal and a virtual clock.
  static var player: Player {
    var player = Player { try StudyTarget.make($0) }
    player.programName = "study"
    player.snapshots = SnapshotFolders()
    return player
  }
}

extension Walk: CustomTestStringConvertible {
  var testDescription: String { name }
}
