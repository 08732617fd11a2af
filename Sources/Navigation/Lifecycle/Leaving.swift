/// A screen's answer when its entry would be removed.
public enum Leaving: Hashable, Sendable {
  case allowed
  /// It stays, for this reason.
  case denied(String)
  /// The person is asked this question first.
  case confirm(String)
}

/// A question to the person, open until it is answered or withdrawn.
public struct LeaveQuestion: Hashable, Sendable, Identifiable {
  /// The number of the question, never reused by one router.
  public let id: UInt64

  /// The path of the router that asks.
  public let path: PathID

  /// The screen that asks.
  public let entry: EntryID

  /// The text of the question.
  public let text: String
}

/// The person's answer to the question whether to leave.
public enum LeaveAnswer: Hashable, Sendable {
  case leave, stay
}
