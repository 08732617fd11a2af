/// Something that happened to an entry.
public struct LifecycleEvent: Hashable, Codable, Sendable {
  /// Whom it happened to.
  public let entry: EntryID

  /// What happened.
  public let phase: LifecyclePhase

  /// Makes an event.
  public init(entry: EntryID, phase: LifecyclePhase) {
    self.entry = entry
    self.phase = phase
  }

  /// The event as a log shows it, such as `B willDisappear(popped)`.
  public func description(naming name: (EntryID) -> String) -> String {
    "\(name(entry)) \(phase)"
  }
}

extension LifecycleEvent: CustomStringConvertible {
  public var description: String { description { "\($0)" } }
}
