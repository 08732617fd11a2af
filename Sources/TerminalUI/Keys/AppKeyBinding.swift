public import Navigation

/// A key that does the same on every screen of an app, except on screens that bind it themselves.
///
/// ```swift
/// let app = App(
///   root: AppRoute.inbox,
///   keys: { AppKeyBinding("ctrl+t", "today") { $0.setPath([.inbox, .today]) } }
/// ) { route in … }
/// ```
public struct AppKeyBinding<Route: RouteValue>: Sendable {
  /// The part of the binding that doesn't depend on an app.
  fileprivate(set) var declaration: KeyDeclaration

  /// The name of the action in a language, as shown to the user.
  let words: @Sendable (Language) -> String

  /// Whether the key does something while the screen of a route has the keyboard.
  let condition: @Sendable (Route) -> Bool

  /// The action of the key.
  let action: @Sendable (Navigator<Route>) -> Void

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
  ///     screen is evaluated.
  ///   - whileTyping: Whether the key also works while typed characters go to a field.
  ///   - overriding: Whether to permit a key that fields use, which then no longer have it.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - action: Called with a navigator that acts for the app.
  public init(
    _ key: String, _ words: @escaping @Sendable (Language) -> String, id: String? = nil,
    if condition: @escaping @Sendable (Route) -> Bool = { _ in true },
    whileTyping: Bool = false, overriding: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    action: @escaping @Sendable (Navigator<Route>) -> Void
  ) {
    declaration = KeyDeclaration(
      key, id: id, whileTyping: whileTyping, overriding: overriding, source: "\(file):\(line)")
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
  ///     screen is evaluated.
  ///   - whileTyping: Whether the key also works while typed characters go to a field.
  ///   - overriding: Whether to permit a key that fields use, which then no longer have it.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - action: Called with a navigator that acts for the app.
  public init(
    _ key: String, _ words: String, id: String? = nil,
    if condition: @escaping @Sendable (Route) -> Bool = { _ in true },
    whileTyping: Bool = false, overriding: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    action: @escaping @Sendable (Navigator<Route>) -> Void
  ) {
    self.init(
      key, { _ in words }, id: id, if: condition, whileTyping: whileTyping,
      overriding: overriding, file: file, line: line, action: action)
  }
}

/// Builds the keys of an app from a list of bindings.
@resultBuilder
public enum AppKeysBuilder<Route: RouteValue> {
  /// Accepts a binding.
  public static func buildExpression(_ binding: AppKeyBinding<Route>) -> AppKeyBinding<Route> {
    binding
  }

  /// Joins bindings.
  public static func buildBlock(_ bindings: AppKeyBinding<Route>...) -> [AppKeyBinding<Route>] {
    bindings
  }
}

/// The keys of an app: its own and the library's, with the user's remapping.
struct AppKeys<Route: RouteValue> {
  /// The app's own keys, which work on every screen.
  private(set) var bindings: [AppKeyBinding<Route>]

  /// The library's keys.
  private(set) var library: KeyTable

  /// The user's remapping of these keys and those of the screens.
  private(set) var remapping = KeyRemapping()

  private var screenKeys = ScreenKeysCache()

  init(_ bindings: [AppKeyBinding<Route>], besides library: KeyTable) {
    self.bindings = bindings
    self.library = library
  }

  /// The app's own keys without their actions.
  ///
  /// A closure, because in generic code the runtime would make a key path at each use.
  var table: ScreenKeys {
    ScreenKeys(owner: "App", declarations: bindings.map { $0.declaration })
  }

  /// The keys of a type of screens, with the user's remapping.
  ///
  /// - Precondition: They have no mistakes.
  func keys<Content: Screen>(of screen: Content.Type) -> Keys<Content> {
    screenKeys.keys(of: screen, remappedBy: remapping)
  }

  /// The keys after a remapping.
  func remapped(by remapping: KeyRemapping) -> AppKeys {
    var keys = self
    keys.remapping = remapping
    keys.screenKeys = ScreenKeysCache()
    keys.library = library.remapped(by: remapping)
    for index in bindings.indices {
      keys.bindings[index].declaration = bindings[index].declaration.remapped(by: remapping)
    }
    return keys
  }
}
