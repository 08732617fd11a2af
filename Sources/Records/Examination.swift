internal import Files
internal import Glibc

/// What a folder of records contains, determined without changing anything in it.
public struct RecordsExamination {
  /// The path of the file, whether it exists or not.
  public let path: String

  /// The number of bytes of the file and its log; `nil` if there is no file yet.
  public let byteCount: Int?

  /// The version of the tables in the file; `nil` if there are none, or they can't be used.
  public let version: Int?

  /// A copy of the records, in memory; `nil` if there are none yet, or they can't be used.
  public let copy: Records?

  /// The number of stored answers.
  public let answerCount: Int

  /// The reason why the file can't be used, such as damage; `nil` if it is intact.
  public let damage: RecordsError?

  /// The reason why nothing can be stored; `nil` if it can.
  public let obstacle: RecordsError?

  /// The path of the newest automatic backup; `nil` if there is none.
  public let newestBackup: String?

  /// The reason why no automatic backup can be made; `nil` if one can.
  public let backupObstacle: RecordsError?

  /// The version of the tables that this program writes, and to which it migrates older ones.
  public static var newestVersion: Int { Schema.version }
}

extension Records {
  /// Reads and checks the records in a folder as a starting program would, without changing or
  /// creating anything, not even the folder.
  ///
  /// - Complexity: Copies the whole file into memory.
  /// - Parameters:
  ///   - folder: The folder; links in its path are followed.
  ///   - temporary: A folder for a temporary copy, needed for a file that another program has left
  ///     in the middle of its work.
  /// - Returns: The findings.
  public static func examine(in folder: String, temporary: String) -> RecordsExamination {
    let path = "\(folder)/\(DatabaseFile.name)"
    let sizes = [path, path + DatabaseFile.log].compactMap { FileStatus(at: $0)?.size }
    var (found, damage): ((copy: Records, version: Int)?, RecordsError?)
    do throws(RecordsError) {
      found = try wholeCopy(of: folder, at: path, temporary: temporary)
    } catch {
      damage = error
    }
    let opened = try? Folder(folder)
    return RecordsExamination(
      path: path, byteCount: FileStatus(at: path) == nil ? nil : sizes.reduce(0, +),
      version: found?.version, copy: found?.copy,
      answerCount: (try? found?.copy.answerCount()) ?? 0, damage: damage,
      obstacle: obstacle(toWriting: path, in: folder),
      newestBackup: opened.flatMap { Backup.newest(in: $0, of: path) },
      backupObstacle: opened.flatMap(Backup.obstacle))
  }

  /// Copies the records into memory and checks them; `nil` if there are none.
  private static func wholeCopy(
    of folder: String, at path: String, temporary: String
  ) throws(RecordsError) -> (copy: Records, version: Int)? {
    let found = try Records.untouchedCopy(of: folder, at: path, temporary: temporary)
    _ = try found?.copy.isWhole()
    return found
  }

  /// The reason why a file in a folder that need not exist can't be written; `nil` if it can.
  private static func obstacle(toWriting path: String, in folder: String) -> RecordsError? {
    if let kind = FileStatus(at: folder, followingLinks: true)?.kind, kind != .folder {
      return .folderNotMade(path: folder, .kind(kind))
    }
    for name in files(in: folder) {
      guard let code = RecordsError.refusal(toWriting: name) else { continue }
      return .notWritable(path: name, .system(code))
    }
    var place = folder
    while refusal(place, F_OK) == ENOENT, place != "/", place != "." {
      place = Folder.parts(of: place).folder
    }
    guard let code = refusal("\(place)/.", W_OK | X_OK) else { return nil }
    return place == folder
      ? .notWritable(path: folder, .system(code)) : .folderNotMade(path: folder, .system(code))
  }

  /// The reason why a path can't be accessed in a given way; `nil` if it can.
  private static func refusal(_ path: String, _ mode: CInt) -> CInt? {
    unsafe access(path, mode) == 0 ? nil : errno
  }
}
