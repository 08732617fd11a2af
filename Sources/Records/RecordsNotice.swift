internal import Files
public import StudyCatalog

/// What the learner has to be told although the records can be used.
public enum RecordsNotice: Hashable {
  /// The file was damaged, and was renamed together with its log. New records were started.
  case movedAside(path: String, to: String, newestBackup: String?)
  /// The file was gone, although a log or a backup shows that there was one. New records were
  /// started.
  case lost(path: String, newestBackup: String?)
  /// The file of an older version is damaged, and was kept. The readable part was imported.
  case stateReadInPart(path: String)
  /// No backups will be made, for the given reason.
  case noBackups(RecordsError)
}

extension RecordsNotice {
  /// The message for users: what happened, and what to do about it.
  public var message: BilingualText {
    switch self {
    case .movedAside(let path, let new, let backup?):
      BilingualText(
        japanese: "\(path) はこわれていたため、\(new) に移しました。控え \(backup) から戻せます",
        english:
          "\(path) was damaged and has been renamed \(new); you can restore the backup \(backup)")
    case .movedAside(let path, let new, nil):
      BilingualText(
        japanese: "\(path) はこわれていたため、\(new) に移して、新しい記録を始めました",
        english: "\(path) was damaged and has been renamed \(new); new records were started")
    case .lost(let path, let backup?):
      BilingualText(
        japanese: "\(path) がなくなっていたため、新しい記録を始めました。控え \(backup) から戻せます",
        english:
          "\(path) was gone, so new records were started; you can restore the backup \(backup)")
    case .lost(let path, nil):
      BilingualText(
        japanese: "\(path) がなくなっていたため、新しい記録を始めました",
        english: "\(path) was gone, so new records were started")
    case .stateReadInPart(let path): .readInPart(file: path)
    case .noBackups(let error): error.message
    }
  }

  /// The notice about records that are gone, with the newest backup.
  static func lost(_ file: DatabaseFile) -> Self {
    let path = "\(file.folder.path)/\(DatabaseFile.name)"
    return .lost(path: path, newestBackup: Backup.newest(in: file.folder, of: path))
  }
}
