public import Files

/// A reason that the state of an older version could not be read. Each case names the file.
public enum StateError: Error, Hashable {
  /// The file exists but can't be read.
  case notReadable(path: String, FileError.Reason)
  /// A newer version wrote the file, in a format that this one doesn't know.
  case newerVersion(path: String, found: Int, known: Int)
  /// The file is a link to something that is missing or is not a state.
  case linkedElsewhere(path: String)
}

extension StateError {
  /// The message for the user: what happened, and what to do about it.
  public var message: BilingualText {
    switch self {
    case .notReadable(let path, let reason):
      BilingualText("\(path) を読めません", "cannot read \(path)", reason, .checkPermissions)
    case .newerVersion(let path, let found, let known):
      .newerVersion(file: path, found: found, known: known)
    case .linkedElsewhere(let path):
      BilingualText(
        japanese: "\(path) のリンク先が study の記録ではないため、使いません。リンクを直すか、消してください",
        english:
          "\(path) is a link to something other than Study’s records; correct or remove the link")
    }
  }
}

extension StateError: CustomStringConvertible {
  public var description: String { message.english }
}
