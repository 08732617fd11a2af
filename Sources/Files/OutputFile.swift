import Glibc

/// An output file chosen by the user, such as a recording or a journal.
///
/// It is opened at once, so that problems are found early, but not changed before the first write.
/// A regular file must not exist or be empty, unless the user agrees to replace it. A pipe with a
/// reader and a character device work as well. Descriptors opened by the shell, such as
/// `/dev/stdout` or `/dev/fd/3`, are written to at their current position.
///
/// A file is either written at once or grows. The first has all of its new content after
/// ``finish()``, or, after a failure, its old one; one that didn't exist appears only then. The
/// second can be read while it grows, and after a failure ends with the last text that was written
/// whole.
public final class OutputFile {
  /// The reason why not everything was written. After a failure, nothing more is written, so that a
  /// gap can't go unnoticed.
  public private(set) var failure: FileError?

  /// The file; `nil` if the descriptor was already closed when the program started.
  private let file: OpenFile?
  private let isMade: Bool
  private let isReplacing: Bool
  private let isAppending: Bool
  /// The text to write at once; `nil` for a file that grows, and for anything but regular files.
  private var pending: String?
  /// How long to wait for a pipe or device; `nil` waits forever.
  private let patience: Duration?
  private var hasBegun = false
  /// The number of bytes written so far.
  private var length = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isReplacing: Whether an existing regular file may be replaced.
  ///   - isGrowing: Whether each write appends to the file; otherwise they are held in memory, and
  ///     ``finish()`` writes a regular file at once.
  ///   - files: Files that must not be written to even then, because the program itself reads or
  ///     writes them.
  ///   - patience: How long to wait for a pipe or device that accepts nothing; `nil` waits forever.
  /// - Throws: `FileError` with `EEXIST` if the file exists, and ``FileError/Reason/inUse`` if it
  ///   is one of `files`, under any name.
  public init(
    _ path: String, replacing isReplacing: Bool, growing isGrowing: Bool = false,
    sparing files: Set<FileIdentity> = [], patience: Duration? = nil
  ) throws(FileError) {
    if let identity = FileIdentity(of: path), files.contains(identity) {
      throw FileError(.write, path, call: "stat", .inUse)
    }
    let opened = Self.descriptor(of: path)
    let made = opened == nil ? try Self.made(path) : nil
    isMade = made != nil
    isAppending = opened != nil
    self.patience = patience
    self.isReplacing = isReplacing
    let file = if let made { made } else { try Self.found(path, opened: opened) }
    self.file = file
    guard !files.contains(file.identity) else {
      throw FileError(.write, path, call: "fstat", .inUse)
    }
    guard isMade || isAppending || file.kind != .regular || Self.mayReplace(path, isReplacing)
    else { throw FileError(.write, path, call: "openat", .system(EEXIST)) }
    if !isGrowing, !isAppending, file.kind == .regular {
      pending = ""
      // If the program is killed before it finishes, no empty file stays.
      if isMade { unsafe unlink(path) }
    }
  }

  /// Writes to a descriptor with which the program was started, waiting for its reader.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor to write to.
  ///   - path: The name of the descriptor in errors.
  public init(descriptor: CInt, named path: String) {
    do throws(FileError) {
      file = try OpenFile(copying: descriptor, named: path)
    } catch {
      file = nil
      failure = error
    }
    isMade = false
    isAppending = true
    isReplacing = false
    patience = nil
  }

  deinit {
    guard let file, isMade, !hasBegun, FileIdentity(of: file.path) == file.identity else { return }
    unsafe unlink(file.path)
  }

