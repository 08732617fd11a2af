/// A key of a screen's own: what it is called, what it does and when.
///
/// ```swift
/// static var keys: Keys<Self> {
///   KeyBinding("d", "delete", if: \.canDelete) { screen, _ in screen.deleteSelected() }
///   KeyBinding("ctrl+n", "new", whileTyping: true) { _, context in context.push(.compose) }
/// }
/// ```
public struct KeyBinding<Owner: Routed> {
  /// What is known of the binding without a screen.
  fileprivate(set) var declaration: KeyDeclaration

  /// What the key does, in words for the user.
  let words: (Owner) -> String

  /// Whether the key does something now; always if `nil`.
  let condition: KeyPath<Owner, Bool>?

  /// The action of the key.
  let action: (inout Owner, Context<Owner>) -> Void

  /// Binds a key.
  ///
  /// - Parameters:
  ///   - key: The name of the key, such as `d`, `ctrl+n` or `f5`.
  ///   - words: What the key does, in the hints and in the list of keys.
  ///   - id: The name by which a user can remap the key; see ``App/remapKeys(_:)``.
  ///   - condition: Says whether the key does something now. While it is `false`, the key is not
  ///     shown and does nothing. It is read as often as the body of the screen.
  ///   - whileTyping: Whether the key also works while the screen has a field.
  ///   - overriding: Whether the key may be one that the field uses itself, which it then loses.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - action: Called with the screen and its context.
  public init(
    _ key: String, _ words: String, id: String? = nil, if condition: KeyPath<Owner, Bool>? = nil,
    whileTyping: Bool = false, overriding: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    action: @escaping (inout Owner, Context<Owner>) -> Void
  ) {
    declaration = KeyDeclaration(
      key, id: id, whileTyping: whileTyping, overriding: overriding, place: "\(file):\(line)")
    self.words = { _ in words }
    self.condition = condition
    self.action = action
  }

  /// Binds a key whose words depend on the screen, for instance on its language.
  ///
  /// - Parameters:
  ///   - key: The name of the key, such as `d`, `ctrl+n` or `f5`.
  ///   - words: The property that says what the key does. It is read as often as the body.
  ///   - id: The name by which a user can remap the key; see ``App/remapKeys(_:)``.
  ///   - condition: Says whether the key does something now. While it is `false`, the key is not
  ///     shown and does nothing. It is read as often as the body of the screen.
  ///   - whileTyping: Whether the key also works while the screen has a field.
  ///   - overriding: Whether the key may be one that the field uses itself, which it then loses.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - action: Called with the screen and its context.
  public init(
    _ key: String, _ words: KeyPath<Owner, String>, id: String? = nil,
    if condition: KeyPath<Owner, Bool>? = nil,
    whileTyping: Bool = false, overriding: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    action: @escaping (inout Owner, Context<Owner>) -> Void
  ) {
    declaration = KeyDeclaration(
      key, id: id, whileTyping: whileTyping, overriding: overriding, place: "\(file):\(line)")
    self.words = { $0[keyPath: words] }
    self.condition = condition
    self.action = action
  }
}

/// The keys of a screen's own, in the order in which hints and the list of keys show them.
public struct Keys<Owner: Routed> {
  /// The bindings, in the order declared.
  let bindings: [KeyBinding<Owner>]

  /// Creates a table without keys.
  public init() { self.init([]) }

  fileprivate init(_ bindings: [KeyBinding<Owner>]) { self.bindings = bindings }

  /// The table with the keys that a user has chosen.
  func remapped(by remapping: KeyRemapping) -> Keys {
    guard !remapping.isEmpty else { return self }
    var bindings = bindings
    for index in bindings.indices {
      bindings[index].declaration = bindings[index].declaration.remapped(by: remapping)
    }
    return Keys(bindings)
  }
}

/// Builds the keys of a screen from one binding after the other.
@resultBuilder
public enum KeysBuilder<Owner: Routed> {
  /// Accepts a binding.
  public static func buildExpression(_ binding: KeyBinding<Owner>) -> KeyBinding<Owner> { binding }

  /// Joins bindings.
  public static func buildBlock(_ bindings: KeyBinding<Owner>...) -> Keys<Owner> { Keys(bindings) }
}
