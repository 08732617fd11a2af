/// A screen's response when its entry is about to be removed.
public enum Leaving: Hashable, Sendable {
  case allowed
  /// The screen refuses, for the given reason.
  case denied(String)
  /// The screen leaves only if the user agrees to the given question. The words name the choices to
  /// leave and to stay; `nil` for those of the front end, such as “Leave” and “Stay”. With a word
  /// for `save`, there is a third choice: to save, and then to leave.
  case confirm(String, leave: String? = nil, stay: String? = nil, save: String? = nil)
}

/// A question to the user, open until it is answered or withdrawn.
public struct LeaveQuestion: Hashable, Sendable, Identifiable {
  /// The number of the question; a router never reuses one.
  public let id: UInt64

  /// The path of the router that asks.
  public let path: PathID

  /// The entry whose screen asks.
  public let entry: EntryID

  /// The text of the question, without buttons.
  public let text: String

  /// The words for leaving and for staying; `nil` for those of the front end.
  public let leave: String?, stay: String?

  /// The word for saving before leaving; `nil` if that can't be chosen. The host saves, and then
  /// answers whether the screen is left.
  public let save: String?

  /// The kind of the change that waits for the answer, such as quitting.
  public let cause: Cause
}

/// The user's answer to a ``LeaveQuestion``.
public enum LeaveAnswer: Hashable, Sendable {
  case leave, stay
}
