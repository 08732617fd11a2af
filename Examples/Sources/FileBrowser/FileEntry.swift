import Foundation

/// One entry of a folder.
struct FileEntry: Hashable, Sendable {
  /// What an entry can be.
  enum Kind: Hashable, Sendable {
    case file(bytes: Int)
    case folder
    /// A symbolic link, with the path that it holds.
    case link(to: String)
    case other
  }

  let name: String
  let kind: Kind
  /// The screen that shows it, for a link the one that shows what it leads to; `nil` if it is
  /// neither a folder nor a file.
  let place: Place?
}

/// A folder of the disk.
struct Folder: Sendable {
  let path: String

  /// The path of an entry.
  func path(of name: String) -> String { path == "/" ? "/\(name)" : "\(path)/\(name)" }

  /// The entries, folders first.
  func entries(hidden: Bool) throws -> [FileEntry] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    let entries = names.filter { hidden || !$0.hasPrefix(".") }.compactMap { entry(named: $0) }
    return entries.sorted { one, other in
      let order = (one.kind == .folder ? 0 : 1, other.kind == .folder ? 0 : 1)
      return order.0 == order.1
        ? one.name.localizedStandardCompare(other.name) == .orderedAscending : order.0 < order.1
    }
  }

  /// An entry, or `nil` if it has gone meanwhile.
  private func entry(named name: String) -> FileEntry? {
    let path = path(of: name)
    guard let found = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    let kind: FileEntry.Kind =
      switch found[.type] as? FileAttributeType {
      case .typeDirectory: .folder
      case .typeRegular: .file(bytes: found[.size] as? Int ?? 0)
      case .typeSymbolicLink:
        .link(to: (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "?")
      default: .other
      }
    return FileEntry(name: name, kind: kind, place: place(of: kind, at: path))
  }

  /// The screen of what is at a path.
  private func place(of kind: FileEntry.Kind, at path: String) -> Place? {
    switch kind {
    case .folder: return .folder(path)
    case .file: return .file(path)
    case .other: return nil
    case .link:
      let end = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let type = try? FileManager.default.attributesOfItem(atPath: end)[.type]
      switch type as? FileAttributeType {
      case .typeDirectory: return .folder(end)
      case .typeRegular: return .file(end)
      default: return nil
      }
    }
  }

  /// Gives an entry another name. One that is taken stays as it is.
  func rename(_ name: String, to newName: String) throws {
    guard !newName.isEmpty, !newName.contains("/") else { throw FolderError.badName(newName) }
    try FileManager.default.moveItem(atPath: path(of: name), toPath: path(of: newName))
  }

  /// Removes an entry, and what is in it.
  func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(of: name))
  }
}

/// What is wrong with a request of the person.
enum FolderError: Error {
  case badName(String)
}
