/// A key of a screen: its name, its action, and when it works.
///
/// ```swift
/// static var keys: Keys<Self> {
///   KeyBinding("d", "delete", if: \.canDelete) { screen, _ in screen.deleteSelected() }
///   KeyBinding("ctrl+n", "new") { _, context in context.push(.compose) }
/// }
/// ```
public struct KeyBinding<Owner: Routed> {
  /// The part of the binding that doesn't depend on a screen.
  fileprivate(set) var declaration: KeyDeclaration

  /// The name of the action, as shown to the user.
  let words: (Owner) -> String

  /// Whether the key currently does something; `nil` if it always does.
  let condition: ((Owner) -> Bool)?

  /// The action of the key.
  let action: (inout Owner, Context<Owner>) -> Void

  /// Whether the key currently does something.
  func isEnabled(on screen: Owner) -> Bool { condition?(screen) ?? true }

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - key: The name of the key, such as `d`, `ctrl+n` or `f5`.
  ///   - words: The name of the action, for the hints and the list of keys. If it is empty, the key
  ///     isn't shown, and works only where it would mean nothing else, such as to say why.
  ///   - id: The name with which a user can remap the key; see ``App/remapKeys(_:)``.
  ///   - condition: Whether the key currently does something, such as the property `\.canUndo`.
  ///     While it is `false`, the key isn't shown and does nothing. Called whenever the body of the
  ///     screen is evaluated. A key can be bound more than once if each of the bindings has a
  ///     condition: the first whose condition holds acts.
  ///   - whileTyping: Whether the key also works while typed characters go to a field. By default,
  ///     a function key does, and one with `ctrl` or `alt`, unless fields use it.
  ///   - overriding: Whether to permit a key that the field uses, which then no longer has it.
  ///   - actsOnFocus: Whether the key acts on the row or the control with the focus. Line mode then
  ///     asks which one is meant.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - action: Called with the screen and its context.
  public init(
    _ key: String, _ words: String, id: String? = nil, if condition: ((Owner) -> Bool)? = nil,
    whileTyping: Bool? = nil, overriding: Bool = false, actsOnFocus: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    action: @escaping (inout Owner, Context<Owner>) -> Void
  ) {
    self.init(
      key, { _ in words }, id: id, if: condition, whileTyping: whileTyping,
      overriding: overriding, actsOnFocus: actsOnFocus, file: file, line: line, action: action)
  }

  /// Creates a binding whose words depend on the screen, for example on its language.
  ///
  /// - Parameters:
  ///   - key: The name of the key, such as `d`, `ctrl+n` or `f5`.
  ///   - words: Returns the name of the action, such as the property `\.undoWords`. Called
  ///     whenever the body of the screen is evaluated.
  ///   - id: The name with which a user can remap the key; see ``App/remapKeys(_:)``.
  ///   - condition: Whether the key currently does something, such as the property `\.canUndo`.
  ///     While it is `false`, the key isn't shown and does nothing. Called whenever the body of the
  ///     screen is evaluated. A key can be bound more than once if each of the bindings has a
  ///     condition: the first whose condition holds acts.
  ///   - whileTyping: Whether the key also works while typed characters go to a field. By default,
  ///     a function key does, and one with `ctrl` or `alt`, unless fields use it.
  ///   - overriding: Whether to permit a key that the field uses, which then no longer has it.
  ///   - actsOnFocus: Whether the key acts on the row or the control with the focus. Line mode then
  ///     asks which one is meant.
  ///   - file: The file of the declaration, for messages.
  ///   - line: The line of the declaration, for messages.
  ///   - action: Called with the screen and its context.
  public init(
    _ key: String, _ words: @escaping (Owner) -> String, id: String? = nil,
    if condition: ((Owner) -> Bool)? = nil,
    whileTyping: Bool? = nil, overriding: Bool = false, actsOnFocus: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    action: @escaping (inout Owner, Context<Owner>) -> Void
  ) {
    declaration = KeyDeclaration(
      key, id: id, whileTyping: whileTyping, overriding: overriding, actsOnFocus: actsOnFocus,
      isConditional: condition != nil, source: "\(file):\(line)")
    self.words = words
    self.condition = condition
    self.action = action
  }
}

/// The keys of a screen, in the order in which the hints and the list of keys show them.
public struct Keys<Owner: Routed> {
  /// The bindings, in the order declared.
  let bindings: [KeyBinding<Owner>]

  /// Creates an empty table.
  public init() { self.init([]) }

  fileprivate init(_ bindings: [KeyBinding<Owner>]) { self.bindings = bindings }

  /// The table after a remapping.
  func remapped(by remapping: KeyRemapping) -> Keys {
    guard !remapping.isEmpty else { return self }
    var bindings = bindings
    for index in bindings.indices {
      bindings[index].declaration = bindings[index].declaration.remapped(by: remapping)
    }
    return Keys(bindings)
  }
}

/// Builds the keys of a screen from a list of bindings.
@resultBuilder
public enum KeysBuilder<Owner: Routed> {
  /// Accepts a binding.
  public static func buildExpression(_ binding: KeyBinding<Owner>) -> Keys<Owner> {
    Keys([binding])
  }

  /// Joins bindings.
  public static func buildBlock(_ parts: Keys<Owner>...) -> Keys<Owner> { buildArray(parts) }

  /// Joins the bindings of a loop.
  public static func buildArray(_ parts: [Keys<Owner>]) -> Keys<Owner> {
    // One by one, because in generic code, `flatMap` and `+=` look up what their lists conform to.
    var bindings: [KeyBinding<Owner>] = []
    for part in 0..<parts.count {
      for index in 0..<parts[part].bindings.count { bindings.append(parts[part].bindings[index]) }
    }
    return Keys(bindings)
  }
}
