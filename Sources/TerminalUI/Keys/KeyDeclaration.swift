import TerminalCore

/// The part of a key binding that is known without a screen: its key, and when it works.
struct KeyDeclaration: Sendable {
  /// The name of the key, as declared.
  let name: String

  /// The key; `nil` if the name is unknown.
  private(set) var key: Key?

  /// The name with which a user can remap the binding; `nil` if it can't be remapped.
  let id: String?

  /// Whether the key has to work also while typed characters go to a field; `nil` to depend on the
  /// key.
  let whileTyping: Bool?

  /// Whether to permit a key that the field uses.
  let overriding: Bool

  /// Whether the key acts on what has the focus.
  let actsOnFocus: Bool

  /// Whether the key works under a condition.
  let isConditional: Bool

  /// The file and line of the declaration.
  let source: String

  init(
    _ name: String, id: String?, whileTyping: Bool?, overriding: Bool, actsOnFocus: Bool = false,
    isConditional: Bool = false, source: String
  ) {
    self.name = name
    self.id = id
    key = Key(name: name)
    self.whileTyping = whileTyping
    self.overriding = overriding
    self.actsOnFocus = actsOnFocus
    self.isConditional = isConditional
    self.source = source
  }

  /// The declaration after a remapping.
  func remapped(by remapping: KeyRemapping) -> KeyDeclaration {
    var remapped = self
    if let id, let key = remapping.keys(of: id)?.first { remapped.key = key }
    return remapped
  }

  /// Whether the key is currently bound, depending on whether typed characters go
  /// to a field.
  func isInForce(whileTyping isTyping: Bool) -> Bool {
    guard isTyping else { return true }
    return whileTyping ?? key.map { $0.isCommand && !$0.isUsedByFields } ?? false
  }
}

// MARK: - Checking

extension KeyDeclaration {
  /// Checks a table of keys.
  ///
  /// - Parameters:
  ///   - declarations: The table, in the order of declaration.
  ///   - owner: The type of the screen, or the name of whatever declares the keys.
  /// - Precondition: The table has no mistakes. The message names each, with its location and a
  ///   remedy.
  static func check(_ declarations: [KeyDeclaration], of owner: @autoclosure () -> String) {
    let mistakes = mistakes(in: declarations, of: owner(), besides: .standard)
    ensure(mistakes.isEmpty, mistakes.joined(separator: "\n"))
  }

  /// The mistakes in several tables of keys, each once: several routes may lead to screens of one
  /// type.
  static func mistakes(in tables: [ScreenKeys], besides library: KeyTable) -> [String] {
    var mistakes: [String] = []
    for table in tables {
      mistakes += Self.mistakes(in: table.declarations, of: table.owner, besides: library)
        .filter { !mistakes.contains($0) }
    }
    return mistakes
  }

  /// The mistakes in a table of keys, each with its location and a remedy.
  ///
  /// - Parameters:
  ///   - declarations: The table, in the order of declaration.
  ///   - owner: The type of the screen, or the name of whatever declares the keys.
  ///   - library: The library's keys.
  /// - Returns: The mistakes, in the order of declaration.
  static func mistakes(
    in declarations: [KeyDeclaration], of owner: @autoclosure () -> String,
    besides library: KeyTable
  ) -> [String] {
    guard !declarations.isEmpty else { return [] }
    var earlier: [KeyDeclaration] = []
    var mistakes: [String] = []
    for declaration in declarations {
      if let mistake = declaration.mistake(after: earlier, besides: library) {
        mistakes.append("\(owner()), \(declaration.source): \(mistake)")
      } else {
        earlier.append(declaration)
      }
    }
    return mistakes
  }

  /// The mistake in the declaration.
  ///
  /// - Parameters:
  ///   - earlier: The declarations before this one.
  ///   - library: The library's keys.
  /// - Returns: The mistake and its remedy; `nil` if there is none.
  private func mistake(
    after earlier: [KeyDeclaration], besides library: KeyTable
  ) -> String? {
    guard let key else {
      return "no key is called “\(name)”; "
        + (Key.nearestName(to: name).map { "did you mean “\($0)”?" }
          ?? "use a name such as “d”, “ctrl+n”, “f5” or “pgdn”")
    }
    if let sent = key.sentInstead {
      let remedy = sent.typesText ? "“\(sent.name)”" : "another key"
      return "terminals send \(sent.name) for “\(name)”; bind \(remedy)"
    }
    if let binding = library.bindings.first(where: { $0.keys.contains(key) }),
      !binding.command.canBeReplaced
    {
      let words = binding.words(Phrases().keys)
      return "“\(name)” belongs to the library, where it means “\(words)”; bind another key"
    }
    if let other = earlier.last(where: { $0.key == key }), !(isConditional && other.isConditional) {
      return "“\(name)” is bound at \(other.source) already; bind another key here or there, or "
        + "give both a condition after if:"
    }
    if let id, let other = earlier.first(where: { $0.id == id }) {
      return "“\(id)” is the name of the key at \(other.source) already; give another name"
    }
    if let id, library.bindings.contains(where: { $0.command.name == id }) {
      return "“\(id)” is the library's name for some of its keys; give another name"
    }
    guard whileTyping == true else { return nil }
    if key.typesText {
      return "“\(name)” types a character while typing; add ctrl+ or leave whileTyping out"
    }
    if key.isUsedByFields, !overriding {
      return "“\(name)” is used by fields; bind another key, or add overriding: true"
    }
    return nil
  }
}

extension Key {
  /// Whether the key is one that programs use for commands, even where text is typed.
  var isCommand: Bool {
    if case .function = code { return true }
    return modifiers.contains(.control) || modifiers.contains(.alt)
  }

  /// Whether a single-line or multiline field uses the key to edit or submit its text.
  var isUsedByFields: Bool {
    FieldEdit(self) != nil || EditorEdit(self) != nil || self == Key(.enter)
  }
}

extension Command {
  /// Whether a screen may rebind the keys of the command. The keys for leaving and for help are the
  /// same in every program.
  var canBeReplaced: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown, .first, .last, .next, .previous, .nextOrder,
      .previousOrder, .open, .choose, .chooseKey, .custom, .mode, .nextMode, .previousMode,
      .nextPane, .deck:
      true
    case .back, .backTo, .help, .quit, .redraw, .suspend, .releaseMouse, .inspect: false
    }
  }
}
