internal import Files

/// The records of one learner: every answer, and everything derived from the answers.
///
/// A change is on the disk when its method returns. If writing fails, the method throws, and the
/// change waits in memory: the next change and ``save()`` write it as well. Use the records from a
/// single actor; other programs may use the same file at the same time.
public final class Records {
  /// The reason why nothing outlasts this run, with the records in memory; `nil` if they are
  /// stored.
  public private(set) var obstacle: RecordsError?
  /// Messages for the user about what happened to the file; removed when taken.
  private var notices: [RecordsNotice] = []

  private var database: Database { didSet { openings += 1 } }
  /// How many times the file was opened again.
  private(set) var openings = 0
  /// The file; `nil` for records in memory.
  private(set) var file: DatabaseFile?
  private(set) var identity: FileIdentity?
  private var log: FileIdentity?
  let path: String
  /// The changes that could not be written yet, in order.
  private var unsaved: [Change] = []
  /// What the latest answer of this run to each card did to it, to be taken back.
  private var latest: [CardID: CardChange] = [:]
  /// How long to wait for another program that has locked the file, in milliseconds.
  private let patience: Int32
  /// Whether to wait for another program, which is not repeated after it took too long.
  private var isPatient = true {
    didSet { database.patience = isPatient ? patience : 0 }
  }

  /// Keeps records in a file.
  init(_ opened: DatabaseFile.Opened, of file: DatabaseFile, patience: Int32) {
    self.patience = patience
    database = opened.database
    identity = opened.identity
    log = opened.log
    self.file = file
    path = file.path
  }

  /// Keeps records in a file that another program has locked, as soon as it can be opened.
  init(waitingFor file: DatabaseFile, patience: Int32) {
    (database, isPatient) = (Self.emptyDatabase(), false)
    (self.file, self.patience) = (file, patience)
    path = file.path
  }

  /// Keeps records in memory.
  init(_ database: Database, path: String, obstacle: RecordsError?) {
    patience = 0
    self.database = database
    self.path = path
    self.obstacle = obstacle
    file = nil
  }

  /// Whether changes outlast this run.
  private var isOnDisk: Bool { file != nil && obstacle == nil }

  /// The number of changes that are not on the disk.
  public var unsavedCount: Int { unsaved.count }

  /// Removes and returns what the user has to be told, oldest first.
  public func takeNotices() -> [RecordsNotice] {
    defer { notices = [] }
    return notices
  }

  func addNotice(_ notice: RecordsNotice) { notices.append(notice) }
}

// MARK: - Changing

extension Records {
  /// Makes changes in one transaction, together with those that could not be written before.
  func make(_ changes: [Change]) throws(RecordsError) {
    unsaved += changes
    try save()
  }

  /// Tries to write the changes that could not be written before.
  ///
  /// - Throws: ``RecordsError``. All changes are then still waiting, except those that the tables
  ///   never accept, which are dropped.
  public func save() throws(RecordsError) {
    guard !unsaved.isEmpty else { return }
    if let refusal = try write(first: unsaved.count) {
      guard unsaved.count > 1 else {
        unsaved = []
        throw refusal
      }
      try saveOneByOne()
    }
    if !isPatient { isPatient = true }
  }

  private func saveOneByOne() throws(RecordsError) {
    var firstRefusal: RecordsError?
    while !unsaved.isEmpty {
      guard let refusal = try write(first: 1) else { continue }
      unsaved.removeFirst()
      firstRefusal = firstRefusal ?? refusal
    }
    if let firstRefusal { throw firstRefusal }
  }

