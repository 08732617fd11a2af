public import Navigation

/// Builds the screen for a route from a `switch` statement without `return`.
///
/// The result preserves the screen types of all branches, so that their keys can be checked before
/// any screen is created.
@resultBuilder
public enum ScreenBuilder<Route: RouteValue> {
  /// Accepts a screen of any type.
  @inlinable
  public static func buildExpression<Content: Screen<Route>>(
    _ screen: Content
  ) -> ChosenScreen<Content, Route> {
    ChosenScreen(erased: AnyScreen(screen))
  }

  /// Accepts a screen whose state is saved.
  @inlinable
  public static func buildExpression<Content: SavedScreen<Route>>(
    _ screen: Content
  ) -> ChosenScreen<Content, Route> {
    ChosenScreen(erased: AnyScreen(screen))
  }

  /// Accepts the result of another builder, or a type-erased screen.
  @inlinable
  public static func buildExpression<Choice: ScreenChoice<Route>>(_ choice: Choice) -> Choice {
    choice
  }

  /// Accepts a single screen.
  @inlinable
  public static func buildBlock<Choice: ScreenChoice<Route>>(_ choice: Choice) -> Choice { choice }

  /// Supports `switch`, and `if` with `else`.
  @inlinable
  public static func buildEither<First: ScreenChoice<Route>, Second: ScreenChoice<Route>>(
    first: First
  ) -> EitherScreen<First, Second, Route> {
    EitherScreen(erased: first.erased)
  }

  /// Supports `switch`, and `if` with `else`.
  @inlinable
  public static func buildEither<First: ScreenChoice<Route>, Second: ScreenChoice<Route>>(
    second: Second
  ) -> EitherScreen<First, Second, Route> {
    EitherScreen(erased: second.erased)
  }
}

/// The result of a ``ScreenBuilder``: one screen of those in its branches.
public protocol ScreenChoice<Route>: SendableMetatype {
  /// The routes of the program.
  associatedtype Route: RouteValue

  /// The screen.
  var erased: AnyScreen<Route> { get }

  /// The keys of the screens in all branches.
  static var keyTables: [ScreenKeys] { get }
}

// The builder makes a single type of all screens in a program. The builder is inlined into a
// release, which therefore needs that type only to list the keys of all screens. Requirements on
// the screen types are stated where they are needed, not by these types: the runtime would look up
// each conformance.

/// A screen in a branch of a ``ScreenBuilder``.
public struct ChosenScreen<Content, Route: RouteValue> {
  public let erased: AnyScreen<Route>

  @inlinable
  init(erased: AnyScreen<Route>) { self.erased = erased }
}

extension ChosenScreen: ScreenChoice where Content: Screen<Route> {
  public static var keyTables: [ScreenKeys] {
    #if DEBUG
      // Two answers of one name stop the program now, and not only when the screen asks.
      _ = Content.answers
    #endif
    return [Content.keyTable]
  }
}

/// A screen from one of two branches of a ``ScreenBuilder``.
public struct EitherScreen<First, Second, Route: RouteValue> {
  public let erased: AnyScreen<Route>

  @inlinable
  init(erased: AnyScreen<Route>) { self.erased = erased }
}

extension EitherScreen: ScreenChoice where First: ScreenChoice<Route>, Second: ScreenChoice<Route> {
  public static var keyTables: [ScreenKeys] { First.keyTables + Second.keyTables }
}

extension AnyScreen: ScreenChoice {
  public var erased: AnyScreen { self }

  /// Empty, because the type of the screen isn't known. Its keys are checked when it is shown.
  public static var keyTables: [ScreenKeys] { [] }
}

extension Screen {
  /// The keys of the screen without their actions.
  fileprivate static var keyTable: ScreenKeys {
    ScreenKeys(owner: "\(Self.self)", declarations: keys.bindings.map { $0.declaration })
  }
}
