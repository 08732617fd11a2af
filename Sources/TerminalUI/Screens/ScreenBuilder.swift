public import Navigation

/// Builds the screen for a route from a `switch` without `return`.
///
/// What it builds keeps the types of the screens in all branches, so that their keys can be checked
/// before any of them is made.
@resultBuilder
public enum ScreenBuilder<Route: RouteValue> {
  /// Accepts a screen of any type.
  public static func buildExpression<Content: Screen<Route>>(
    _ screen: Content
  ) -> ChosenScreen<Content, Route> {
    ChosenScreen(erased: AnyScreen(screen))
  }

  /// Accepts a screen whose state is saved.
  public static func buildExpression<Content: SavedScreen<Route>>(
    _ screen: Content
  ) -> ChosenScreen<Content, Route> {
    ChosenScreen(erased: AnyScreen(screen))
  }

  /// Accepts what another builder has made, or a screen whose type is erased already.
  public static func buildExpression<Choice: ScreenChoice<Route>>(_ choice: Choice) -> Choice {
    choice
  }

  /// Accepts a single screen.
  public static func buildBlock<Choice: ScreenChoice<Route>>(_ choice: Choice) -> Choice { choice }

  /// Supports `switch`, and `if` with `else`.
  public static func buildEither<First: ScreenChoice<Route>, Second: ScreenChoice<Route>>(
    first: First
  ) -> EitherScreen<First, Second, Route> {
    EitherScreen(erased: first.erased)
  }

  /// Supports `switch`, and `if` with `else`.
  public static func buildEither<First: ScreenChoice<Route>, Second: ScreenChoice<Route>>(
    second: Second
  ) -> EitherScreen<First, Second, Route> {
    EitherScreen(erased: second.erased)
  }
}

/// One screen of those that the branches of a ``ScreenBuilder`` name.
public protocol ScreenChoice<Route>: SendableMetatype {
  /// The routes of the program.
  associatedtype Route: RouteValue

  /// The screen.
  var erased: AnyScreen<Route> { get }

  /// The keys of the screens in all branches.
  static var keyTables: [ScreenKeys] { get }
}

// The builder makes one type of all screens of a program. What the types of these screens must be
// is said where it is needed, not by the types themselves: the runtime would look up each
// conformance when the program starts.

/// A screen in a branch of a ``ScreenBuilder``.
public struct ChosenScreen<Content, Route: RouteValue> {
  public let erased: AnyScreen<Route>
}

extension ChosenScreen: ScreenChoice where Content: Screen<Route> {
  public static var keyTables: [ScreenKeys] { [Content.keyTable] }
}

/// A screen from one of two branches of a ``ScreenBuilder``.
public struct EitherScreen<First, Second, Route: RouteValue> {
  public let erased: AnyScreen<Route>
}

extension EitherScreen: ScreenChoice where First: ScreenChoice<Route>, Second: ScreenChoice<Route> {
  public static var keyTables: [ScreenKeys] { First.keyTables + Second.keyTables }
}

extension AnyScreen: ScreenChoice {
  public var erased: AnyScreen { self }

  /// Nothing: the type of the screen is not known. Its keys are checked when it is shown.
  public static var keyTables: [ScreenKeys] { [] }
}

extension Screen {
  /// The keys of the screen.
  ///
  /// - Precondition: No key is bound by mistake.
  static var checkedKeys: Keys<Self> {
    let keys = Self.keys
    // A key path of a generic type is made anew each time, for every screen that is pushed.
    KeyDeclaration.check(keys.bindings.map { $0.declaration }, of: "\(Self.self)")
    return keys
  }

  /// The keys of the screen without their actions.
  fileprivate static var keyTable: ScreenKeys {
    ScreenKeys(owner: "\(Self.self)", declarations: keys.bindings.map { $0.declaration })
  }
}
