public import Files

/// Where the screens are kept that scripts compare theirs with.
public protocol SnapshotStore: AnyObject {
  /// The text of a snapshot, or `nil` when there is none.
  ///
  /// - Throws: A reason in words, when there is one that can't be read.
  func snapshot(named name: String, of script: String) throws(FileError) -> String?

  /// Keeps a text as a snapshot, in place of the one before.
  func save(_ text: String, named name: String, of script: String) throws(FileError)
}
