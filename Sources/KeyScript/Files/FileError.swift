/// Why a file could not be read or written.
public struct FileError: Error, Hashable {
  /// What was tried.
  public enum Action: String, Hashable, Sendable {
    case read, write
  }

  /// What was tried.
  public let action: Action
  /// The file, as it was named.
  public let path: String
  /// The number of the system's error.
  public let code: Int32
}
