import Glibc

/// An open folder, whose files are found by names that can't lead out of it.
///
/// A name may have several components, such as `state/state.json`. Each is looked up in the folder
/// before it without following symbolic links, and none may be `..`. This holds even if another
/// program changes the folder in the meantime.
public final class Folder: Sendable {
  /// The folder, as given by the caller.
  public let path: String

  private let file: OpenFile

  var descriptor: CInt { file.descriptor }

  /// Opens a folder. Links are followed, because the path comes from the user.
  public convenience init(_ path: String) throws(FileError) {
    try self.init(path, named: path, in: AT_FDCWD, 0)
  }

  /// Opens the folder of the file at a path; the file need not exist.
  public convenience init(of path: String) throws(FileError) {
    try self.init(Self.parts(of: path).folder)
  }

  private init(_ name: String, named path: String, in folder: CInt, _ flags: CInt)
    throws(FileError)
  {
    self.path = path
    file = try OpenFile(
      name, named: path, in: folder, O_RDONLY | O_DIRECTORY | flags, .read, accepting: [.folder])
  }

  /// Opens a folder in this one.
  public func folder(_ name: String) throws(FileError) -> Folder {
    try folder(atEndOf: parts(of: name, .read))
  }

  private func folder(atEndOf parts: [String]) throws(FileError) -> Folder {
    var folder = self
    for part in parts {
      folder = try Folder(part, named: folder.path(of: part), in: folder.descriptor, O_NOFOLLOW)
    }
    return folder
  }

  /// Opens a regular file in this folder for reading.
  public func file(_ name: String) throws(FileError) -> OpenFile {
    let (folder, name) = try place(of: name, .read)
    return try OpenFile(
      name, named: folder.path(of: name), in: folder.descriptor, O_RDONLY | O_NOFOLLOW, .read)
  }

  /// The kind of something in this folder, whose name is a single component. A link counts as a
  /// link.
  ///
  /// - Returns: `nil` if nothing has that name.
  public func kind(of name: String) throws(FileError) -> FileKind? {
    try status(of: name, .read).map { FileKind($0.st_mode) }
  }

  /// The kind of what a link in this folder leads to.
  ///
  /// - Returns: `nil` if it leads to nothing.
  public func kind(atEndOfLink name: String) throws(FileError) -> FileKind? {
    try status(of: name, .read, flags: 0).map { FileKind($0.st_mode) }
  }

  /// Opens the folder at a path relative to this one, following links.
  func followed(_ path: String) throws(FileError) -> Folder {
    try Folder(path, named: self.path(of: path), in: descriptor, 0)
  }

  /// Waits until the folder's list of names is on the disk, so that a replaced file stays replaced.
  ///
  /// It can't fail: the files already have their new names, even if the disk can't confirm them,
  /// and some file systems can't do so for any folder.
  public func synchronizeNames() { try? file.synchronize() }

  /// Takes the advisory lock of the folder, which is released with it; returns `false` if another
  /// program holds it.
  public func tryLock() throws(FileError) -> Bool { try file.tryLock() }

  /// The path of the folder without any link, for those who refuse to follow one.
  public func realPath() throws(FileError) -> String {
    guard let real = unsafe realpath(path, nil) else {
      throw FileError(.read, path, call: "realpath", .system(errno))
    }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The names of all files and folders in the folder, sorted.
  public func names() throws(FileError) -> [String] {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0, let stream = unsafe fdopendir(copy) else {
      let code = errno
      if copy >= 0 { close(copy) }
      throw FileError(.read, path, call: "fdopendir", .system(code))
    }
    defer { unsafe closedir(stream) }
    // A duplicated descriptor continues where the previous listing stopped.
    unsafe rewinddir(stream)
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw FileError(.read, path, call: "readdir", .system(errno)) }
    return names.sorted()
  }
}

// MARK: - Names

extension Folder {
  /// The path of something in this folder.
  func path(of name: String) -> String {
    path == "." || name.isAbsolutePath ? name : "\(path)/\(name)"
  }

  /// The folder that contains a name's last component, and that component.
  func place(
    of name: String, _ action: FileError.Action
  ) throws(FileError) -> (folder: Folder, name: String) {
    var parts = try parts(of: name, action)
    guard let last = parts.popLast() else {
      throw FileError(action, path(of: name), call: "openat", .kind(.folder))
    }
    return (try folder(atEndOf: parts), last)
  }

  /// The components of a name, none of which leads out of the folder.
  private func parts(of name: String, _ action: FileError.Action) throws(FileError) -> [String] {
    let parts = name.pathComponents.filter { $0 != "." }
    guard !name.isAbsolutePath, !parts.contains(".."), !name.utf8.contains(0) else {
      throw FileError(action, path(of: name), call: "openat", .outside)
    }
    return parts
  }

  /// The folder of a path, and its last component.
  public static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: .slash) else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }
}

extension String {
  /// The components of the text as a path, which the system divides at each byte of a slash. A
  /// `Character` may be a slash together with the marks or the letter beside it.
  package var pathComponents: [String] {
    utf8.split(separator: .slash).map { String(Substring($0)) }
  }

  /// Whether the text has a slash, as the system sees it.
  package var hasSlash: Bool { utf8.contains(.slash) }

  var isAbsolutePath: Bool { utf8.first == .slash }
}

extension UInt8 {
  fileprivate static let slash = UInt8(ascii: "/")
}