  /// Writes the first changes, either all of them or none. Returns the reason if they will never be
  /// accepted.
  private func write(first count: Int) throws(RecordsError) -> RecordsError? {
    let changes = unsaved[..<count]
    let refusal = try attempt { database throws(DatabaseError) -> DatabaseError? in
      do throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
          try Schema.checkVersion(of: database)
          for change in changes { try change.apply(to: database, after: &latest) }
        }
        return nil
      } catch {
        guard error.isRefusal else { throw error }
        // If the tables are no longer this version's, the changes wait.
        try Schema.check(database)
        return error
      }
    }
    if let refusal { return RecordsError(refusal: refusal, at: path) }
    unsaved.removeFirst(count)
    for change in changes {
      if let notice = change.wasMade(onDisk: isOnDisk) { addNotice(notice) }
    }
    return nil
  }

  /// Performs a database operation. If the database turns out to be damaged, moves it aside and
  /// repeats the operation with new records.
  func attempt<Result>(
    _ body: (Database) throws(DatabaseError) -> Result
  ) throws(RecordsError) -> Result {
    do throws(DatabaseError) {
      try openIfNeeded()
      return try body(database)
    } catch {
      if error.isBusy { isPatient = false }
      guard error.isDamage, let file, let identity else { throw RecordsError(error, at: path) }
      try startAnew(file, damaged: identity)
    }
    do throws(DatabaseError) {
      return try body(database)
    } catch {
      throw RecordsError(error, at: path)
    }
  }

  /// Performs several reads as of one moment, whatever other programs write meanwhile.
  func snapshot<Result>(
    _ body: (Database) throws(DatabaseError) -> Result
  ) throws(RecordsError) -> Result {
    try attempt { database throws(DatabaseError) in
      try database.reading { () throws(DatabaseError) in try body(database) }
    }
  }

  /// Performs a database operation once; `nil` if the database turned out to be damaged and was
  /// replaced by new records.
  func attemptOnce<Result>(
    _ body: (Database) throws(DatabaseError) -> Result
  ) throws(RecordsError) -> Result? {
    var isFirst = true
    return try attempt { database throws(DatabaseError) -> Result? in
      guard isFirst else { return nil }
      isFirst = false
      return try body(database)
    }
  }

  /// Opens the file if another program had locked it at the start, or if its name now belongs to
  /// another file, such as a restored backup.
  private func openIfNeeded() throws(DatabaseError) {
    guard var file, obstacle == nil, case let found = FileStatus(at: path)?.identity,
      identity == nil || found != identity
    else { return }
    // The folder may have been replaced with the file.
    do throws(FileError) {
      let again = try DatabaseFile(in: file.folder.path, making: false)
      if again.path == path { (file, self.file) = (again, again) }
    } catch {
      throw .file(FileError(.write, path, call: error.call, error.reason))
    }
    if let log, found != nil {
      try DatabaseError.wrapping { () throws(FileError) in try file.moveLogAside(log) }
    }
    let lost = found == nil ? identity : nil
    try open(file)
    if let lost, !file.isAside(lost) { addNotice(.lost(file)) }
  }

  private func startAnew(_ file: DatabaseFile, damaged: FileIdentity) throws(RecordsError) {
    do throws(DatabaseError) {
      // Nothing may hold the old file open while it is renamed.
      database = try Database()
      do throws(FileError) {
        if let name = try file.moveAside(damaged) {
          addNotice(
            .movedAside(
              path: path, to: name, newestBackup: Backup.newest(in: file.folder, of: name)))
        }
      } catch {
        obstacle = .notMovedAside(path: path, error.reason)
        identity = nil
        try Schema.migrate(database, logged: false)
        return
      }
      try open(file)
    } catch {
      throw RecordsError(error, at: path)
    }
  }

  private func open(_ file: DatabaseFile) throws(DatabaseError) {
    try DatabaseError.wrapping(file.make)
    let found = FileStatus(at: path)?.identity
    do throws(DatabaseError) {
      let opened = try file.open(patience: isPatient ? patience : 0)
      (database, identity, log) = (opened.database, opened.identity, opened.log)
    } catch {
      // From here on, this is the file to move aside in case of damage.
      if error.isDamage { identity = found }
      throw error
    }
    isPatient = true
  }
}
