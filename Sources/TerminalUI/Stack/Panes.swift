public import TerminalCore

/// How many screens of a path are shown side by side, and how they share the window.
///
/// ```swift
/// Panes { size in size.columns >= 100 ? 2 : 1 } role: { route in
///   switch route {
///   case .folder: .list
///   case .file: .detail
///   case .editor: .full
///   }
/// }
/// ```
public struct Panes<Route>: Sendable {
  /// The number of screens that fit an area; at least 1.
  let count: @Sendable (Size) -> Int

  /// The columns that a list needs beside one other pane.
  let leastList: Int

  /// How a route's screen shares the window.
  let role: @Sendable (Route) -> PaneRole

  /// Shows one screen at a time, whatever the size.
  public init() {
    self.init { _ in 1 }
  }

  /// Chooses the number of panes from the size of the area.
  ///
  /// - Parameters:
  ///   - leastList: The columns that a list needs. Beside one other pane, it gets them, but at most
  ///     half of the area, where its share of 38% is less.
  ///   - count: Returns the number of screens that fit. It is clamped to at least 1, and to as many
  ///     as get 20 columns each.
  ///   - role: Returns how a route's screen shares the window.
  public init(
    leastList: Int = 0,
    _ count: @escaping @Sendable (_ area: Size) -> Int,
    role: @escaping @Sendable (Route) -> PaneRole = { _ in .detail }
  ) {
    self.leastList = leastList
    self.count = count
    self.role = role
  }
}

/// How a screen shares the window with those below it.
public enum PaneRole: Hashable, Sendable {
  /// It takes the remaining space, even if fewer screens are open than fit.
  case detail
  /// It keeps its part, and leaves the rest free until a detail is opened: for its
  /// ``Screen/preview(of:in:)``, if it has one.
  case list
  /// It is a list that is wider than its details, such as a map or a month: on the left, it has the
  /// widest part.
  case overview
  /// It takes the whole window.
  case full

  /// Whether the screen leaves room for what it opens.
  var leavesRoom: Bool { self == .list || self == .overview }
}
