/// What was found in the state folder, or put there.
public struct StateReading: Hashable, Sendable {
  /// The state, as far as it could be understood; empty when there was none.
  public let state: StudyState
  /// Where the whole of a file was copied to that could not be understood, or not in every part, for
  /// the program to tell; usually `nil`.
  public var damagedFile: String?
  /// Why what was written may be gone after a loss of power; usually `nil`. It is not to be written
  /// again: whoever reads the file finds it.
  public var doubt: StateError?
}
