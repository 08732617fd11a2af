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
}
