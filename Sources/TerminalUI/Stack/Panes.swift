public import TerminalCore

/// How many screens of a path stand side by side, and which of them share the window.
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
  /// How many screens fit into an area, at least 1.
  let count: @Sendable (Size) -> Int

  /// How the screen of a route shares the window.
  let role: @Sendable (Route) -> PaneRole

  /// One screen at a time, whatever the size.
  public init() {
    self.init { _ in 1 }
  }

  /// Decides by the size of the area of the screens.
  ///
  /// - Parameters:
  ///   - count: How many screens fit. There is at least 1, and there are no more than get 20
  ///     columns each.
  ///   - role: How the screen of a route shares the window.
  public init(
    _ count: @escaping @Sendable (_ area: Size) -> Int,
    role: @escaping @Sendable (Route) -> PaneRole = { _ in .detail }
  ) {
    self.count = count
    self.role = role
  }
}

/// How a screen shares the window with those beneath it.
public enum PaneRole: Hashable, Sendable {
  /// It takes the room that is left, also where fewer screens are open than fit.
  case detail
  /// It keeps its part, and leaves the rest free until a detail is opened.
  case list
  /// It is alone in the window.
  case full
}
