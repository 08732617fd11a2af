import Files
import KeyScript
import StudyCatalog

extension StateInMemory {
  /// Begins with the state that a script names, in a folder beside it.
  ///
  /// - Throws: `FileError` for what leads out of the script's folder, and ``ScriptStateError``.
  convenience init(_ settings: ScriptSettings) throws {
    switch settings.state {
    case .empty: self.init()
    case .folder(let name):
      let folder: Folder
      do throws(FileError) {
        folder = try Folder(of: settings.file).folder(name)
      } catch {
        if error.isAbsence { throw ScriptStateError.noFolder(error.path) }
        throw error
      }
      try self.init(copying: folder)
    }
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
