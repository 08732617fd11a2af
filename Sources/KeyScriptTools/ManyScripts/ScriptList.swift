// The folder `ManyScripts` chooses the scripts of a run, and plays several at once.

public import Files
import KeyScript
import TerminalCore

/// The scripts of a run, chosen from files and folders.
public struct ScriptList: Hashable, Sendable {
  /// The paths of the scripts, in the order in which they are played.
  public private(set) var files: [String] = []

  /// Finds the scripts that a run is asked to play.
  ///
  /// A folder stands for all regular files below it, and links to such files, whose names end in
  /// `.keys`, in the order of the bytes of their paths. Hidden files and folders are left out, and
  /// so are the folders with the snapshots of scripts. Links to folders are not followed, except
  /// for a path itself.
  ///
  /// - Parameter paths: Files and folders, in the order of playing. A file need not exist, because
  ///   the play reports that.
  /// - Throws: ``ScriptListError`` for a folder that can't be read, or without any script.
  public init(_ paths: [String]) throws(ScriptListError) {
    try self.init(paths) { folder, name, kind in
      name.hasSuffix(".keys") && folder.isScript(name, kind)
    }
  }

  /// Finds the files to rewrite: below folders, all scripts and the files with steps that they
  /// share, whose names end in `.steps`. Links are left out, because what they lead to may be
  /// elsewhere.
  ///
  /// - Parameter paths: Files and folders.
  /// - Throws: ``ScriptListError`` for a folder that can't be read, or without any such file.
  package init(formatting paths: [String]) throws(ScriptListError) {
    try self.init(paths) { _, name, kind in
      kind != .link && [".keys", ".steps"].contains { name.hasSuffix($0) }
    }
  }

  private init(_ paths: [String], _ isWanted: Filter) throws(ScriptListError) {
    for path in paths {
      guard let folder = try? Folder(path) else {
        files.append(path)
        continue
      }
      let start = path.hasSuffix("/") || path == "." ? path : path + "/"
      let prefix = path == "." ? "" : start
      var found: [String] = []
      do throws(FileError) {
        try Self.find(isWanted, in: folder, named: prefix, &found)
      } catch {
        throw .unreadable(error)
      }
      guard !found.isEmpty else { throw .noScripts(folder: path) }
      files += found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// Keeps the scripts whose path contains a text.
  ///
  /// - Throws: ``ScriptListError/nothingContains(_:)`` if there is none.
  public mutating func keep(containing text: String) throws(ScriptListError) {
    files = files.filter { $0.contains(part: text) }
    if files.isEmpty { throw .nothingContains(text) }
  }

  /// Keeps the scripts of a shard, of which there may be none.
  public mutating func keep(_ shard: Shard) {
    files = files.enumerated().filter { shard.contains($0.offset) }.map(\.element)
  }
}

/// The reason why there are no scripts to play.
public enum ScriptListError: Error, Hashable {
  /// A folder can't be read.
  case unreadable(FileError)
  /// There is no script below a folder.
  case noScripts(folder: String)
  /// No path contains the text.
  case nothingContains(String)
}

extension ScriptListError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .noScripts(let folder): "there is no script below “\(folder)”"
    case .nothingContains(let text): "no script has “\(text)” in its path"
    }
  }
}

extension ScriptList {
  /// Tells whether a file of a folder is looked for, by its name and kind.
  private typealias Filter = (Folder, String, FileKind?) -> Bool

  /// Finds the scripts in a folder and in those below it.
  private static func find(
    _ isWanted: Filter, in folder: Folder, named prefix: String, _ found: inout [String]
  ) throws(FileError) {
    let names = try folder.names().filter { !$0.hasPrefix(".") }
    let snapshots = Set(
      names.filter { $0.hasSuffix(".keys") }.map { SnapshotFolders.folder(of: $0) })
    for name in names {
      let kind = try folder.kind(of: name)
      if kind == .folder {
        guard !snapshots.contains(name) else { continue }
        try find(isWanted, in: folder.folder(name), named: "\(prefix)\(name)/", &found)
      } else if isWanted(folder, name, kind) {
        found.append(prefix + name)
      }
    }
  }
}

extension Folder {
  /// Whether a name is that of a regular file, or of a link to one. A link to nothing counts too,
  /// and so does a name that isn't UTF-8, so that they are reported rather than left out.
  fileprivate func isScript(_ name: String, _ kind: FileKind?) -> Bool {
    guard kind == .link else { return kind == .regular || kind == nil }
    let target = try? self.kind(atEndOfLink: name)
    return target == nil || target == .regular
  }
}
