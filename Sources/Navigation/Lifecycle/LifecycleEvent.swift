/// Something that happened to an entry.
public struct LifecycleEvent: Hashable, Codable, Sendable {
  /// The entry.
  public let entry: EntryID

  /// The phase that the entry entered.
  public let phase: LifecyclePhase

  /// Creates an event.
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

/// A phase in the life of an entry.
public enum LifecyclePhase: Hashable, Codable, Sendable {
  /// Its screen was created.
  case created
  case willAppear(AppearReason)
  case didAppear
  /// It is visible and has the keyboard again.
  case activated
  /// It is visible, and another entry has the keyboard.
  case deactivated
  case willDisappear(DisappearReason)
  case didDisappear
  /// It left the path, and its screen is released. Sent once, and last.
  case removed
}

extension LifecyclePhase: CustomStringConvertible {
  public var description: String {
    switch self {
    case .created: "created"
    case .willAppear(let reason): "willAppear(\(reason))"
    case .didAppear: "didAppear"
    case .activated: "activated"
    case .deactivated: "deactivated"
    case .willDisappear(let reason): "willDisappear(\(reason))"
    case .didDisappear: "didDisappear"
    case .removed: "removed"
    }
  }
}

/// Why an entry appears.
public enum AppearReason: String, Hashable, Codable, Sendable, CaseIterable {
  case launched, restored, pushed, revealed, replaced
  /// It begins a flow or a sheet.
  case presented
  /// Another path was on show.
  case switched
}

/// Why an entry disappears.
public enum DisappearReason: String, Hashable, Codable, Sendable, CaseIterable {
  case covered, popped, replaced, quit
  /// Another path is shown.
  case switched
}
