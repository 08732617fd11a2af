/// What was found in the state folder.
public struct StateReading: Hashable, Sendable {
  /// The state; empty when there was none, or when it could not be understood.
  public let state: StudyState
  /// Where a file that could not be understood was moved to, for the program to tell; usually `nil`.
  public let damagedFile: String?
}
