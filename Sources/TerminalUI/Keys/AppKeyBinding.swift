public import Navigation

/// A key that does the same on every screen of an app, unless a screen binds it to something else.
///
/// ```swift
/// let app = App(
///   root: AppRoute.inbox,
///   keys: { AppKeyBinding("ctrl+t", "today") { $0.setPath([.inbox, .today]) } }
/// ) { route in … }
/// ```
public struct AppKeyBinding<Route: RouteValue>: Sendable {
  /// What is known of the binding without an app.
  fileprivate(set) var declaration: KeyDeclaration

  /// What the key does, in words for the user.
  let words: String

  /// Whether the key does something while a route is on top.
  let condition: @Sendable (Route) -> Bool

  /// The action of the key.
  let action: @Sendable (Navigator<Route>) -> Void

  /// Binds a key.
  ///
  /// - Parameters:
  ///   - key: The name of the key, such as `ctrl+t` or `f5`.
  ///   - words: What the key does, in the hints and in the list of keys.
  ///   - id: The name by which a user can remap the key; see ``App/remapKeys(_:)``.
  ///   - condition: Says whether the key does something while this route is on top. While it is
  ///     `false`, the key is not shown and does nothing. It is called as often as the body of the
  ///     screen is made.
  ///   - whileTyping: Whether the key also works while a screen has a field.
  ///   - overriding: Whether the key may be one that a field uses itself, which it then loses.
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
    declaration = KeyDeclaration(
      key, id: id, whileTyping: whileTyping, overriding: overriding, place: "\(file):\(line)")
    self.words = words
    self.condition = condition
    self.action = action
  }
}

/// Builds the keys of an app from one binding after the other.
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

/// The keys of an app: its own, the library's, and how the user has remapped them.
struct AppKeys<Route: RouteValue> {
  /// The app's own, which work on every screen.
  private(set) var bindings: [AppKeyBinding<Route>]

  /// The library's.
  private(set) var library: KeyTable

  /// How the user has remapped them, and those of the screens.
  private(set) var remapping = KeyRemapping()

  init(_ bindings: [AppKeyBinding<Route>], besides library: KeyTable) {
    self.bindings = bindings
    self.library = library
  }

  /// The app's own keys without their actions.
  var table: ScreenKeys { ScreenKeys(owner: "App", declarations: bindings.map(\.declaration)) }

  /// The keys that a user has chosen.
  func remapped(by remapping: KeyRemapping) -> AppKeys {
    var keys = self
    keys.remapping = remapping
    keys.library = library.remapped(by: remapping)
    for index in bindings.indices {
      keys.bindings[index].declaration = bindings[index].declaration.remapped(by: remapping)
    }
    return keys
  }
}
