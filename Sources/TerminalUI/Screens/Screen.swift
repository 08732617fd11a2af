public import Navigation

/// One screen of a stack: a value that describes what it looks like and changes only itself.
///
/// ```swift
/// struct Greeting: Screen {
///   var name = "stranger"
///   var title: String { "Greeting" }
///   var body: some View<Self> {
///     Row("Hello, \(name)").onSelect { screen, context in screen.name = "friend" }
///   }
/// }
/// ```
///
/// Its handlers receive a ``Context`` for everything else: to navigate, to ask another screen for a
/// value, to start a task. The library keeps the focus and the scroll position.
public protocol Screen<Route>: Routed {
  /// The type of ``body``.
  associatedtype Body: View<Self>

  /// The type of ``status``.
  associatedtype Status: View<Self> = EmptyView<Self>

  /// The name of the screen in the title line.
  var title: String { get }

  /// The content of the screen.
  ///
  /// It is read whenever something may have changed, so it should be fast and without effects.
  @ViewBuilder<Self> var body: Body { get }

  /// A line above the key hints, for what is worth knowing at all times; by default there is none.
  ///
  /// Of several lines only the first is shown. Nothing in it can have the focus or be clicked.
  @ViewBuilder<Self> var status: Status { get }

  /// The keys of the screen's own, which the hints and the list of keys show.
  ///
  /// They take precedence over the keys of lists and over those of the app. The tables of all
  /// screens are checked when the app is launched; a mistake, such as a key that is bound twice,
  /// stops the program with a message.
  @KeysBuilder<Self> static var keys: Keys<Self> { get }

  /// What Enter does, in the hints, where “open” is not the word for it; `nil` for the library's
  /// word.
  var openWords: String? { get }

  /// Whether the screen may be left in its present state.
  var leaving: Leaving { get }

  /// Goes back one step inside the screen, such as out of a mode.
  ///
  /// - Returns: `false` if there is no such step, so that the screen itself is left.
  mutating func backStep() -> Bool

  /// Called once, before the screen is first shown. Start loading here.
  mutating func start(in context: Context<Self>)

  /// Called for each lifecycle event of the screen except `created` and `removed`.
  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>)
}

extension Screen where Status == EmptyView<Self> {
  public var status: EmptyView<Self> { EmptyView() }
}

extension Screen {
  public static var keys: Keys<Self> { Keys() }
  public var openWords: String? { nil }
  public var leaving: Leaving { .allowed }
  public mutating func backStep() -> Bool { false }
  public mutating func start(in context: Context<Self>) {}
  public mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {}
}

/// The part of a screen that views and contexts need: the routes of its program and its answers.
///
/// Views can't require a whole ``Screen``: the compiler infers the type of `body` from the
/// conformance to `Screen`, so that inference would be circular.
public protocol Routed<Route>: SendableMetatype {
  /// The routes of the program.
  associatedtype Route: RouteValue

  /// The values that this screen asks other screens for, and where each of them goes.
  static var answers: Answers<Self> { get }
}

extension Routed {
  public static var answers: Answers<Self> { Answers() }
}

/// A screen with state that is saved when the program ends.
///
/// ```swift
/// struct Editor: SavedScreen, Codable { … }
/// ```
///
/// is enough for a screen that can be saved as a whole. A screen that also holds shared objects
/// implements ``saved`` itself.
public protocol SavedScreen<Route>: Screen {
  /// The type of the saved state.
  associatedtype Saved: Codable

  /// The state to save. It is set again on restoring, before ``Screen/start(in:)``.
  var saved: Saved { get set }
}

extension SavedScreen where Self: Codable {
  public var saved: Self {
    get { self }
    set { self = newValue }
  }
}
