/// What fits into the window: how many screens side by side, and whether sheets leave room around
/// them.
///
/// The layout determines which entries are visible, never which are in the path.
public struct StackLayout: Hashable, Sendable {
  /// How many entries fit side by side, at least 1.
  public let panes: Int

  /// Whether the screens below a sheet stay visible. Otherwise a sheet covers them, as a flow does.
  public var hasRoomForSheets: Bool

  /// Creates a layout; the defaults show one screen at a time.
  ///
  /// - Precondition: `panes` is at least 1.
  public init(panes: Int = 1, hasRoomForSheets: Bool = true) {
    ensure(panes >= 1, "a layout has \(panes) panes; at least one entry is visible")
    self.panes = panes
    self.hasRoomForSheets = hasRoomForSheets
  }
}

/// How the first screen of a flow is presented, with everything pushed above it.
public enum PresentationStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// As a stack of its own that covers everything.
  case flow
  /// As a box over the visible screens, which stay visible where there is room.
  case sheet
}
