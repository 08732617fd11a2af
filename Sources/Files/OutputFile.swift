import Glibc

/// A file that a person names to have something written to it, such as a recording or a journal.
///
/// It is opened at once, so that what forbids it is known early, and changed by the first write. A regular
/// file must not be there yet, or has to be replaced knowingly. A pipe that somebody reads and a device of
/// characters will do as well. What the shell has opened, `/dev/stdout` or `/dev/fd/3`, is written to
/// where it stands.
public final class OutputFile {
  /// Why not everything was written. Nothing is written after that: a gap would look like a whole.
  public private(set) var failure: FileError?

  /// The file; `nil` when it was closed before the program began.
  private let file: OpenFile?
  private let isMade: Bool
  private let isAppending: Bool
  /// How many milliseconds a pipe or device is waited for; −1 is for ever.
  private let patience: CInt
  private var hasBegun = false

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isReplacing: Whether a regular file that is there may be replaced.
  ///   - files: Files that may not be written even then: those the program reads or writes itself.
  ///   - patience: How many milliseconds a pipe or device that takes nothing is waited for; −1 is for
  ///     ever.
  /// - Throws: `FileError` with `EEXIST` for a file that is there, and
  ///   ``FileError/Reason/inUse`` for one of `files`, by whatever name.
  public init(
    _ path: String, replacing isReplacing: Bool, sparing files: Set<FileIdentity> = [],
    patience: CInt = -1
  ) throws(FileError) {
    if let identity = FileIdentity(of: path), files.contains(identity) {
      throw FileError(.write, path, call: "stat", .inUse)
    }
    let opened = Self.descriptor(of: path)
    let made = opened == nil ? try Self.made(path) : nil
    (isMade, isAppending) = (made != nil, opened != nil)
    self.patience = patience
    let file = if let made { made } else { try Self.found(path, opened: opened) }
    self.file = file
    guard !files.contains(file.identity) else {
      throw FileError(.write, path, call: "fstat", .inUse)
    }
    guard isMade || isReplacing || isAppending || file.kind != .regular else {
      throw FileError(.write, path, call: "openat", .system(EEXIST))
    }
  }

  /// Writes to a descriptor that the program was started with, and waits for whoever reads there.
  ///
  /// - Parameters:
  ///   - descriptor: Where to write.
  ///   - path: How errors name it.
  public init(descriptor: CInt, named path: String) {
    do throws(FileError) {
      file = try OpenFile(copying: descriptor, named: path)
    } catch {
      file = nil
      failure = error
    }
    (isMade, isAppending, patience) = (false, true, -1)
  }

  deinit {
    guard let file, isMade, !hasBegun, FileIdentity(of: file.path) == file.identity else { return }
    unsafe unlink(file.path)
  }

  /// The descriptor that a path names; `nil` for the path of a file.
  private static func descriptor(of path: String) -> CInt? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: path.hasPrefix("/dev/fd/") ? CInt(path.dropFirst(8)) : nil
    }
  }

  /// Opens something that is there.
  private static func found(_ path: String, opened: CInt?) throws(FileError) -> OpenFile {
    if let opened {
      // A second way into a file would begin at its top; only a pipe or a device can keep us waiting.
      let copy = try OpenFile(copying: opened, named: path)
      if copy.kind == .regular { return copy }
    }
    return try OpenFile(
      path, named: path, in: AT_FDCWD, O_WRONLY, .write,
      accepting: [.regular, .pipe, .characterDevice])
  }

  /// Makes a file; `nil` when something has the name already.
  private static func made(_ path: String) throws(FileError) -> OpenFile? {
    do throws(FileError) {
      return try OpenFile(
        path, named: path, in: AT_FDCWD, O_WRONLY | O_CREAT | O_EXCL, .write, mode: 0o644)
    } catch {
      guard error.code == EEXIST else { throw error }
      return nil
    }
  }

  /// Writes a text behind what was written before. What can't be written is told by ``failure``.
  public func write(_ text: String) {
    attempt { file throws(FileError) in
      if !hasBegun, !isAppending { try file.truncate() }
      hasBegun = true
      try file.write(Array(text.utf8), patience: patience)
    }
  }

  /// Waits until all is on the disk; some disks tell only then that they were full.
  public func finish() {
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
