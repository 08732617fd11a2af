public import Files
import Glibc

/// Why the state could not be read or written. Each case names the file or folder.
public enum StateError: Error, Hashable {
  /// The folder does not exist and can't be created.
  case folderNotCreated(path: String, FileError.Reason)
  /// The file exists and cannot be read.
  case notReadable(path: String, FileError.Reason)
  /// The file can't be written; the old one is unchanged.
  case notWritable(path: String, FileError.Reason)
  /// The file has the new state, but the disk does not confirm that it is stored.
  case notConfirmed(path: String, FileError.Reason)
  /// A newer program wrote the file in a format that this one does not know.
  case newerVersion(path: String, found: Int, known: Int)
  /// The file can't be read, and no copy of it can be made.
  case notMovedAside(path: String, FileError.Reason)
  /// The file is a link to something that is missing or not a state.
  case linkedElsewhere(path: String)
  /// Another program has held the lock for too long.
  case locked(path: String)
}

extension StateError {
  /// Names a file or folder that could not be read.
  init(reading error: FileError) {
    self = .notReadable(path: error.path, error.reason)
  }

  /// Names a file that could not be written.
  init(writing error: FileError) {
    self = .notWritable(path: error.path, error.reason)
  }
}

extension StateError {
  /// The text for people: what happened, and what to do about it.
  public var message: BilingualText {
    switch self {
    case .folderNotCreated(let path, let reason):
      BilingualText("フォルダ \(path) を作れません", "cannot make the folder \(path)", reason, .nameAnother)
    case .notReadable(let path, let reason):
      BilingualText("\(path) を読めません", "cannot read \(path)", reason, .checkPermissions)
    case .notWritable(let path, let reason):
      BilingualText("\(path) に書けません", "cannot write \(path)", reason, .checkSpace)
    case .notConfirmed(let path, let reason):
      BilingualText(
        "\(path) に書きましたが、ディスクに残るか確かめられません",
        "\(path) is written, but may not stay on the disk", reason, .checkDisk)
    case .newerVersion(let path, let found, let known):
      BilingualText(
        japanese:
          "\(path) は新しい版の study のものです（形式 \(found)、この版は \(known) まで）。study を新しくするか、--state で別のフォルダを指定してください",
        english: """
          \(path) is from a newer study (format \(found), this one knows \(known)); update study, or \
          name another folder with --state
          """)
    case .notMovedAside(let path, let reason):
      BilingualText(
        "\(path) はこわれていて、よけておくこともできません",
        "\(path) is damaged and cannot be copied aside", reason, .moveAway)
    case .linkedElsewhere(let path):
      BilingualText(
        japanese: "\(path) のリンク先が study の記録ではないため、使いません。リンクを直すか、消してください",
        english:
          "\(path) is a link to what are no records of study, and is not used; mend or remove it")
    case .locked(let path):
      BilingualText(
        japanese: "\(path) を別の study が使っています。それを終えてください",
        english: "another study holds \(path); end it")
    }
  }
}

extension StateError: CustomStringConvertible {
  public var description: String { message.english }
}
