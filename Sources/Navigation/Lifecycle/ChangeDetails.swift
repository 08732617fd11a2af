/// What only some changes have.
@usableFromInline
final class ChangeDetails: Codable, Sendable {
  /// How the first new entry is presented, if it begins a flow.
  let presentation: PresentationStyle?

  /// The paths before and after, if another one is shown.
  let switched: PathSwitch?

  /// What is removed from the path to which a value returns, if that is another one.
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

/// A change of the path on show.
public struct PathSwitch: Hashable, Codable, Sendable {
  /// The path that was on show.
  public let from: PathID

  /// The path that is shown now.
  public let to: PathID
}

/// Entries that a change removes from the top of a second path.
public struct PathRemoval: Hashable, Codable, Sendable {
  /// The path.
  public let path: PathID

  /// How many of the first entries stayed.
  public let kept: Int

  /// The removed entries, top first.
  public let removed: [EntryID]
}
