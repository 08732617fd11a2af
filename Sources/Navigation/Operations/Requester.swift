/// The source of an operation.
public enum Requester: Hashable, Sendable, Codable {
  /// The program itself, as for a link, a script, or quitting. It may always navigate.
  case app
  /// A screen, which may navigate only while its entry is active.
  case entry(EntryID)
}

extension Requester: CustomStringConvertible {
  public var description: String {
    switch self {
    case .app: "app"
    case .entry(let id): "\(id)"
    }
  }
}

/// The kind of a change, as named in the journal and in cancelled requests.
public enum Cause: String, Hashable, Codable, Sendable, CaseIterable {
  case push, navigate, pop, popTo, replace, set, remove, update
  /// The front end's back command, by key, click, or code.
  case back
  case swipe
  /// A value was returned to the screen that asked for it.
  case `return`
  /// A whole flow that was to return a value was cancelled.
  case cancel
  /// A whole flow was left by ``Navigating/dismiss()``.
  case dismiss
  /// Another path was shown.
  case `switch`
  case link
  case launch, restore
  case quit
}

extension Cause: CustomStringConvertible {
  public var description: String { rawValue }
}
