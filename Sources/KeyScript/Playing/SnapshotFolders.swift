/// Keeps the snapshots of a script in a folder beside it, `walk.d` for `walk.keys`.
public final class SnapshotFolders: SnapshotStore {
  /// Makes a store.
  public init() {}

  public func snapshot(named name: String, of script: String) throws(FileError) -> String? {
    do throws(FileError) {
      return try TextFile(Self.path(of: name, script)).read()
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  public func save(_ text: String, named name: String, of script: String) throws(FileError) {
    try TextFile.makeFolder(Self.folder(of: script))
    try TextFile(Self.path(of: name, script)).write(text)
  }

  /// The folder beside a script, without the script's extension.
  public static func folder(of script: String) -> String {
    (script.hasSuffix(".keys") ? String(script.dropLast(5)) : script) + ".d"
  }

  private static func path(of name: String, _ script: String) -> String {
    folder(of: script) + "/\(name).txt"
  }
}
