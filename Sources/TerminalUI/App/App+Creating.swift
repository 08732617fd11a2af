// These initializers are inlined into the program, which knows the type that `ScreenBuilder` makes
// of all its screens. Otherwise the runtime would create that type at each launch.

extension App {
  /// Creates a program.
  ///
  /// - Parameters:
  ///   - root: The route of the first screen.
  ///   - model: The model shared by all screens. The app takes it over, so it needs no lock.
  ///   - panes: How many screens to show side by side; by default one.
  ///   - keys: The keys that work on every screen.
  ///   - screen: Makes the screen of a route.
  @inlinable
  public init<Model, Content: ScreenChoice<Route>>(
    root: Route, model: sending Model, panes: Panes<Route> = Panes(),
    @AppKeysBuilder<Route, Model> keys: @Sendable () -> [AppKeyBinding<Route, Model>] = { [] },
    @ScreenBuilder<Route> screen: @escaping @Sendable (Route, Model) -> Content
  ) {
    self.init(
      root: root, model: model, panes: panes, keys: keys(),
      makeScreen: { screen($0, $1).erased }, screenKeys: { Content.keyTables })
  }

  /// Creates a program whose screens share no model.
  ///
  /// - Parameters:
  ///   - root: The route of the first screen.
  ///   - panes: How many screens to show side by side; by default one.
  ///   - keys: The keys that work on every screen.
  ///   - screen: Makes the screen of a route.
  @inlinable
  public init<Content: ScreenChoice<Route>>(
    root: Route, panes: Panes<Route> = Panes(),
    @AppKeysBuilder<Route, Void> keys: @Sendable () -> [AppKeyBinding<Route, Void>] = { [] },
    @ScreenBuilder<Route> screen: @escaping @Sendable (Route) -> Content
  ) {
    self.init(root: root, model: (), panes: panes, keys: keys) { route, _ in screen(route) }
  }

  /// Creates a program with several modes, each with its own path, one of which is visible.
  ///
  /// With a single mode, this equals a program with a root.
  ///
  /// - Parameters:
  ///   - modes: The modes in the order of the bar, from 1 to 9; the first one is visible.
  ///   - model: The model shared by all screens. The app takes it over, so it needs no lock.
  ///   - panes: How many screens to show side by side; by default one.
  ///   - keys: The keys that work on every screen.
  ///   - screen: Makes the screen of a route.
  /// - Precondition: There are 1...9 modes, with unique names.
  @inlinable
  public init<Model, Content: ScreenChoice<Route>>(
    modes: [Mode<Route, Model>], model: sending Model, panes: Panes<Route> = Panes(),
    @AppKeysBuilder<Route, Model> keys: @Sendable () -> [AppKeyBinding<Route, Model>] = { [] },
    @ScreenBuilder<Route> screen: @escaping @Sendable (Route, Model) -> Content
  ) {
    self.init(
      modes: modes, model: model, panes: panes, keys: keys(),
      makeScreen: { screen($0, $1).erased }, screenKeys: { Content.keyTables })
  }

  /// Creates a program with several modes whose screens share no model.
  ///
  /// - Parameters:
  ///   - modes: The modes in the order of the bar, from 1 to 9; the first one is visible.
  ///   - panes: How many screens to show side by side; by default one.
  ///   - keys: The keys that work on every screen.
  ///   - screen: Makes the screen of a route.
  /// - Precondition: There are 1...9 modes, with unique names.
  @inlinable
  public init<Content: ScreenChoice<Route>>(
    modes: [Mode<Route, Void>], panes: Panes<Route> = Panes(),
    @AppKeysBuilder<Route, Void> keys: @Sendable () -> [AppKeyBinding<Route, Void>] = { [] },
    @ScreenBuilder<Route> screen: @escaping @Sendable (Route) -> Content
  ) {
    self.init(modes: modes, model: (), panes: panes, keys: keys) { route, _ in screen(route) }
  }
}
