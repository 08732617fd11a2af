/// A phase that an entry has entered.
public struct LifecycleEvent: Hashable, Codable, Sendable {
  /// The entry whose phase changed.
  public let entry: EntryID

  /// The phase it entered.
  public let phase: LifecyclePhase

  /// Creates an event.
  public init(entry: EntryID, phase: LifecyclePhase) {
    self.entry = entry
    self.phase = phase
  }

  /// The event as a log shows it, such as `B willDisappear(popped)`; `name` supplies the `B`.
  public func description(naming name: (EntryID) -> String) -> String {
    "\(name(entry)) \(phase)"
  }
}

extension LifecycleEvent: CustomStringConvertible {
  public var description: String { description { "\($0)" } }
}

/// A phase in the life of an entry; `docs/navigation.md` defines the order.
public enum LifecyclePhase: Hashable, Codable, Sendable {
  /// Its screen was created. Sent once, and first.
  case created
  case willAppear(AppearReason)
  case didAppear
  /// It is visible and regained the keyboard.
  case activated
  /// It is visible but lost the keyboard to another entry.
  case deactivated
  case willDisappear(DisappearReason)
  case didDisappear
  /// It left the path, and the front end releases its screen. Sent once, and last.
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
  /// Another path was visible before.
  case switched
}

/// Why an entry disappears.
public enum DisappearReason: String, Hashable, Codable, Sendable, CaseIterable {
  case covered, popped, replaced, quit
  /// Another path becomes visible.
  case switched
}
