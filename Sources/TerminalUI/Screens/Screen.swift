public import Navigation
public import TerminalCore

/// A screen in a stack: a value that describes its own appearance and changes only itself.
///
/// ```swift
/// struct Greeting: Screen<AppRoute> {
///   var name = "stranger"
///   var title: String { "Greeting" }
///   var body: some View<Self> {
///     Row("Hello, \(name)").onSelect { screen, context in screen.name = "friend" }
///   }
/// }
/// ```
///
/// Its handlers receive a ``Context`` for everything else, such as navigating, asking another
/// screen for a value, and starting a task. The library keeps the focus and the scroll position.
public protocol Screen<Route>: Routed {
  /// The type of ``body``.
  associatedtype Body: View<Self>

  /// The type of ``status``.
  associatedtype Status: View<Self> = EmptyView<Self>

  /// The title of the screen, in the line at the top.
  var title: String { get }

  /// The content of the screen.
  ///
  /// It is read whenever something may have changed, so it should be fast and have no side effects.
  @ViewBuilder<Self> var body: Body { get }

  /// Adds the ``body`` to a layout.
  ///
  /// A screen leaves this to the default, which is compiled with the screen: elsewhere, the type of
  /// the body, which can be very long, would have to be looked up when the screen is first shown.
  func placeBody(in layout: inout Layout<Self>)

  /// A line above the key hints for information that should always be visible; empty by default.
  ///
  /// Only its first line is shown, on which texts are truncated rather than wrapped. Nothing in it
  /// can be focused or clicked.
  @ViewBuilder<Self> var status: Status { get }

  /// Whether the screen has a ``status``. A screen leaves this to the default.
  static var hasStatus: Bool { get }

  /// The screen's own keys, which the hints and the list of keys show.
  ///
  /// They take precedence over the keys of lists and of the app. A mistake, such as binding a key
  /// twice, stops the program with a message: in a debug build at the launch, which checks the keys
  /// of all screens, in a release when the screen is made.
  @KeysBuilder<Self> static var keys: Keys<Self> { get }

  /// What Enter does on the screen's rows and in its ``EntryField``, as the hints and the list of
  /// keys name it; `nil` for the library's words, “open” and “submit”. Controls have words of their
  /// own, such as “press”.
  var actionName: String? { get }

  /// Whether only Enter opens the focused row; by default Right and `l` do so too. It is for a
  /// choice that can't be taken back, so that somebody who looks around does not make it.
  var opensOnlyByEnter: Bool { get }

  /// Whether the screen may be left in its current state.
  var leaving: Leaving { get }

  /// Whether the screen may be left by one kind of change; by default, ``leaving`` answers for all.
  ///
  /// A screen whose saved state brings everything back can allow `Cause.quit`.
  func leaving(by cause: Cause) -> Leaving

  /// Saves what would be lost, because the user chose so when the question of ``leaving`` offered
  /// it: `.confirm("Discard the changes?", save: "Save")`.
  ///
  /// The screen is then left if its ``leaving`` has become `.allowed`. Otherwise it stays, as while
  /// a task saves, or after an error, which it tells with ``Context/notify(_:)``. A `.denied` would
  /// also keep the user from discarding.
  mutating func saveBeforeLeaving(in context: Context<Self>)

  /// The question to ask when the user quits while this screen is active; `nil`, the default, to
  /// ask nothing.
  ///
  /// It is for what all screens share, such as changes that can't be saved. After a “yes”, every
  /// screen is still asked whether it may be left.
  var quitQuestion: String? { get }

  /// What choosing the focused row would open, as rows to look at beside a list.
  ///
  /// It is asked for in each frame that shows it, which is while nothing is open beside the list;
  /// see ``PaneRole/list``. A click on one of the rows runs its action, if it has one. The wheel
  /// scrolls them. Rows for the lines of a text are ``Row/unnumbered()``, so that they begin where
  /// the text does once it is open.
  ///
  /// - Parameters:
  ///   - row: The name of the row with the focus; `nil` if none has, or it has no name.
  ///   - area: The cells for the rows, with as many more as the user has scrolled. What is below
  ///     them isn't shown.
  /// - Returns: The rows; none by default.
  func preview(of row: String?, in area: Size) -> [Row<Self>]

