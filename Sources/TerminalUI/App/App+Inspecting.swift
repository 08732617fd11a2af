import Navigation

extension App {
  /// Offers the inspector on F12: the path, what is under way, and a log of events and of the journal,
  /// live beside the screens.
  ///
  /// Closed, it keeps the last 500 events and records as values.
  ///
  /// - Parameter name: The name of a route in the inspector.
  public nonisolated func offerInspector(naming name: @escaping @Sendable (Route) -> String) {
    inside { app in
      app.session.inspector = InspectorArea(session: app.session, routeName: name)
    }
  }
}
