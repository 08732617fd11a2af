public import Files

/// Why the state could not be read or written. Each case names the file or folder.
public enum StateError: Error, Hashable {
  /// The folder does not exist and cannot be made.
  case folderNotCreated(path: String, FileError.Reason)
  /// The file exists and cannot be read.
  case notReadable(path: String, FileError.Reason)
  /// The file cannot be written; the old one is as it was.
  case notWritable(path: String, FileError.Reason)
  /// The file has the new state, and the disk does not confirm that it keeps the file.
  case notConfirmed(path: String, FileError.Reason)
  /// A newer program wrote the file in a way that this one does not know.
  case newerVersion(path: String, found: Int, known: Int)
  /// The file cannot be understood, and no copy of it be made.
  case notMovedAside(path: String, FileError.Reason)
  /// The file is a link to something that is no state, or not there.
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
