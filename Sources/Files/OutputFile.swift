import Glibc

extension OpenFile {
  /// Opens what a person names to have something written to it.
  ///
  /// A regular file must not be there yet or has to be replaced knowingly, which ``truncate()`` then does.
  /// A pipe that somebody reads and a device of characters will do as well. What the shell has opened,
  /// `/dev/stdout` or `/dev/fd/3`, is written to at its end.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isReplacing: Whether a file that is there may be replaced.
  ///   - files: Files that may not be written even then: those the program reads or writes itself.
  /// - Returns: The file, still with what it held.
  /// - Throws: ``FileError`` with `EEXIST` for a file that is there, and
  ///   ``FileError/Reason/inUse`` for one of `files`, by whatever name.
  public static func output(
    _ path: String, replacing isReplacing: Bool, sparing files: Set<FileIdentity> = []
  ) throws(FileError) -> OpenFile {
    if let identity = FileIdentity(of: path), files.contains(identity) {
      throw FileError(.write, path, call: "stat", .inUse)
    }
    let isOpened = ["/dev/stdout", "/dev/stderr"].contains(path) || path.hasPrefix("/dev/fd/")
    if !isOpened {
      do throws(FileError) {
        return try OpenFile(
          path, named: path, in: AT_FDCWD, O_WRONLY | O_CREAT | O_EXCL, .write, mode: 0o644)
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    let file = try OpenFile(
      path, named: path, in: AT_FDCWD, O_WRONLY | (isOpened ? O_APPEND : 0), .write,
      accepting: [.regular, .pipe, .characterDevice])
    guard !files.contains(file.identity) else {
      throw FileError(.write, path, call: "fstat", .inUse)
    }
    guard isReplacing || isOpened || file.kind != .regular else {
      throw FileError(.write, path, call: "openat", .system(EEXIST))
    }
    return file
  }
}
