/// One line of the journal: what was done, refused, ended or loaded.
public struct JournalRecord<Route: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// The number of the operation; a change and its outcome have the same.
  public let number: UInt64

  /// When, on the app's own clock.
  public let time: Duration

  /// Which path.
  public let path: PathID

  /// What took place.
  public let event: JournalEvent<Route>

  @inlinable
  init(number: UInt64, time: Duration, path: PathID, event: JournalEvent<Route>) {
    self.number = number
    self.time = time
    self.path = path
    self.event = event
  }
}
