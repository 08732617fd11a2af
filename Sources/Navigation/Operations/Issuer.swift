/// Who asked for an operation.
public enum Issuer: Hashable, Sendable, Codable {
  /// The program itself: a link, a script, quitting. It may always move the person.
  case app
  /// A screen, which may move the person only while it is on top.
  case entry(EntryID)
}

extension Issuer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .app: "app"
    case .entry(let id): "\(id)"
    }
  }
}
