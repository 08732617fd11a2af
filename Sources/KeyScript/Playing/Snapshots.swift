public import Files

/// A store of screens with which scripts compare the current one.
public protocol SnapshotStore: AnyObject {
  /// The text of a snapshot; `nil` if there is none.
  ///
  /// - Throws: `FileError` if the snapshot exists but can't be read.
  func snapshot(named name: String, of script: String) throws(FileError) -> String?

  /// Stores a text as a snapshot, replacing any earlier one.
  ///
  /// - Throws: `FileError` if it can't be written.
  func save(_ text: String, named name: String, of script: String) throws(FileError)
}

/// A store that keeps the snapshots of a script in a folder beside it: `walk.d` for `walk.keys`.
///
/// Neither that folder nor a snapshot in it may be a symbolic link, so that nothing is read or
/// written elsewhere.
public final class SnapshotFolders: SnapshotStore {
  /// The largest snapshot, in bytes; enough for a screen of the largest size.
  public static let largestSnapshot = 16_000_000

  /// Creates a store.
  public init() {}

  public func snapshot(named name: String, of script: String) throws(FileError) -> String? {
    do throws(FileError) {
      let folder = try Folder(ScriptSource.folder(of: script))
      let file = try folder.file(Self.name(of: name, script))
      return String(decoding: try file.bytes(limit: Self.largestSnapshot), as: UTF8.self)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  public func save(_ text: String, named name: String, of script: String) throws(FileError) {
    let folder = try Folder(ScriptSource.folder(of: script))
    _ = try folder.makeFolder(Self.folderName(of: script), mode: 0o777)
    try folder.replace(Self.name(of: name, script), with: Array(text.utf8), mode: 0o666)
  }

  /// The folder beside a script that contains its snapshots; for standard input, `stdin.d` in the
  /// current folder.
  public static func folder(of script: String) -> String {
    if script == ScriptSource.standardInput { return folder(of: Folder.parts(of: script).name) }
    return (script.hasSuffix(".keys") ? String(script.dropLast(5)) : script) + ".d"
  }

  /// The file of a snapshot.
  public static func path(of name: String, _ script: String) -> String {
    "\(folder(of: script))/\(name).txt"
  }

  private static func folderName(of script: String) -> String {
    folder(of: Folder.parts(of: script).name)
  }

  /// The path of a snapshot relative to the folder of its script.
  private static func name(of name: String, _ script: String) -> String {
    path(of: name, Folder.parts(of: script).name)
  }
}
