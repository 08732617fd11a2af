/// What came of playing several scripts.
public struct PlaySummary {
  /// How many scripts passed.
  public private(set) var passed = 0

  /// How many did not.
  public private(set) var failed = 0

  /// The status to exit with: 2 if a script is wrong, otherwise 1 if one failed, otherwise 0.
  public private(set) var exitStatus: Int32 = 0

  /// Makes the summary of no scripts.
  public init() {}

  /// Counts a script.
  public mutating func add(_ report: PlayReport) {
    let status = report.outcome.exitStatus
    if status == 0 { passed += 1 } else { failed += 1 }
    exitStatus = max(exitStatus, status)
  }
}

extension PlaySummary: CustomStringConvertible {
  public var description: String { "\(passed) passed, \(failed) failed" }
}
