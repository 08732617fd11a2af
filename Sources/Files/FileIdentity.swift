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

/// What stands at a path.
public struct FileStatus: Hashable, Sendable {
  /// What it is; a link is a link, wherever it leads.
  public let kind: FileKind
  /// Its size in bytes.
  public let size: Int
  /// When it was last written, in nanoseconds since 1970.
  public let modified: Int
  /// Its identity, by whatever name it goes.
  public let identity: FileIdentity

  /// Looks at a path. Nothing is opened, and a link in the last place is not followed.
  ///
  /// - Returns: `nil` if there is nothing, or if nobody may look.
  public init?(at path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    kind = FileKind(status.st_mode)
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    identity = FileIdentity(status)
  }
}
