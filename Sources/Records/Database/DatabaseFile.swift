internal import Files
internal import Glibc

/// The place of a database: a file in a folder, with the log and the index of the log beside it.
struct DatabaseFile {
  /// The file's name.
  static let name = "study.db"
  /// What SQLite adds to the name for the log, its index, and the journal of a file without a log.
  private static let companions = ["-wal", "-shm", "-journal"]
  /// The largest file and log that are copied to be read, in bytes: a hundred times what somebody
  /// writes in ten years.
  private static let greatestCopy = 1 << 28

  /// The folder.
  let folder: Folder
  /// The path of the file, without any link.
  let path: String

  /// Finds the place in a folder; a missing one is made for its owner only if the caller says so.
  init(in folder: String, making isMade: Bool) throws(FileError) {
    self.folder = isMade ? try Folder(making: folder) : try Folder(folder)
    // SQLite refuses a link anywhere in a path, and the person may have put the folder elsewhere.
    guard let real = unsafe realpath(folder, nil) else {
      throw FileError(.read, folder, call: "realpath", .system(errno))
    }
    defer { unsafe free(real) }
    path = unsafe "\(String(cString: real))/\(Self.name)"
  }

  /// Makes an empty file, unless there is one. SQLite would make it for everybody to read.
  func make() throws(FileError) {
    do {
      _ = try folder.create(Self.name)
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// Checks that the file and what stands beside it are regular files. Nothing is opened, because
  /// closing any descriptor of a file gives up all locks that this process has on it.
  ///
  /// - Returns: The identity of the file; `nil` if there is none.
  func checked() throws(DatabaseError) -> FileIdentity? {
    for name in [""] + Self.companions {
      guard let kind = FileStatus(at: path + name)?.kind, kind != .regular else { continue }
      throw .file(FileError(.read, path + name, call: "lstat", .kind(kind)))
    }
    return FileStatus(at: path)?.identity
  }

  /// Opens the file to be read and written, and makes or renews its tables.
  func open() throws(DatabaseError) -> (database: Database, identity: FileIdentity) {
    guard let identity = try checked() else {
      throw .file(FileError(.read, path, call: "lstat", .system(ENOENT)))
    }
    let database = try Database(path, .readWrite)
    try Schema.migrate(database, logged: true)
    return (database, identity)
  }
}

// MARK: - Damage

extension DatabaseFile {
  /// Gives a file that was found damaged, and its log, other names under which they still belong
  /// together. Returns where it is now; `nil` if another program has moved it meanwhile.
  func moveAside(_ damaged: FileIdentity) throws(FileError) -> String? {
    let file = try folder.file(Self.name)
    // Two programs may find the damage, and the second must not move the new file of the first.
    var waited = 0
    while try !file.tryLock() {
      guard waited < Database.patience else {
        throw FileError(.write, path, call: "flock", .system(EWOULDBLOCK))
      }
      usleep(5_000)
      waited += 5
    }
    return try withExtendedLifetime(file) { () throws(FileError) in
      guard FileStatus(at: path)?.identity == damaged else { return nil }
      let name = unusedName()
      for suffix in Self.companions where FileStatus(at: path + suffix) != nil {
        try folder.rename(Self.name + suffix, to: name + suffix)
      }
      try folder.rename(Self.name, to: name)
      return "\(folder.path)/\(name)"
    }
  }

  private func unusedName() -> String {
    var number = 1
    while true {
      let name = "\(Self.name).damaged-\(number)"
      let taken = ([""] + Self.companions).contains {
        FileStatus(at: "\(folder.path)/\(name)\($0)") != nil
      }
      if !taken { return name }
      number += 1
    }
  }
}

// MARK: - Reading where nothing can be written

extension DatabaseFile {
  /// Copies the records into memory, from a disk or a file that can't be written. A log can't be read
  /// without writing beside it, and is first copied to a folder for temporary files.
  func copyInMemory(temporary: String) throws(DatabaseError) -> Database {
    guard let status = FileStatus(at: path) else {
      throw .file(FileError(.read, path, call: "lstat", .system(ENOENT)))
    }
    guard status.size <= Self.greatestCopy else { throw .foreign }
    do throws(DatabaseError) {
      return try Self.inMemory(Database(path, .readOnly))
    } catch {
      guard error.isObstacleToWriting else { throw error }
      guard let log = FileStatus(at: path + "-wal"), log.size > 0 else {
        return try Self.inMemory(Database(path, .immutable))
      }
      guard log.size <= Self.greatestCopy else { throw .foreign }
      return try copyWithLog(temporary: temporary)
    }
  }

  private static func inMemory(_ source: Database) throws(DatabaseError) -> Database {
    try Schema.check(source)
    let memory = try Database()
    try memory.copy(source)
    return memory
  }

  private func copyWithLog(temporary: String) throws(DatabaseError) -> Database {
    // mkdtemp(3) puts other letters in place of the last six.
    var template = Array("\(temporary)/study-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw .file(FileError(.write, temporary, call: "mkdtemp", .system(errno)))
    }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unsafe rmdir(path) }
    let copy: DatabaseFile
    do throws(FileError) {
      copy = try DatabaseFile(in: path, making: false)
      for suffix in ["", "-wal"] {
        let bytes = try folder.file(Self.name + suffix).bytes(limit: Self.greatestCopy)
        try copy.folder.create(Self.name + suffix).write(bytes)
      }
    } catch {
      throw .file(error)
    }
    defer { for suffix in [""] + Self.companions { copy.folder.remove(Self.name + suffix) } }
    return try Self.inMemory(Database(copy.path, .readWrite))
  }
}
