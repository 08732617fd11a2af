public import TerminalCore

/// What somebody who watches a play objects to.
public struct FrameFault: Error, Hashable {
  /// What is wrong, as a sentence.
  public var message: String
  /// The rows that should have been on the screen, if it is about what is there.
  public var expectedRows: [String]?
  /// The rows that were on it instead.
  public var actualRows: [String]?
  /// The cells that differ.
  public var cells: Set<Position>

  /// Makes a fault.
  public init(
    _ message: String, expectedRows: [String]? = nil, actualRows: [String]? = nil,
    cells: Set<Position> = []
  ) {
    self.message = message
    self.expectedRows = expectedRows
    self.actualRows = actualRows
    self.cells = cells
  }
}
