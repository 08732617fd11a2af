public import Navigation

/// One screen of a stack: a value that says what it looks like and changes only itself.
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
/// What concerns others it asks of the ``Context`` that its handlers are given: to navigate, to ask
/// another screen for a value, to start a task. Focus and scroll are kept for it.
public protocol Screen<Route>: Routed {
  /// What ``body`` is made of.
  associatedtype Body: View<Self>

  /// The screen's name in the line at the top.
  var title: String { get }

  /// What the screen shows now.
  ///
  /// It is read whenever something may have changed, so it should only look at what is there.
  @ViewBuilder<Self> var body: Body { get }

  /// Whether the screen may be left, as a property of its state.
  var leaving: Leaving { get }

  /// Takes one step back inside the screen, such as leaving a mode; whether there was one.
  mutating func backStep() -> Bool

  /// Begins the screen's life, once, before it is first shown: start to load here.
  mutating func start(in context: Context<Self>)

  /// Hears of an event of the screen's life, once each.
  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>)
}

extension Screen {
  public var leaving: Leaving { .allowed }
  public mutating func backStep() -> Bool { false }
  public mutating func start(in context: Context<Self>) {}
  public mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {}
}

/// What views and contexts need to know of a screen: its program's routes and its answers.
///
/// It is apart from ``Screen`` because the compiler can't find out what a body is made of while the
/// parts of the body ask for a whole screen.
public protocol Routed<Route>: SendableMetatype {
  /// The routes of the program.
  associatedtype Route: Hashable & Codable & Sendable

  /// The values that this screen may ask others for, and where they go.
  static var answers: Answers<Self> { get }
}

extension Routed {
  public static var answers: Answers<Self> { Answers() }
}

/// A screen part of which outlives the program.
///
/// ```swift
/// struct Editor: SavedScreen, Codable { … }
/// ```
///
/// is all that a screen needs that can be saved whole. One that holds things it shares with others
/// gives ``saved`` itself.
public protocol SavedScreen<Route>: Screen {
  /// The type of what is saved.
  associatedtype Saved: Codable

  /// What is saved of the screen; setting it makes the screen what it was.
  ///
  /// It is set before ``Screen/start(in:)``.
  var saved: Saved { get set }
}

extension SavedScreen where Self: Codable {
  public var saved: Self {
    get { self }
    set { self = newValue }
  }
}
