import Glibc

/// A folder with a unique name, removed together with its files when it is released.
public final class TemporaryFolder {
  /// The folder, which only its owner can access.
  public let folder: Folder

  /// Creates a folder in another one.
  ///
  /// - Parameters:
  ///   - parent: The folder that will contain it, such as the one for temporary files.
  ///   - name: The prefix of its name.
  /// - Throws: ``FileError`` if it can't be created there.
  public init(in parent: String, named name: String) throws(FileError) {
    // mkdtemp(3) replaces the last six letters.
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw FileError(.write, parent, call: "mkdtemp", .system(errno))
    }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    folder = try Folder(path)
  }

  deinit {
    for name in (try? folder.names()) ?? [] { folder.remove(name) }
    unsafe rmdir(folder.path)
  }
}
