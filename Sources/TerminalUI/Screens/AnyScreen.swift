import Navigation

/// A screen of any kind that belongs to a program's routes.
public struct AnyScreen<Route: Hashable & Codable & Sendable> {
  /// The screen's name, for those below the top that were never shown.
  let title: String

  /// Gives the screen a place to live.
  let box: (Entry<Route>) -> ScreenBox<Route>

  /// Hides what kind of screen it is.
  public init<Content: Screen<Route>>(_ screen: Content) {
    title = screen.title
    box = { TypedScreenBox(screen, entry: $0, coding: nil) }
  }

  /// Hides what kind of screen it is, but not that part of it is saved.
  public init<Content: SavedScreen<Route>>(_ screen: Content) {
    title = screen.title
    box = { TypedScreenBox(screen, entry: $0, coding: .json) }
  }
}
