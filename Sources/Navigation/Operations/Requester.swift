/// Who asked for an operation.
public enum Requester: Hashable, Sendable, Codable {
  /// The program itself: a link, a script, quitting. It may always move the person.
  case app
  /// A screen, which may move the person only while it is on top.
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

/// What kind of change took place, as the journal and cancelled requests name it.
public enum Cause: String, Hashable, Codable, Sendable, CaseIterable {
  case push, navigate, pop, popTo, replace, set, remove, update
  /// The front end's back, by key, click or code.
  case back
  case swipe
  /// A value went back to the screen that asked for it.
  case `return`
  case link
  case launch, restore
  case quit
}

extension Cause: CustomStringConvertible {
  public var description: String { rawValue }
}
