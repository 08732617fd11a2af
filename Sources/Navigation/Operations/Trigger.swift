/// The input that triggered an operation.
public enum Trigger: Hashable, Sendable {
  case code
  /// A key, identified by its name.
  case key(String)
  /// A control, identified by its id.
  case control(String)
  /// A list row, identified by its id.
  case row(String)
  case swipe
  case wheel
  case link
  case script
}

extension Trigger: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .code: "code"
    case .key(let name): "key:\(name)"
    case .control(let identity): "control:\(identity)"
    case .row(let identity): "row:\(identity)"
    case .swipe: "swipe"
    case .wheel: "wheel"
    case .link: "link"
    case .script: "script"
    }
  }

  /// Parses the form that `description` prints, such as `key:esc`; `nil` for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let detail = parts.count == 2 ? String(parts[1]) : nil
    switch (String(parts[0]), detail) {
    case ("code", nil): self = .code
    case ("key", let name?): self = .key(name)
    case ("control", let identity?): self = .control(identity)
    case ("row", let identity?): self = .row(identity)
    case ("swipe", nil): self = .swipe
    case ("wheel", nil): self = .wheel
    case ("link", nil): self = .link
    case ("script", nil): self = .script
    default: return nil
    }
  }
}

extension Trigger: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let trigger = Trigger(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no trigger: \(text)")
    }
    self = trigger
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
