public import Navigation

/// A key that does the same on every screen of an app, except on screens that bind it themselves.
///
/// ```swift
/// let app = App(
///   root: AppRoute.inbox,
///   model: Mail(),
///   keys: {
///     AppKeyBinding("ctrl+t", "today") { $0.setPath([.inbox, .today]) }
///     AppKeyBinding("f5", "refresh") { app in app.model.refresh() }
///   }
/// ) { route, mail in … }
/// ```
public struct AppKeyBinding<Route: RouteValue, Model>: Sendable {
  /// The part of the binding that doesn't depend on an app.
  let declaration: KeyDeclaration

  /// The name of the action in a language, as shown to the user.
  let words: @Sendable (Language) -> String

  /// Whether the key does something while the screen of a route has the keyboard; `nil` if it
  /// always does.
  let condition: (@Sendable (Route) -> Bool)?

  /// The action of the key.
  let action: @Sendable (AppContext<Route, Model>) -> Void

  /// Creates a binding whose words depend on the language.
  ///
  /// - Parameters:
  ///   - key: The name of the key, such as `ctrl+t` or `f5`.
  ///   - words: Returns the name of the action in a language, for the hints and the list of keys.
  ///     The language is that of the library's phrases, `ja` for a user of `ja-JP`, or the user's
  ///     own if there are none in it.
  ///   - id: The name with which a user can remap the key; see ``App/remapKeys(_:)``.
  ///   - condition: Whether the key does something while the screen of this route has the keyboard.
  ///     While it is `false`, the key isn't shown and does nothing. Called whenever the body of the
  ///     screen is evaluated. A key can be bound more than once if each of the bindings has a
  ///     condition: the first whose condition holds acts.
  ///   - whileTyping: Whether the key also works while typed characters go to a field. By default,
  ///     a function key does, and one with `ctrl` or `alt`, unless fields use it.
  ///   - overriding: Whether to permit a key that fields use, which then no longer have it.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - action: Called with a context that acts for the app.
  public init(
    _ key: String, _ words: @escaping @Sendable (Language) -> String, id: String? = nil,
    if condition: (@Sendable (Route) -> Bool)? = nil,
    whileTyping: Bool? = nil, overriding: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    action: @escaping @Sendable (AppContext<Route, Model>) -> Void
  ) {
    declaration = KeyDeclaration(
      key, id: id, whileTyping: whileTyping, overriding: overriding,
      isConditional: condition != nil, source: "\(file):\(line)")
    self.words = words
    self.condition = condition
    self.action = action
  }

  /// Creates a binding with the same words in every language.
  ///
  /// - Parameters:
  ///   - key: The name of the key, such as `ctrl+t` or `f5`.
  ///   - words: The name of the action, for the hints and the list of keys.
  ///   - id: The name with which a user can remap the key; see ``App/remapKeys(_:)``.
  ///   - condition: Whether the key does something while the screen of this route has the keyboard.
  ///     While it is `false`, the key isn't shown and does nothing. Called whenever the body of the
  ///     screen is evaluated. A key can be bound more than once if each of the bindings has a
  ///     condition: the first whose condition holds acts.
  ///   - whileTyping: Whether the key also works while typed characters go to a field. By default,
  ///     a function key does, and one with `ctrl` or `alt`, unless fields use it.
  ///   - overriding: Whether to permit a key that fields use, which then no longer have it.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - action: Called with a context that acts for the app.
  public init(
    _ key: String, _ words: String, id: String? = nil,
    if condition: (@Sendable (Route) -> Bool)? = nil,
    whileTyping: Bool? = nil, overriding: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    action: @escaping @Sendable (AppContext<Route, Model>) -> Void
  ) {
    self.init(
      key, { _ in words }, id: id, if: condition, whileTyping: whileTyping,
      overriding: overriding, file: file, line: line, action: action)
  }
}

/// Builds the keys of an app from a list of bindings.
@resultBuilder
public enum AppKeysBuilder<Route: RouteValue, Model> {
  /// Accepts a binding.
  public static func buildExpression(
    _ binding: AppKeyBinding<Route, Model>
  ) -> AppKeyBinding<Route, Model> {
    binding
  }

  /// Joins bindings.
  public static func buildBlock(
    _ bindings: AppKeyBinding<Route, Model>...
  ) -> [AppKeyBinding<Route, Model>] {
    bindings
  }
}
