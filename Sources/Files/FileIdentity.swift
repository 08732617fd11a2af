import Glibc

/// Which file it is, whatever name it goes by.
public struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t
  /// The name in the folder that the numbers stand for, of a file that does not exist yet.
  private let missingName: String?

  /// Takes the numbers from what `stat` gives.
  init(_ status: stat, missing name: String? = nil) {
    device = status.st_dev
    number = status.st_ino
    missingName = name
  }

  /// Finds the file at a path, links followed. A file that does not exist is known by its folder.
  ///
  /// - Returns: `nil` when there is not even the folder, or it can't be looked into.
  public init?(of path: String) {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      self.init(status)
      return
    }
    let (folder, name) = Folder.parts(of: path)
    guard unsafe stat(folder, &status) == 0 else { return nil }
    self.init(status, missing: name)
  }
}
