/// What a screen says when its entry would be removed.
public enum Leaving: Hashable, Sendable {
  case allowed
  /// It stays, and this is why.
  case denied(String)
  /// The person is asked this first.
  case confirm(String)
}

/// A question to the person, open until it is answered or withdrawn.
public struct LeaveQuestion: Hashable, Sendable, Identifiable {
  /// The number of the question, which one router gives only once.
  public let id: UInt64

  /// The path of the router that asks.
  public let path: PathID

  /// The screen that asks.
  public let entry: EntryID

  /// What it asks.
  public let text: String
}

/// What the person says to the question whether to leave.
public enum LeaveAnswer: Hashable, Sendable {
  case leave, stay
}
