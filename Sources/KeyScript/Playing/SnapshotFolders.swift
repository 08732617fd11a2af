public import Files

/// Keeps the snapshots of a script in a folder beside it, `walk.d` for `walk.keys`.
///
/// Nothing is read or written outside of the script's own folder: neither that folder nor a snapshot in it
/// may be a symbolic link.
public final class SnapshotFolders: SnapshotStore {
  /// How many bytes a snapshot may have; the largest screen that a script can ask for needs less.
  public static let largestSnapshot = 16_000_000

  /// Makes a store.
  public init() {}

  public func snapshot(named name: String, of script: String) throws(FileError) -> String? {
    do throws(FileError) {
      let file = try Folder(of: script).file(Self.name(of: name, script))
      return String(decoding: try file.bytes(limit: Self.largestSnapshot), as: UTF8.self)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  public func save(_ text: String, named name: String, of script: String) throws(FileError) {
    let folder = try Folder(of: script)
    _ = try folder.makeFolder(Self.folderName(of: script), mode: 0o777)
    try folder.replace(Self.name(of: name, script), with: Array(text.utf8), mode: 0o666)
  }

  /// The folder beside a script, without the script's extension.
  public static func folder(of script: String) -> String {
    (script.hasSuffix(".keys") ? String(script.dropLast(5)) : script) + ".d"
  }

  /// Where a snapshot of a script lies.
  public static func path(of name: String, _ script: String) -> String {
    "\(folder(of: script))/\(name).txt"
  }

  private static func folderName(of script: String) -> String {
    folder(of: Folder.parts(of: script).name)
  }

  /// The snapshot as it is named from the folder that the script stands in.
  private static func name(of name: String, _ script: String) -> String {
    path(of: name, Folder.parts(of: script).name)
  }
}
