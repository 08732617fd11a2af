import Glibc

/// An open file, which is closed when its last reference is released.
///
/// Opening never waits for another program: files are opened in nonblocking mode, and anything but
/// a regular file is refused unless the caller accepts it. Short writes and interrupted calls are
/// handled here.
public final class OpenFile: Sendable {
  /// The file, as given by the caller.
  public let path: String
  /// The kind of file.
  public let kind: FileKind
  /// The identity of the file, independent of its name.
  public let identity: FileIdentity

  let descriptor: CInt
  private let action: FileError.Action
  /// How long to wait for the writer of a pipe; `nil` waits forever.
  private let patience: Duration?

  /// Opens a regular file for reading. Links are followed, because the path comes from the user.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - acceptsPipes: Whether to accept a pipe too, such as one from a shell. Reading it waits for
  ///     the program that writes to it, even if that opens the pipe later.
  ///   - patience: How long reading a pipe waits until a program has opened it for writing; `nil`
  ///     waits forever.
  /// - Throws: `FileError` if the file doesn't exist, can't be read, or is of another kind.
  public convenience init(
    reading path: String, acceptsPipes: Bool = false, patience: Duration? = nil
  ) throws(FileError) {
    try self.init(
      path, named: path, in: AT_FDCWD, O_RDONLY, .read,
      accepting: acceptsPipes ? [.regular, .pipe] : [.regular], patience: patience)
  }

