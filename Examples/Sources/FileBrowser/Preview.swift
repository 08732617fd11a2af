import Foundation

/// The beginning of a file or of a folder, to look at beside the list.
enum Preview: Hashable, Sendable {
  case text(String)
  case binary(bytes: Int)
  case names([String])
  case nothing(String)

  /// The most bytes that are read.
  static let limit = 64 * 1_024

  init(of entry: FileEntry, in folder: Folder) throws {
    let path = folder.path(of: entry.name)
    switch entry.kind {
    case .folder: self = .names(try Folder(path: path).entries(hidden: false).map(\.name))
    case .file: self = try Preview(ofFile: path)
    case .link(let target): self = .nothing("a link to \(target)")
    case .other: self = .nothing("neither a file nor a folder")
    }
  }

  /// Reads the beginning of a file.
  init(ofFile path: String) throws {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    let start = try file.read(upToCount: Self.limit) ?? Data()
    let text = String(decoding: start, as: UTF8.self)
    // A character that was cut at the end may be missing, but a zero is no text.
    self = start.contains(0) ? .binary(bytes: start.count) : .text(text)
  }
}
