/// What fits into the window: how many screens stand side by side, and whether sheets lie over them.
///
/// The layout decides which entries are visible, and never which are in the path.
public struct StackLayout: Hashable, Sendable {
  /// How many entries fit side by side, at least 1.
  public var panes: Int

  /// Whether a sheet leaves what is beneath it visible. Otherwise it covers it, as a flow does.
  public var hasRoomForSheets: Bool

  /// Creates a layout; without arguments, that of one screen at a time.
  ///
  /// - Precondition: `panes` is at least 1.
  public init(panes: Int = 1, hasRoomForSheets: Bool = true) {
    precondition(panes >= 1, "a layout has \(panes) panes; at least one entry is visible")
    self.panes = panes
    self.hasRoomForSheets = hasRoomForSheets
  }
}

/// How a screen that was asked for a value is presented, with all that is pushed above it.
public enum PresentationStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// As a stack of its own, which covers everything.
  case flow
  /// As a box over what was visible, which stays visible where there is room.
  case sheet
}
