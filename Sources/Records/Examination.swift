internal import Files
internal import Glibc

/// What stands in a folder of records, found out without changing anything there.
public struct RecordsExamination {
  /// The path of the file, whether it exists or not.
  public let path: String

  /// The bytes of the file and of its log; `nil` if there is no file yet.
  public let byteCount: Int?

  /// The form of the tables in the file; `nil` if there are none, or they are not used.
  public let version: Int?

  /// A copy of what is kept, in memory; `nil` if there is nothing yet, or it is not used.
  public let copy: Records?

  /// The number of answers that are kept.
  public let answerCount: Int

  /// Why what is there is not used, such as damage; `nil` if all of it could be read and is whole.
  public let damage: RecordsError?

  /// Why nothing can be kept; `nil` if it can.
  public let obstacle: RecordsError?

  /// The path of the newest copy that the program has made; `nil` if there is none.
  public let newestBackup: String?

  /// The form of the tables that this program writes, and makes of older ones.
  public static var newestVersion: Int { Schema.version }
}

extension Records {
  /// Reads and checks the records in a folder, as a program that starts would find them. Nothing in it
  /// is changed or made, not even the folder.
  ///
  /// - Complexity: Copies the whole file into memory.
  /// - Parameters:
  ///   - folder: The folder; links in its path are followed.
  ///   - temporary: A folder for a copy, which is removed at once. It is needed for a file that another
  ///     program has left in the middle of its work.
  /// - Returns: What was found.
  public static func examine(in folder: String, temporary: String = "/tmp") -> RecordsExamination {
    let path = "\(folder)/\(DatabaseFile.name)"
    let sizes = [path, path + DatabaseFile.log].compactMap { FileStatus(at: $0)?.size }
    var (found, damage): ((copy: Records, version: Int)?, RecordsError?)
    do throws(RecordsError) {
      found = try wholeCopy(of: folder, at: path, temporary: temporary)
    } catch {
      damage = error
    }
    return RecordsExamination(
      path: path, byteCount: FileStatus(at: path) == nil ? nil : sizes.reduce(0, +),
      version: found?.version, copy: found?.copy,
      answerCount: (try? found?.copy.answerCount()) ?? 0, damage: damage,
      obstacle: obstacle(toWriting: path, in: folder),
      newestBackup: (try? Folder(folder)).flatMap(Backup.newest))
  }

  /// Copies the records into memory and checks them; `nil` if there are none.
  private static func wholeCopy(
    of folder: String, at path: String, temporary: String
  ) throws(RecordsError) -> (copy: Records, version: Int)? {
    guard FileStatus(at: path) != nil else { return nil }
    let (memory, version): (Database, Int)
    do throws(DatabaseError) {
      let file: DatabaseFile
      do throws(FileError) {
        file = try DatabaseFile(in: folder, making: false)
      } catch {
        throw .file(error)
      }
      (memory, version) = try file.untouchedCopy(temporary: temporary)
    } catch {
      throw RecordsError(error, at: path)
    }
    let records = Records(memory, path: path, obstacle: nil)
    _ = try records.isWhole()
    return (records, version)
  }

  private func answerCount() throws(RecordsError) -> Int {
    try attempt { database throws(DatabaseError) in
      try database.integer("SELECT count(*) FROM answers") ?? 0
    }
  }

  /// Why a file can't be written, in a folder that need not exist yet; `nil` if it can.
  private static func obstacle(toWriting path: String, in folder: String) -> RecordsError? {
    for name in files(in: folder) where FileStatus(at: name) != nil {
      if let code = refusal(name, W_OK) { return .notWritable(path: name, .system(code)) }
    }
    var place = folder
    while refusal(place, F_OK) == ENOENT, place != "/", place != "." {
      place = Folder.parts(of: place).folder
    }
    // A file in the place of a folder is refused by the name of what would be in it.
    guard let code = refusal("\(place)/.", W_OK | X_OK) else { return nil }
    return place == folder
      ? .notWritable(path: folder, .system(code)) : .folderNotMade(path: path, .system(code))
  }

  /// Why a path can't be used in a way; `nil` if it can.
  private static func refusal(_ path: String, _ mode: CInt) -> CInt? {
    unsafe access(path, mode) == 0 ? nil : errno
  }
}
