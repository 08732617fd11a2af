public import Glibc

extension Folder {
  /// Opens a folder, first creating it and its parents; by default with access only for the owner.
  public convenience init(making path: String, mode: mode_t = 0o700) throws(FileError) {
    var made = path.isAbsolutePath ? "" : "."
    for part in path.pathComponents {
      made += "/\(part)"
      if unsafe mkdir(made, mode) == 0 { continue }
      let code = errno
      // An existing folder may be inside one that can't be written to, or on a read-only disk.
      guard code != EEXIST, unsafe access(made, F_OK) != 0 else { continue }
      throw FileError(.write, path, call: "mkdir", .system(code))
    }
    try self.init(path)
  }

  /// Creates a folder in this one, unless it exists, and opens it.
  public func makeFolder(_ name: String, mode: mode_t = 0o700) throws(FileError) -> Folder {
    let (folder, last) = try place(of: name, .write)
    do throws(SystemFailure) {
      _ = try SystemCall.mkdirat.result { unsafe mkdirat(folder.descriptor, last, mode) }
    } catch {
      guard error.code == EEXIST else {
        throw FileError(.write, folder.path(of: last), call: "mkdirat", .system(error.code))
      }
    }
    return try folder.folder(last)
  }

  /// Creates a regular file and opens it for writing.
  ///
  /// - Throws: `EEXIST` if the name is taken, even by a dangling link.
  public func create(_ name: String, mode: mode_t = 0o600) throws(FileError) -> OpenFile {
    let (folder, last) = try place(of: name, .write)
    return try OpenFile(
      last, named: folder.path(of: last), in: folder.descriptor,
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, .write, mode: mode)
  }

  /// Replaces the contents of a file atomically: another program, or this one after a power
  /// failure, sees either all of the old bytes or all of the new ones.
  ///
  /// The bytes are written to a new file in the same folder, under an unpredictable name, which is
  /// flushed to the disk before it takes the name. An existing file keeps its permissions. A link,
  /// or anything else that isn't a regular file, is refused.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - bytes: The complete new contents.
  ///   - mode: The permissions of a file that doesn't exist yet.
  /// - Throws: `FileError`, with the old file unchanged.
  public func replace(
    _ name: String, with bytes: [UInt8], mode: mode_t = 0o600
  ) throws(FileError) {
    let (folder, last) = try place(of: name, .write)
    let permissions = try folder.permissions(ofFile: last)
    let fresh = Self.temporaryName(for: last)
    do throws(FileError) {
      let file = try folder.create(fresh, mode: permissions ?? mode)
      if let permissions {
        _ = try file.calling(.fchmod) { fchmod(file.descriptor, permissions) }
      }
      try file.write(bytes)
      try file.synchronize()
      _ = try file.calling(.renameat) {
        unsafe renameat(folder.descriptor, fresh, folder.descriptor, last)
      }
    } catch {
      folder.remove(fresh)
      // The user knows the file, but not the temporary one that was to replace it.
      throw FileError(.write, folder.path(of: last), call: error.call, error.reason)
    }
    folder.synchronizeNames()
  }

  /// A name for a file that is written before it replaces another, similar to the name of that
  /// file and no longer than a name can be.
  ///
  /// It can't be predicted, because anyone who may write to the folder could otherwise make a file
  /// or a link of that name first, and the writing would fail.
  package static func temporaryName(for name: String) -> String {
    var (start, room) = ("", 200)
    for scalar in name.unicodeScalars {
      room -= UTF8.width(scalar)
      if room < 0 { break }
      start.unicodeScalars.append(scalar)
    }
    return ".\(start).\(String(UInt64.random(in: 0 ... .max), radix: 36))"
  }

  /// Removes a file, if it exists. A link is removed itself.
  public func remove(_ name: String) {
    guard let (folder, last) = try? place(of: name, .write) else { return }
    unsafe unlinkat(folder.descriptor, last, 0)
  }

  /// Renames a file within this folder. A link is renamed itself.
  ///
  /// No other program may take the new name in the meantime.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - newName: Its new name.
  ///   - isReplacing: Whether to replace a file, or a link, of the new name.
  /// - Throws: `EEXIST` if the name is taken, `ENOENT` if there is no such file.
  public func rename(
    _ name: String, to newName: String, replacing isReplacing: Bool = false
  ) throws(FileError) {
    let (folder, last) = try place(of: name, .write)
    let (newFolder, newLast) = try place(of: newName, .write)
    if !isReplacing, try newFolder.status(of: newLast, .write) != nil {
      throw FileError(.write, path(of: newName), call: "renameat", .system(EEXIST))
    }
    do throws(SystemFailure) {
      _ = try SystemCall.renameat.result {
        unsafe renameat(folder.descriptor, last, newFolder.descriptor, newLast)
      }
    } catch {
      throw FileError(.write, path(of: name), call: error.call.rawValue, .system(error.code))
    }
  }

  /// Follows the links that the user created.
  ///
  /// - Parameters:
  ///   - name: The name to start from.
  ///   - owner: The user whose links to follow; by default, the one who runs the program.
  /// - Returns: The target: a folder, and a name in it that is not a link and need not exist.
  /// - Throws: ``FileError/Reason/kind(_:)`` for a link that another user created.
  public func following(
    _ name: String, of owner: uid_t = geteuid()
  ) throws(FileError) -> (folder: Folder, name: String) {
    var (folder, last) = try place(of: name, .read)
    for _ in 0..<40 {
      guard let target = try folder.target(ofLink: last, of: owner) else { return (folder, last) }
      let parts = Self.parts(of: target)
      folder = try folder.followed(parts.folder)
      last = parts.name
    }
    throw FileError(.read, path(of: name), call: "readlinkat", .system(ELOOP))
  }
}

extension Folder {
  /// The permissions of a regular file; `nil` if there is none.
  private func permissions(ofFile name: String) throws(FileError) -> mode_t? {
    guard let status = try status(of: name, .write) else { return nil }
    let kind = FileKind(status.st_mode)
    guard kind == .regular else {
      throw FileError(.write, path(of: name), call: "fstatat", .kind(kind))
    }
    return status.st_mode & 0o777
  }

  /// The target of one of the owner's links; `nil` if the name is not a link or doesn't exist.
  private func target(ofLink name: String, of owner: uid_t) throws(FileError) -> String? {
    guard let status = try status(of: name, .read), FileKind(status.st_mode) == .link else {
      return nil
    }
    guard status.st_uid == owner else {
      throw FileError(.read, path(of: name), call: "fstatat", .kind(.link))
    }
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    do throws(SystemFailure) {
      let count = try SystemCall.readlinkat.result {
        unsafe readlinkat(descriptor, name, &target, target.count)
      }
      return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    } catch {
      throw FileError(.read, path(of: name), call: error.call.rawValue, .system(error.code))
    }
  }

  /// The status of a name, without following a link; `nil` if nothing has that name.
  func status(
    of name: String, _ action: FileError.Action, flags: CInt = AT_SYMLINK_NOFOLLOW
  ) throws(FileError) -> stat? {
    var status = stat()
    do throws(SystemFailure) {
      _ = try SystemCall.fstatat.result { unsafe fstatat(descriptor, name, &status, flags) }
      return status
    } catch {
      guard error.code != ENOENT else { return nil }
      throw FileError(action, path(of: name), call: error.call.rawValue, .system(error.code))
    }
  }
}
