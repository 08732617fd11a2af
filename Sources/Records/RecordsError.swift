public import Files
internal import Glibc
public import StudyCatalog

/// The reason why records can't be stored or read, with the path of the file or folder.
public enum RecordsError: Error, Hashable {
  /// The folder doesn't exist and can't be created.
  case folderNotMade(path: String, FileError.Reason)
  /// The file, or one that belongs to it, can't be read or isn't a regular file.
  case notReadable(path: String, FileError.Reason)
  /// Nothing can be written; what was stored before is intact.
  case notWritable(path: String, FileError.Reason)
  /// Another program has locked the file for too long.
  case locked(path: String)
  /// The tables were created by a newer version of the program, which this one doesn't know.
  case newerVersion(path: String, found: Int, known: Int)
  /// The file contains something that this program never writes. It is left alone.
  case foreign(path: String)
  /// The file is damaged.
  case damaged(path: String)
  /// The file is damaged, and can't be renamed.
  case notMovedAside(path: String, FileError.Reason)
  /// No backup can be made, because what has the name of their folder isn't one.
  case noBackups(path: String, FileError.Reason)
  /// SQLite failed for an unexpected reason.
  case failed(path: String, code: Int, String)
  /// The tables will never accept a change. It is dropped, and others continue.
  case notKept(path: String, code: Int, String)
  /// The data of an older version can't be imported.
  case stateNotImported(StateError)
}

extension RecordsError {
  /// The message for users: what happened, and what to do about it.
  public var message: BilingualText {
    switch self {
    case .folderNotMade(let path, let reason):
      BilingualText(
        "フォルダー \(path) を作れません", "cannot create the folder \(path)", reason, .nameAnother)
    case .notReadable(let path, let reason):
      BilingualText("\(path) を読めません", "cannot read \(path)", reason, .checkPermissions)
    case .notWritable(let path, .system(ENOENT)):
      BilingualText(
        japanese: "\(path) に書けません。フォルダーがありません。元の場所に戻してください",
        english: "cannot write \(path), because its folder is gone; put it back")
    case .notWritable(let path, let reason):
      BilingualText("\(path) に書けません", "cannot write \(path)", reason, .checkSpace)
    case .noBackups(let path, let reason):
      BilingualText(
        "\(path) がフォルダーでないため、控えを作れません",
        "no backup can be made, because \(path) is not a folder", reason, .moveAway)
    case .locked(let path):
      BilingualText(
        japanese: "\(path) を別のプログラムが使っています。それを終えてください",
        english: "another program is using \(path); close it")
    case .newerVersion(let path, let found, let known):
      .newerVersion(file: path, found: found, known: known)
    case .foreign(let path):
      BilingualText(
        japanese: "\(path) は study の記録ではないため、使いません。手で別の場所に移してください",
        english: "\(path) is not a file that study wrote, so it is not used; move it elsewhere")
    case .stateNotImported(let error): error.message
    case .damaged, .notMovedAside, .failed, .notKept: messageOfDamage
    }
  }

  private var messageOfDamage: BilingualText {
    switch self {
    case .notMovedAside(let path, let reason):
      BilingualText(
        "\(path) はこわれていて、移すこともできません",
        "\(path) is damaged and cannot be moved aside", reason, .moveAway)
    case .failed(let path, let code, let words):
      BilingualText(
        japanese: "\(path) を使えません（SQLite \(code): \(words)）。--state で別のフォルダーを指定してください",
        english: "cannot use \(path) (SQLite \(code): \(words)); name another folder with --state")
    case .notKept(let path, let code, let words):
      BilingualText(
        japanese: "\(path) に入らないため、これは残りません（SQLite \(code): \(words)）",
        english: "this can’t be stored in \(path) and is not kept (SQLite \(code): \(words))")
    default:
      BilingualText(
        japanese: "\(path ?? "") はこわれています。控えから戻してください",
        english: "\(path ?? "") is damaged; restore a backup")
    }
  }

  /// The file or folder; `nil` for the file of an older version.
  public var path: String? {
    switch self {
    case .folderNotMade(let path, _), .notReadable(let path, _), .notWritable(let path, _),
      .noBackups(let path, _), .locked(let path), .newerVersion(let path, _, _),
      .foreign(let path), .damaged(let path), .notMovedAside(let path, _),
      .failed(let path, _, _), .notKept(let path, _, _):
      path
    case .stateNotImported: nil
    }
  }
}

extension RecordsError: CustomStringConvertible {
  public var description: String { message.english }
}