  /// Opens `name`, relative to `folder` unless it is absolute, and accepts only the given `kinds`.
  ///
  /// The flags to never block and to close on exec are added. Errors show the file as `path`.
  convenience init(
    _ name: String, named path: String, in folder: CInt, _ flags: CInt, _ action: FileError.Action,
    mode: mode_t = 0, accepting kinds: [FileKind] = [.regular], patience: Duration? = nil
  ) throws(FileError) {
    let descriptor: CInt
    do throws(SystemFailure) {
      descriptor = try SystemCall.openat.result {
        unsafe openat(folder, name, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
      }
    } catch {
      throw FileError(action, path, error, foundAt: name, in: folder)
    }
    try self.init(descriptor, named: path, action, patience: patience)
    guard kinds.contains(kind) else {
      throw FileError(action, path, call: "openat", .kind(kind))
    }
  }

  /// Duplicates a descriptor for writing. The original stays open.
  convenience init(copying descriptor: CInt, named path: String) throws(FileError) {
    let copy: CInt
    do throws(SystemFailure) {
      copy = try SystemCall.fcntl.result { fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    } catch {
      throw FileError(.write, path, call: error.call.rawValue, .system(error.code))
    }
    try self.init(copy, named: path, .write)
  }

  /// Takes ownership of a descriptor.
  private init(
    _ descriptor: CInt, named path: String, _ action: FileError.Action, patience: Duration? = nil
  ) throws(FileError) {
    var status = stat()
    let failure = unsafe fstat(descriptor, &status) == 0 ? nil : errno
    self.descriptor = descriptor
    self.path = path
    self.action = action
    self.patience = patience
    kind = FileKind(status.st_mode)
    identity = FileIdentity(status)
    // If anything throws from here on, releasing this object closes the descriptor.
    if let failure { throw FileError(action, path, call: "fstat", .system(failure)) }
  }

  deinit { close(descriptor) }

  /// Makes a system call, adding the file's name to its error.
  func calling<Result: SignedInteger>(
    _ call: SystemCall, _ body: () -> Result
  ) throws(FileError) -> Result {
    do throws(SystemFailure) {
      return try call.result(body)
    } catch {
      throw FileError(action, path, call: error.call.rawValue, .system(error.code))
    }
  }

  /// Waits until the file, or a folder's list of names, is on the disk.
  public func synchronize() throws(FileError) {
    _ = try calling(.fsync) { fsync(descriptor) }
  }

  /// Truncates the file to a number of bytes. Anything but a regular file is left unchanged.
  func truncate(to length: Int = 0) throws(FileError) {
    guard kind == .regular else { return }
    _ = try calling(.ftruncate) { ftruncate(descriptor, off_t(length)) }
  }

  /// Takes the advisory lock, which is released with the file. Returns `false` if another program
  /// holds it.
  public func tryLock() throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try calling(.flock) { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }
}

// MARK: - Reading

extension OpenFile {
  /// Reads up to a number of bytes; returns none at the end.
  ///
  /// - Throws: ``FileError/Reason/kind(_:)`` for a pipe that nobody has opened for writing in time.
  public func next(upTo count: Int) throws(FileError) -> [UInt8] {
    var part = [UInt8](repeating: 0, count: count)
    while true {
      // A pipe that nobody has opened for writing yet would look like one that has ended.
      let isReady = kind == .pipe ? try wait(for: POLLIN, atMost: patience) : true
      do throws(FileError) {
        let found = try calling(.read) { unsafe read(descriptor, &part, count) }
        // If a program had it open for writing, there would be nothing yet, and not the end.
        guard found > 0 || isReady else {
          throw FileError(action, path, call: "read", .kind(kind))
        }
        part.removeSubrange(found...)
        return part
      } catch {
        guard kind == .pipe, error.code == EAGAIN else { throw error }
      }
    }
  }

  /// Reads to the end.
  ///
  /// - Parameter limit: The largest number of bytes to accept.
  /// - Returns: All remaining bytes.
  /// - Throws: ``FileError/Reason/tooLarge(limit:)`` if there are more.
  public func bytes(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while case let part = try next(upTo: 65_536), !part.isEmpty {
      guard bytes.count + part.count <= limit else {
        throw FileError(action, path, call: "read", .tooLarge(limit: limit))
      }
      bytes += part
    }
    return bytes
  }

  /// Reads to the end, as text.
  ///
  /// - Parameter limit: The largest number of bytes to accept.
  /// - Returns: All remaining text.
  /// - Throws: ``FileError/Reason/tooLarge(limit:)`` if there are more,
  ///   ``FileError/Reason/notUTF8`` if they are not valid UTF-8.
  public func text(limit: Int) throws(FileError) -> String {
    guard let text = String(validating: try bytes(limit: limit), as: UTF8.self) else {
      throw FileError(action, path, call: "read", .notUTF8)
    }
    return text
  }
}

extension OpenFile {
  /// Reads a complete text file written by a user.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The largest number of bytes to accept; the default is ample for handwritten files.
  ///   - acceptsPipes: Whether to accept a pipe too; see ``init(reading:acceptsPipes:patience:)``.
  ///   - patience: How long to wait for the writer of a pipe; `nil` waits forever.
  /// - Returns: The text.
  /// - Throws: ``FileError/Reason/tooLarge(limit:)`` if there are more,
  ///   ``FileError/Reason/notUTF8`` if they are not valid UTF-8.
  public static func text(
    of path: String, limit: Int = 100_000, acceptsPipes: Bool = false, patience: Duration? = nil
  ) throws(FileError) -> String {
    try OpenFile(reading: path, acceptsPipes: acceptsPipes, patience: patience).text(limit: limit)
  }
}

// MARK: - Writing

extension OpenFile {
  /// Writes all of the bytes at the current position, passing them to the system.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - patience: How long to wait for a pipe or device that accepts nothing; `nil` waits forever.
  /// - Throws: `ENOSPC` on a full disk, after part of the bytes was written; `ETIMEDOUT` if a pipe
  ///   or device accepts nothing.
  public func write(_ bytes: [UInt8], patience: Duration? = nil) throws(FileError) {
    var written = 0
    while written < bytes.count {
      do throws(FileError) {
        let count = try calling(.write) {
          unsafe bytes.withUnsafeBytes { buffer in
            let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
            return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
          }
        }
        // Otherwise, a device that accepts nothing without reporting an error would be retried
        // forever.
        guard count > 0 else { throw FileError(action, path, call: "write", .system(EIO)) }
        written += count
      } catch {
        guard kind != .regular, error.code == EAGAIN else { throw error }
        guard try wait(for: POLLOUT, atMost: patience) else {
          throw FileError(action, path, call: "poll", .system(ETIMEDOUT))
        }
      }
    }
  }

  /// Writes bytes at a position in a regular file, which then ends after them.
  func write(_ bytes: [UInt8], from position: Int) throws(FileError) {
    _ = try calling(.lseek) { lseek(descriptor, off_t(position), SEEK_SET) }
    try write(bytes)
    try truncate(to: position + bytes.count)
  }

  /// Waits until the descriptor is ready; returns `false` if the time ran out.
  private func wait(for events: CInt, atMost patience: Duration?) throws(FileError) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    let milliseconds = Descriptor.milliseconds(of: patience)
    return try calling(.poll) { unsafe poll(&polled, 1, milliseconds) } > 0
  }
}
