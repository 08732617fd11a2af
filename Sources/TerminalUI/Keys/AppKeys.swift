import Navigation

/// A key of the whole app, bound to the model.
struct AppKey<Route: RouteValue> {
  /// The part of the binding that doesn't depend on an app.
  fileprivate(set) var declaration: KeyDeclaration

  /// The name of the action in a language, as shown to the user.
  let words: @Sendable (Language) -> String

  /// Whether the key does something while the screen of a route has the keyboard; `nil` if it
  /// always does.
  let condition: (@Sendable (Route) -> Bool)?

  /// The action of the key.
  let action: (StackHost<Route>, Trigger) -> Void

  /// Binds the keys of an app to its model.
  static func all<Model>(of bindings: [AppKeyBinding<Route, Model>], _ model: Model) -> [AppKey] {
    bindings.map { binding in
      AppKey(
        declaration: binding.declaration, words: binding.words, condition: binding.condition
      ) { host, trigger in
        binding.action(AppContext(host: host, model: model, trigger: trigger))
      }
    }
  }
}

/// The keys of an app: its own and the library's, with the user's remapping.
struct AppKeys<Route: RouteValue> {
  /// The app's own keys, which work on every screen.
  private(set) var bindings: [AppKey<Route>]

  /// The library's keys.
  private(set) var library: KeyTable

  /// The user's remapping of these keys and those of the screens.
  private(set) var remapping = KeyRemapping()

  private var screenKeys = ScreenKeysCache()

  init(_ bindings: [AppKey<Route>], besides library: KeyTable) {
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
