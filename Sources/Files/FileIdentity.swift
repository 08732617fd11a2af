import Glibc

/// The identity of a file, independent of its name.
public struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t
  /// The name in the folder that the numbers identify, if the file doesn't exist yet.
  private let missingName: String?

  /// Takes the numbers from a `stat` result.
  init(_ status: stat, missing name: String? = nil) {
    device = status.st_dev
    number = status.st_ino
    missingName = name
  }

  /// Identifies the file at a path, following links. A file that doesn't exist is identified by its
  /// folder and its name.
  ///
  /// - Returns: `nil` if the folder doesn't exist either, or can't be searched.
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

/// The status of the object at a path.
public struct FileStatus: Hashable, Sendable {
  /// The kind of object; a link counts as a link, wherever it leads.
  public let kind: FileKind
  /// The size in bytes.
  public let size: Int
  /// The time of the last modification, since 1970. It may be centuries away.
  public let modified: Duration
  /// The time of the last change of anything about the file, such as its name, since 1970.
  public let changed: Duration
  /// The identity, independent of the name.
  public let identity: FileIdentity

  /// Reads the status of a path; `nil` if there is nothing, or access is denied. Nothing is opened.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLinks: Whether a link in the last component stands for what it leads to.
  public init?(at path: String, followingLinks followsLinks: Bool = false) {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard unsafe fstatat(AT_FDCWD, path, &status, flags) == 0 else { return nil }
    kind = FileKind(status.st_mode)
    size = Int(status.st_size)
    modified = .seconds(status.st_mtim.tv_sec) + .nanoseconds(status.st_mtim.tv_nsec)
    changed = .seconds(status.st_ctim.tv_sec) + .nanoseconds(status.st_ctim.tv_nsec)
    identity = FileIdentity(status)
  }
}
