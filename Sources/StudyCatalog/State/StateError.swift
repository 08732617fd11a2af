import Glibc

/// Why the state could not be read or written. Each case names the file or folder.
public enum StateError: Error, Hashable, Sendable {
  /// The folder does not exist and cannot be made; `code` is the `errno`.
  case folderNotCreated(path: String, code: CInt)
  /// The file exists and cannot be read; `code` is the `errno`.
  case notReadable(path: String, code: CInt)
  /// The file cannot be written; the old one is as it was. `code` is the `errno`.
  case notWritable(path: String, code: CInt)
  /// A newer program wrote the file in a way that this one does not know.
  case newerVersion(path: String, found: Int, known: Int)
  /// The file cannot be understood, and cannot be moved aside; `code` is the `errno`.
  case damagedInPlace(path: String, code: CInt)
  /// Another program has held the lock for too long.
  case locked(path: String)

  /// What a person reads: what happened, and what to do.
  public var message: BilingualText {
    switch self {
    case .folderNotCreated(let path, _):
      BilingualText(
        japanese: "フォルダ \(path) を作れません（\(reason.japanese)）。--state で別のフォルダを指定してください",
        english: "cannot make the folder \(path) (\(reason.english)); name another with --state")
    case .notReadable(let path, _):
      BilingualText(
        japanese: "\(path) を読めません（\(reason.japanese)）。ファイルの権限を確かめてください",
        english: "cannot read \(path) (\(reason.english)); check the permissions of the file")
    case .notWritable(let path, _):
      BilingualText(
        japanese: "\(path) に書けません（\(reason.japanese)）。空き容量と権限を確かめてください",
        english:
          "cannot write \(path) (\(reason.english)); check the free space and the permissions")
    case .newerVersion(let path, let found, let known):
      BilingualText(
        japanese:
          "\(path) は新しい版の study のものです（形式 \(found)、この版は \(known) まで）。study を新しくするか、--state で別のフォルダを指定してください",
        english: """
          \(path) is from a newer study (format \(found), this one knows \(known)); update study, or \
          name another folder with --state
          """)
    case .damagedInPlace(let path, _):
      BilingualText(
        japanese: "\(path) はこわれていて、よけておくこともできません（\(reason.japanese)）。手で移してください",
        english:
          "\(path) is damaged and cannot be moved aside (\(reason.english)); move it yourself")
    case .locked(let path):
      BilingualText(
        japanese: "\(path) を別の study が使っています。それを終えてから、もう一度ためしてください",
        english: "another study holds \(path); end it and try again")
    }
  }
}

extension StateError {
  /// Why the system refused, if it did.
  private var reason: BilingualText {
    switch self {
    case .folderNotCreated(_, let code), .notReadable(_, let code), .notWritable(_, let code),
      .damagedInPlace(_, let code):
      BilingualText(systemError: code)
    case .newerVersion, .locked: BilingualText("")
    }
  }
}

extension StateError: CustomStringConvertible {
  public var description: String { message.english }
}
