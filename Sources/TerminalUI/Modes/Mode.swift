public import Navigation

/// A navigation stack beside others, only one of which is visible; other toolkits call it a tab.
///
/// Each mode keeps its path, its screens, their focus, and their scroll positions while another one
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
  /// The identity of the mode's path in code, journals, and saved states.
  public let id: PathID

  /// The route of the first screen.
  public let root: Route

  /// The title in a language.
  let title: @Sendable (Language) -> String

  /// The number beside the title; 0 is not shown. `nil` if the mode never has one.
  let badge: (@Sendable (Model) -> Int)?

  /// Creates a mode whose title depends on the language.
  ///
  /// - Parameters:
  ///   - id: The identity of the mode's path in code, journals, and saved states.
  ///   - root: The route of the first screen.
  ///   - title: Returns the title in a language, in one or two words. The language is that of the
  ///     library's phrases, `ja` for a user of `ja-JP`, or the user's own if there are none in it.
  ///   - badge: Returns the number beside the title, such as that of waiting items; 0 is not shown,
  ///     but its cells stay free, so that the other titles don't move. It is called whenever the
  ///     mode bar is drawn, so it should cost no more than reading a property.
  public init(
    _ id: PathID, root: Route, title: @escaping @Sendable (Language) -> String,
    badge: (@Sendable (Model) -> Int)? = nil
  ) {
    self.id = id
    self.root = root
    self.title = title
    self.badge = badge
  }

  /// Creates a mode with the same title in every language.
  ///
  /// - Parameters:
  ///   - id: The identity of the mode's path in code, journals, and saved states.
  ///   - root: The route of the first screen.
  ///   - title: The title, in one or two words.
  ///   - badge: Returns the number beside the title; 0 is not shown.
  public init(
    _ id: PathID, root: Route, title: String,
    badge: (@Sendable (Model) -> Int)? = nil
  ) {
    self.init(id, root: root, title: { _ in title }, badge: badge)
  }
}

extension Mode {
  /// The initial paths of the modes, each with only its root.
  static func paths(of modes: [Mode]) -> [Path<Route>] {
    // A loop, because in generic code, `map` looks up what its list conforms to.
    var paths: [Path<Route>] = []
    for index in 0..<modes.count {
      let root = Entry(id: EntryID(number: UInt64(index + 1)), route: modes[index].root)
      paths.append(Path(root: root, id: modes[index].id))
    }
    return paths
  }
}

extension App {
  /// Shows a mode, as the mode bar does; pops the visible mode to its root.
  ///
  /// - Precondition: The app has the mode.
  @discardableResult
  public nonisolated func show(_ mode: PathID, trigger: Trigger = .code) -> Transition {
    drive { $0.session.host.router.navigator(for: .app, trigger: trigger).show(mode) }
  }
}
