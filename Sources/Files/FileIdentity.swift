import Glibc

/// The identity of a file, by whatever name it goes.
public struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t
  /// The name in the folder that the numbers identify, if the file does not exist yet.
  private let missingName: String?

  /// Takes the numbers from the result of `stat`.
  init(_ status: stat, missing name: String? = nil) {
    device = status.st_dev
    number = status.st_ino
    missingName = name
  }

  /// Finds the file at a path, following links. A file that does not exist is identified by its
  /// folder and its name.
  ///
  /// - Returns: `nil` if the folder does not exist either, or can't be searched.
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
