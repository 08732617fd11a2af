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

  /// One of `step` walks, from a number on, for a check that takes long; all of them if `WALKS=all`
  /// is set.
  static func oneOf(_ step: Int, from first: Int = 0) -> [Walk] {
    if unsafe getenv("WALKS").map({ unsafe String(cString: $0) }) == "all" { return all }
    return stride(from: first, to: all.count, by: step).map { all[$0] }
  }

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
    var player = Player { try StudyTarget.make($0, temporary: "/tmp") }
    player.command = { file, line in
      "study replay" + (line.map { " --terminal --until \($0)" } ?? "") + " " + file
    }
    player.snapshots = SnapshotFolders()
    return player
  }
}

extension Walk: CustomTestStringConvertible {
  var testDescription: String { name }
}
