import Glibc

/// A folder with a name of its own, removed with the files in it when nobody needs it any more.
public final class TemporaryFolder {
  /// The folder, which only the owner may look into.
  public let folder: Folder

  /// Makes a folder in another one.
  ///
  /// - Parameters:
  ///   - parent: The folder that it stands in, such as the one for temporary files.
  ///   - name: The beginning of its name.
  /// - Throws: ``FileError`` if it can't be made there.
  public init(in parent: String, named name: String) throws(FileError) {
    // mkdtemp(3) puts other letters in place of the last six.
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
