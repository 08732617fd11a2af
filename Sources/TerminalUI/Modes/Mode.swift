public import Navigation

/// A stack of its own beside others, of which one is visible: what other toolkits call a tab.
///
/// Each mode keeps its path, its screens, their focus and their scroll position while another one
/// is visible.
///
/// ```swift
/// extension PathID {
///   static let learn = PathID(rawValue: "learn")
///   static let review = PathID(rawValue: "review")
/// }
///
/// let app = App(
///   modes: [
///     Mode(.learn, root: AppRoute.subjects, title: "Learn"),
///     Mode(.review, root: AppRoute.due, title: "Review") { model in model.dueCount },
///   ], model: model
/// ) { route, model in … }
/// ```
public struct Mode<Route: RouteValue, Model>: Sendable {
  /// The name in code, in journals and in saved states.
  public let id: PathID

  /// The route of the first screen.
  public let root: Route

  /// The title in a language.
  let title: @Sendable (Language) -> String

  /// The number beside the title; none for 0.
  let badge: @Sendable (Model) -> Int

  /// Creates a mode whose title depends on the language.
  ///
  /// - Parameters:
  ///   - id: The name in code, in journals and in saved states.
  ///   - root: The route of the first screen.
  ///   - title: The title in a language, a word or two.
  ///   - badge: The number beside the title, such as how much waits there. It is read whenever the
  ///     bar is drawn, so it should cost no more than reading a property; 0 is not shown.
  public init(
    _ id: PathID, root: Route, title: @escaping @Sendable (Language) -> String,
    badge: @escaping @Sendable (Model) -> Int = { _ in 0 }
  ) {
    self.id = id
    self.root = root
    self.title = title
    self.badge = badge
  }

  /// Creates a mode with the same title in every language.
  ///
  /// - Parameters:
  ///   - id: The name in code, in journals and in saved states.
  ///   - root: The route of the first screen.
  ///   - title: The title, a word or two.
  ///   - badge: The number beside the title; 0 is not shown.
  public init(
    _ id: PathID, root: Route, title: String,
    badge: @escaping @Sendable (Model) -> Int = { _ in 0 }
  ) {
    self.init(id, root: root, title: { _ in title }, badge: badge)
  }
}

extension Mode {
  /// The paths of modes in their order, with their roots only.
  static func paths(of modes: [Mode]) -> [Path<Route>] {
    modes.enumerated().map { number, mode in
      Path(root: Entry(id: EntryID(number: UInt64(number + 1)), route: mode.root), id: mode.id)
    }
  }
}

extension App {
  /// Shows a mode, as the bar does: the one visible goes to its root.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public nonisolated func show(_ mode: PathID, trigger: Trigger = .code) -> Transition {
    defer { queue.runReady() }
    return inside { $0.session.host.router.navigator(for: .app, trigger: trigger).show(mode) }
  }
}