  /// The name of the row that leads to a route, as its list gives it with `id`. Without names, no
  /// row is found, which is a mistake that ``App/mistakes`` lists.
  ///
  /// While that route is open beside the screen, the row has a quiet mark, however the route was
  /// opened: by a key, a link, or another row. It keeps the mark while the focus is on another row,
  /// and gets the focus when the keyboard leaves the screen. It also has the focus when the user
  /// goes back to a screen that was not there before, after a launch by a link, or from a route
  /// that has replaced the one that the screen opened. A row that isn't there yet, because a task
  /// loads it, gets the focus when it arrives, unless the user or the screen has moved the focus
  /// meanwhile.
  ///
  /// - Parameter route: The route next to this screen in the path.
  /// - Returns: The name; `nil`, the default, to leave the focus where it is.
  func row(opening route: Route) -> String?

  /// Goes back one step inside the screen, for example out of an editing mode.
  ///
  /// - Returns: `false` if there is no such step, so that the screen itself is left.
  mutating func backStep() -> Bool

  /// Called once, before the screen first appears. Start loading here.
  mutating func start(in context: Context<Self>)

  /// Called for each lifecycle event of the screen: first for `created`, before ``start(in:)``, and
  /// last for `removed`, before the screen is freed, when it can neither navigate nor start tasks.
  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>)
}

extension Screen where Status == EmptyView<Self> {
  public var status: EmptyView<Self> { EmptyView() }
  public static var hasStatus: Bool { false }
}

extension Screen {
  @inlinable
  public func placeBody(in layout: inout Layout<Self>) { body.place(in: &layout) }

  public static var hasStatus: Bool { true }

  public static var keys: Keys<Self> { Keys() }
  public var actionName: String? { nil }
  public var opensOnlyByEnter: Bool { false }
  public var leaving: Leaving { .allowed }
  public func leaving(by cause: Cause) -> Leaving { leaving }
  public mutating func saveBeforeLeaving(in context: Context<Self>) {}
  public var quitQuestion: String? { nil }
  public func preview(of row: String?, in area: Size) -> [Row<Self>] { [] }
  public func row(opening route: Route) -> String? { nil }
  public mutating func backStep() -> Bool { false }
  public mutating func start(in context: Context<Self>) {}

  /// Does nothing. From then on, the screen isn't told, and is not laid out again for it.
  public mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    context.ignoreLifecycle()
  }
}

/// The part of a screen that views and contexts need: its program's routes, and its answers.
///
/// Views can't require a whole ``Screen``: the compiler infers the type of `body` from the
/// conformance to `Screen`, so the inference would be circular.
public protocol Routed<Route>: SendableMetatype {
  /// The routes of the program.
  associatedtype Route: RouteValue

  /// The values that this screen asks other screens for, and where each of them is stored.
  static var answers: Answers<Self> { get }
}

extension Routed {
  public static var answers: Answers<Self> { Answers() }
}

/// A screen whose state is saved when the program ends.
///
/// ```swift
/// struct Editor: SavedScreen<AppRoute>, Codable { … }
/// ```
///
/// This is enough for a screen that can be saved as a whole. A screen that also contains shared
/// objects implements ``saved`` itself.
public protocol SavedScreen<Route>: Screen {
  /// The type of the saved state.
  associatedtype Saved: Codable

  /// The state to save. It is set on restoring, before ``Screen/start(in:)`` is called.
  var saved: Saved { get set }
}

extension SavedScreen where Self: Codable {
  public var saved: Self {
    get { self }
    set { self = newValue }
  }
}
