/// The parts of a change that few changes have.
@usableFromInline
final class ChangeDetails: Codable, Sendable {
  /// The presentation style of the first new entry, if it begins a flow or a sheet.
  let presentation: PresentationStyle?

  /// The visible paths before and after, if they differ.
  let switched: PathSwitch?

  /// What is removed from the path to which a value returns, if that isn't the edited path.
  let second: PathRemoval?

  init(presentation: PresentationStyle?, switched: PathSwitch?, second: PathRemoval?) {
    self.presentation = presentation
    self.switched = switched
    self.second = second
  }
}

extension ChangeDetails: Hashable {
  @usableFromInline
  static func == (first: ChangeDetails, second: ChangeDetails) -> Bool {
    first.presentation == second.presentation && first.switched == second.switched
      && first.second == second.second
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(presentation)
    hasher.combine(switched)
    hasher.combine(second)
  }
}

/// A switch from one visible path to another.
public struct PathSwitch: Hashable, Codable, Sendable {
  /// The path that was visible before.
  public let from: PathID

  /// The path that is visible now.
  public let to: PathID
}

/// The entries that a change removes from a second path.
public struct PathRemoval: Hashable, Codable, Sendable {
  /// The path from which the entries are removed.
  public let path: PathID

  /// The number of entries below the lowest removed one. Above it, those stay that were pushed
  /// while a screen was asked whether it may be removed.
  public let kept: Int

  /// The removed entries, top first.
  public let removed: [EntryID]
}
