public import Navigation

/// What a key of the whole app can do: change the model, navigate, show a message, change the look,
/// and quit.
///
/// A context acts for the app, not for a screen, so that it can always navigate. It can't show
/// dialogs, start tasks or ask for values, whose answers go to a screen. It has all methods of
/// `Navigating`.
public struct AppContext<Route: RouteValue, Model>: Navigating {
  let host: StackHost<Route>

  /// The model that all screens share. After the action, they show what it has changed.
  public let model: Model

  /// The key or control that triggered the action, for the journal.
  let trigger: Trigger

  /// The visible path; its `id` is the name of the mode.
  public var path: Path<Route> { host.router.path }

  @discardableResult
  public func perform(_ operation: PathOperation<Route>) -> Transition {
    navigator.perform(operation)
  }

  /// Shows another mode, as the mode bar does; pops the visible mode to its root.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public func show(_ mode: PathID) -> Transition { navigator.show(mode) }

  /// Shows a screen of another mode: pops that mode's path back to the nearest entry with an equal
  /// route, or pushes the route if there is none, and shows the mode, as a single change.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public func navigate(to route: Route, showing mode: PathID) -> Transition {
    navigator.navigate(to: route, showing: mode)
  }

  /// Performs an operation on another mode's path, and shows the mode, as a single change.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public func perform(_ operation: PathOperation<Route>, showing mode: PathID) -> Transition {
    navigator.perform(operation, showing: mode)
  }

  /// The language, glyphs, theme, and motion. Changes take effect at once, on every screen.
  public var appearance: Appearance {
    get { host.session.appearance }
    nonmutating set { host.session.change(to: newValue) }
  }

  /// Shows a short message at the bottom of the screen that has the keyboard, replacing any earlier
  /// one, as ``Context/notify(_:)`` does.
  ///
  /// - Parameter text: The message; empty to remove the current one.
  public func notify(_ text: String) { host.notify(text, on: host.router.active) }

  /// Quits as the quit key does: asks the active screen's ``Screen/quitQuestion``, if it has one,
  /// and every screen whether it may be left, then ends the program.
  ///
  /// This happens right after the action.
  ///
  /// - Parameter status: The exit status of the process if the program ends by this.
  /// - Precondition: The status is one of 0...255.
  public func quit(status: Int32 = 0) {
    host.session.deliver { [trigger] in $0.quit(status: status, trigger: trigger) }
  }

  private var navigator: Navigator<Route> { host.router.navigator(for: .app, trigger: trigger) }
}
