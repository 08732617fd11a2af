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
