/// The folder in which the program keeps its state.
public struct StateFolder: Hashable, Sendable {
  /// The folder's path, which need not exist yet.
  public let path: String

  /// Names a folder. Nothing is touched.
  public init(path: String) {
    self.path = path
  }

  /// Reads the state.
  public func read() throws(StateError) -> StateReading {
    StateReading(state: StudyState(), damagedFile: nil)
  }

  /// Changes the state on disk.
  public func update(
    _ change: (inout StudyState) -> Void
  ) throws(StateError) -> StateReading {
    var state = StudyState()
    change(&state)
    return StateReading(state: state, damagedFile: nil)
  }
}