  /// The descriptor that a path refers to; `nil` if it is the path of a file.
  private static func descriptor(of path: String) -> CInt? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: path.hasPrefix("/dev/fd/") ? CInt(path.dropFirst(8)) : nil
    }
  }

  /// Whether a file may be replaced: an empty one has nothing to lose, such as what a program has
  /// left that was killed before it wrote.
  private static func mayReplace(_ path: String, _ isReplacing: Bool) -> Bool {
    guard let status = FileStatus(at: path, followingLinks: true) else { return true }
    return isReplacing || status.kind == .regular && status.size == 0
  }

  /// Opens something that exists.
  private static func found(_ path: String, opened: CInt?) throws(FileError) -> OpenFile {
    if let opened {
      // Opening a file again would start at its beginning. Only pipes and devices can block.
      let copy = try OpenFile(copying: opened, named: path)
      // A socket can't be opened by its name.
      if copy.kind == .regular || copy.kind == .socket { return copy }
    }
    return try OpenFile(
      path, named: path, in: AT_FDCWD, O_WRONLY, .write,
      accepting: [.regular, .pipe, .characterDevice])
  }

  /// Creates a file; `nil` if the name is taken.
  private static func made(_ path: String) throws(FileError) -> OpenFile? {
    do throws(FileError) {
      return try OpenFile(
        path, named: path, in: AT_FDCWD, O_WRONLY | O_CREAT | O_EXCL, .write, mode: 0o644)
    } catch {
      guard error.code == EEXIST else { throw error }
      return nil
    }
  }

  /// Writes a text after the previous ones. If that fails, ``failure`` contains the reason.
  public func write(_ text: String) {
    if pending != nil {
      pending?.append(text)
      return
    }
    attempt { file throws(FileError) in
      if !hasBegun, !isAppending { try file.truncate() }
      hasBegun = true
      do throws(FileError) {
        try file.write(Array(text.utf8), patience: patience)
        length += text.utf8.count
      } catch {
        // A part of a text could not be read. If it stays, that changes nothing.
        if !isAppending { try? file.truncate(to: length) }
        throw error
      }
    }
  }

  /// Whether ``replace(_:with:)`` can change what was written: in a regular file that grows, of
  /// which nobody else writes a part.
  package var canReplace: Bool { pending == nil && !isAppending && file?.kind == .regular }

  /// Replaces the text that was written last. What both texts begin with stays as it is, so that a
  /// reader never finds less than was there. If that fails, the old text stays.
  ///
  /// - Precondition: ``canReplace`` is `true`.
  package func replace(_ old: String, with new: String) {
    let common = zip(old.utf8, new.utf8).prefix { $0 == $1 }.count
    attempt { file throws(FileError) in
      let start = length - old.utf8.count + common
      do throws(FileError) {
        try file.write(Array(new.utf8.dropFirst(common)), from: start)
        length = length - old.utf8.count + new.utf8.count
      } catch {
        try? file.write(Array(old.utf8.dropFirst(common)), from: start)
        throw error
      }
    }
  }

  /// Writes a file that doesn't grow, and waits until everything is on the disk; some disks report
  /// only then that they are full. Nothing may be written afterwards.
  public func finish() {
    if let pending {
      attempt { file throws(FileError) in
        if isMade {
          guard Self.mayReplace(file.path, isReplacing) else {
            throw FileError(.write, file.path, call: "rename", .system(EEXIST))
          }
          try file.make(with: Array(pending.utf8), mode: 0o644)
        } else {
          try file.replace(with: Array(pending.utf8), mode: 0o644)
        }
        hasBegun = true
      }
      return
    }
    guard hasBegun, file?.kind == .regular else { return }
    attempt { file throws(FileError) in try file.synchronize() }
  }

  private func attempt(_ body: (OpenFile) throws(FileError) -> Void) {
    guard let file, failure == nil else { return }
    do throws(FileError) {
      try body(file)
    } catch {
      failure = error
    }
  }
}

extension OpenFile {
  /// Creates a file with this name, at once.
  fileprivate func make(with bytes: [UInt8], mode: mode_t) throws(FileError) {
    let parts = Folder.parts(of: path)
    do throws(FileError) {
      try Folder(parts.folder).replace(parts.name, with: bytes, mode: mode)
    } catch {
      throw FileError(.write, path, call: error.call, error.reason)
    }
  }

  /// Replaces the contents of the file that now has this name, at once if the folder permits it.
  /// Links that lead to the file stay.
  fileprivate func replace(with bytes: [UInt8], mode: mode_t) throws(FileError) {
    guard let real = unsafe realpath(path, nil) else {
      throw FileError(.write, path, call: "realpath", .system(errno))
    }
    defer { unsafe free(real) }
    let parts = Folder.parts(of: unsafe String(cString: real))
    do throws(FileError) {
      try Folder(parts.folder).replace(parts.name, with: bytes, mode: mode)
    } catch {
      guard let code = error.code, Self.fixedNames.contains(code) else {
        // The user knows the file by the name that was given.
        throw FileError(.write, path, call: error.call, error.reason)
      }
      try truncate()
      try write(bytes)
      try synchronize()
    }
  }

  /// The errors where no file may take the name of another: in a folder that can't be written, or
  /// that belongs to another user, and for a file that is mounted, as in a container.
  private static let fixedNames: Set = [EACCES, EPERM, EBUSY, EROFS]
}
