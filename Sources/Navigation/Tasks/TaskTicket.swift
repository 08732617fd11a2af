/// One start of one task.
public struct TaskTicket: Hashable, Sendable {
  /// Whose task it is.
  public let entry: EntryID

  /// The name that the screen gave it.
  public let id: String

  /// The number of this start, never given twice by one ledger.
  public let serial: UInt64
}

extension TaskTicket: CustomStringConvertible {
  public var description: String { "\(entry) \(id)" }
}
