internal import Files
internal import Glibc

/// The place of a database: a file in a folder, with the log and the index of the log beside it.
struct DatabaseFile: Sendable {
  /// The file's name.
  static let name = "study.db"
  /// The suffixes that SQLite uses for the log, its index, and the journal of a file without a log.
  static let companions = ["-journal", index, log]
  /// The suffix of the log.
  static let log = "-wal"
  /// The suffix of the log's index.
  private static let index = "-shm"
  /// The largest file and log to copy for reading, in bytes: a hundred times the data of ten years.
  private static let greatestCopy = 1 << 28

  /// How often a file that another program changes meanwhile is copied before that counts as busy.
  private static let copyAttempts = 5

  /// The folder that contains the file.
  let folder: Folder
  /// The path of the file, with links resolved.
  let path: String

  /// Finds the location in a folder, creating the folder for its owner only if the caller permits
  /// it.
  init(in folder: String, making isMade: Bool) throws(FileError) {
    try self.init(in: isMade ? Folder(making: folder) : Folder(folder))
  }

  private init(in folder: Folder) throws(FileError) {
    self.folder = folder
    // SQLite rejects links anywhere in a path, but the user may have linked the folder from
    // elsewhere.
    path = "\(try folder.realPath())/\(Self.name)"
  }

  /// Creates an empty file if there is none. SQLite would create it readable by everyone.
  func make() throws(FileError) {
    try finishMovingAside()
    try moveLostLogAside()
    do {
      _ = try folder.create(Self.name)
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// Checks that the file and its companions are regular files. Nothing is opened, because closing
  /// any descriptor of a file releases all locks that this process has on it.
  ///
  /// - Returns: The identity of the file; `nil` if there is none.
  func checked() throws(DatabaseError) -> FileIdentity? {
    for name in [""] + Self.companions {
      guard let kind = FileStatus(at: path + name)?.kind, kind != .regular else { continue }
      throw .file(FileError(.read, path + name, call: "lstat", .kind(kind)))
    }
    return FileStatus(at: path)?.identity
  }

  /// Checks that the file is not empty if a log or a backup shows that it had records: SQLite takes
  /// an empty file for a new one, and deletes its log.
  func checkContents() throws(DatabaseError) {
    if FileStatus(at: path)?.size == 0, hadRecords { throw .emptied }
  }

  /// Whether there is no file although a log or a backup shows that it had records.
  var isLost: Bool { FileStatus(at: path) == nil && hadRecords }

  private var hadRecords: Bool {
    logSize > 0 || Backup.newest(in: folder, of: path) != nil
  }

  /// A file opened for reading and writing.
  struct Opened {
    let database: Database
    let identity: FileIdentity
    /// The log, which SQLite creates when the file is first read.
    let log: FileIdentity?
  }

  /// Opens the file for reading and writing, and creates or migrates its tables. Waits for another
  /// program for `patience` milliseconds.
  func open(patience: Int32) throws(DatabaseError) -> Opened {
    guard let identity = try checked() else {
      throw .file(FileError(.read, path, call: "lstat", .system(ENOENT)))
    }
    try checkWritable()
    if let log = logIdentity, hasNeverHadLog {
      try DatabaseError.wrapping { () throws(FileError) in try moveLogAside(log) }
    }
    let database = try Database(path, .readWrite, patience: patience)
    try Schema.migrate(database, logged: true)
    return Opened(database: database, identity: identity, log: logIdentity)
  }

  /// Whether the file has never been used with a log, so that the log beside it belongs to another
  /// one, in whose place a backup was put. Opens the file, so the caller must not have done so.
  ///
  /// Byte 18 of the header is 2 in a file with a log, and 1 in a backup
  /// (https://sqlite.org/fileformat.html, 1.3.3).
  private var hasNeverHadLog: Bool {
    guard logSize > 0,
      let header = try? folder.file(Self.name).next(upTo: 20), header.count == 20
    else { return false }
    return header[18] == 1
  }

  /// The number of bytes of the log that stands beside the file; 0 if there is none.
  private var logSize: Int { FileStatus(at: path + Self.log)?.size ?? 0 }

  /// Checks that what is beside the file can be written to. SQLite would notice that only when
  /// something is to be stored.
  private func checkWritable() throws(DatabaseError) {
    for name in Self.companions {
      guard let code = RecordsError.refusal(toWriting: path + name) else { continue }
      // As the user wrote it.
      let shown = "\(folder.path)/\(Self.name)\(name)"
      throw .file(FileError(.write, shown, call: "faccessat", .system(code)))
    }
  }

  /// The identity of the log that stands beside the file; `nil` if there is none.
  var logIdentity: FileIdentity? { FileStatus(at: path + Self.log)?.identity }
}

// MARK: - Reading without write access

extension DatabaseFile {
  /// Copies the records into memory without creating anything beside the file, as opening it would.
  /// A log without its index is first copied to a temporary folder.
  ///
  /// - Returns: The copy, with the newest version of the tables, and the version of those in the
  ///   file.
  func untouchedCopy(
    temporary: String
  ) throws(DatabaseError) -> (copy: Database, version: Int) {
    _ = try checked()
    try checkContents()
    let sizes = [FileStatus(at: path)?.size ?? 0, hasNeverHadLog ? 0 : logSize]
    guard sizes.allSatisfy({ $0 <= Self.greatestCopy }) else { throw .foreign }
    let memory: Database
    if sizes[1] == 0 {
      memory = try Self.unchecked(Database(path, .immutable))
    } else if FileStatus(at: path + Self.index) != nil {
      do throws(DatabaseError) {
        memory = try Self.unchecked(Database(path, .readOnly))
      } catch {
        // On a read-only disk, the index that another program left can't be renewed.
        guard error.isObstacleToWriting, !error.isBusy else { throw error }
        memory = try copyWithLog(temporary: temporary, as: Self.unchecked)
      }
    } else {
      memory = try copyWithLog(temporary: temporary, as: Self.unchecked)
    }
    let version = try Schema.checkedVersion(of: memory)
    try Schema.migrate(memory, logged: false)
    return (memory, version)
  }

  /// Copies the records of another user's folder, in which nothing may be created, not even the
  /// locks of an open file. A log, which a running program or one that was killed leaves, is copied
  /// with the file to a temporary folder.
  static func copy(in folder: Folder, temporary: String) throws(DatabaseError) -> Database {
    let file = try DatabaseError.wrapping { () throws(FileError) in try DatabaseFile(in: folder) }
    _ = try file.checked()
    try file.checkContents()
    // Without locks, another program may write between the copy of the file and that of its log.
    let status = { ["", log].map { FileStatus(at: file.path + $0) } }
    for _ in 0..<copyAttempts {
      let before = status()
      let sizes = before.map { $0?.size ?? 0 }
      guard before[0] != nil, sizes.allSatisfy({ $0 <= greatestCopy }) else { throw .foreign }
      guard sizes[1] > 0, !file.hasNeverHadLog else {
        return try inMemory(Database(file.path, .immutable))
      }
      let copied = Result { () throws(DatabaseError) in
        try file.copyWithLog(temporary: temporary, as: inMemory)
      }
      if status() == before { return try copied.get() }
    }
    throw .busy
  }

  private static func inMemory(_ source: Database) throws(DatabaseError) -> Database {
    let memory = try unchecked(source)
    try Schema.migrate(memory, logged: false)
    return memory
  }

  private static func unchecked(_ source: Database) throws(DatabaseError) -> Database {
    let memory = try Database()
    try memory.copy(source)
    return memory
  }

  private func copyWithLog(
    temporary: String, as copied: (Database) throws(DatabaseError) -> Database
  ) throws(DatabaseError) -> Database {
    let (place, copy) = try DatabaseError.wrapping { () throws(FileError) in
      let place = try TemporaryFolder(in: temporary, named: "study")
      let copy = try DatabaseFile(in: place.folder)
      for suffix in ["", Self.log] {
        let bytes = try folder.file(Self.name + suffix).bytes(limit: Self.greatestCopy)
        try copy.folder.create(Self.name + suffix).write(bytes)
      }
      return (place, copy)
    }
    defer { withExtendedLifetime(place) {} }
    return try copied(Database(copy.path, .readWrite))
  }
}
