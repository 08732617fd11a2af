import FoundationEssentials
import KeyScript
import StudyCatalog

/// The state that a script begins with, in a folder of its own that goes when the play is over.
final class ScriptState {
  /// Where the state is kept.
  let folder: StateFolder

  private let url: URL

  /// Makes the folder, empty or as a copy of the script's.
  init(_ settings: ScriptSettings) throws {
    url = TemporaryFolders.next()
    folder = StateFolder(path: url.path)
    switch settings.state {
    case .empty:
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    case .folder(let name):
      let script = URL(fileURLWithPath: settings.file).deletingLastPathComponent()
      let source = script.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: source.path) else {
        throw ScriptStateError.noFolder(source.path)
      }
      try FileManager.default.copyItem(at: source, to: url)
    }
  }

  deinit {
    TemporaryFolders.remove(url)
  }
}

/// What a script got wrong about its state.
enum ScriptStateError: Error, CustomStringConvertible {
  case noFolder(String)

  var description: String {
    switch self {
    case .noFolder(let path): "there is no folder “\(path)” to start from"
    }
  }
}
