import TerminalCore

/// The keys of a screen or an app, without their actions.
public struct ScreenKeys: Sendable {
  /// The type of the screen, or `App`.
  let owner: String

  /// The keys, in the order declared.
  let declarations: [KeyDeclaration]
}

extension KeyRemapping {
  /// Checks that each line names a binding, and that its keys have no other meaning where it works.
  ///
  /// - Parameters:
  ///   - app: The keys of the whole app.
  ///   - screens: The keys of the screens.
  ///   - library: The library's keys before any remapping.
  /// - Throws: All mistakes, each with its line and remedy.
  func check(
    app: ScreenKeys, screens: [ScreenKeys], library: KeyTable
  ) throws(KeyRemappingError) {
    let meanings = meanings(app: app, screens: screens, library: library)
    var names: [String] = []
    for name in meanings.compactMap(\.name) where !names.contains(name) { names.append(name) }
    var mistakes: [KeyRemappingError.Mistake] = []
    for line in lines {
      let named = meanings.filter { $0.name == line.name }
      let problem =
        named.isEmpty
        ? .unknownName(line.name, known: names)
        : Self.problem(ofModes: line, library) ?? Self.problem(of: line, named, among: meanings)
      if let problem {
        mistakes.append(KeyRemappingError.Mistake(line: line.number, problem: problem))
      }
    }
    if !mistakes.isEmpty { throw KeyRemappingError(file: file, mistakes: mistakes) }
  }

  /// The meaning of a key after remapping.
  private struct Meaning {
    /// What gives the key its meaning.
    enum Owner: Equatable {
      case library(Command)
      case app
      case screen(Int)
    }

    let owner: Owner
    /// The name with which a user can remap it.
    let name: String?
    let key: Key
    /// The declaration; `nil` for the library's keys.
    let declaration: KeyDeclaration?
    /// The name that the user knows it by.
    let words: String

    /// Whether both meanings can be in effect on the same screen.
    func meets(_ other: Meaning) -> Bool {
      if case .screen(let mine) = owner, case .screen(let theirs) = other.owner {
        return mine == theirs
      }
      return true
    }

    /// Whether both were declared with the same key, which they share under their conditions.
    func sharesKey(with other: Meaning) -> Bool {
      guard let declaration, let theirs = other.declaration else { return false }
      return owner == other.owner && declaration.name == theirs.name
    }

    /// Whether the key can't be remapped.
    var isFixed: Bool {
      guard case .library(let command) = owner else { return name == nil }
      return name == nil || command.keptKeys.contains(key)
    }
  }

  private func meanings(
    app: ScreenKeys, screens: [ScreenKeys], library: KeyTable
  ) -> [Meaning] {
    let library = library.remapped(by: self).bindings.flatMap { binding in
      binding.keys.map { key in
        Meaning(
          owner: .library(binding.command), name: binding.command.name, key: key, declaration: nil,
          words: binding.command.name ?? binding.words(Phrases().keys))
      }
    }
    let tables = [(app, Meaning.Owner.app)] + screens.enumerated().map { ($1, .screen($0)) }
    return library
      + tables.flatMap { table, owner in
        table.declarations.compactMap { declaration in
          let declaration = declaration.remapped(by: self)
          return declaration.key.map {
            Meaning(
              owner: owner, name: declaration.id, key: $0, declaration: declaration,
              words: declaration.id ?? "a key of \(table.owner)")
          }
        }
      }
  }

  /// The mistake in a line for the modes, whose keys belong to them in their order.
  private static func problem(ofModes line: Line, _ library: KeyTable) -> KeyRemappingProblem? {
    let modes = library.bindings.first { $0.command == .mode(1) }
    guard let modes, line.name == modes.command.name, line.keys.count != modes.keys.count
    else { return nil }
    return .keysForModes(line.name, count: modes.keys.count)
  }

  /// The mistake in a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - named: The meanings that it gives to its keys.
  ///   - meanings: All meanings.
  /// - Returns: The first problem; `nil` if there is none.
  private static func problem(
    of line: Line, _ named: [Meaning], among meanings: [Meaning]
  ) -> KeyRemappingProblem? {
    let declarations = named.compactMap(\.declaration)
    if !declarations.isEmpty, line.keys.count > 1 { return .severalKeys(line.name) }
    for key in line.keys {
      let other = meanings.first { other in
        other.key == key && other.name != line.name
          && named.contains { $0.meets(other) && !$0.sharesKey(with: other) }
      }
      if declarations.isEmpty, KeyTable.controlKeys.contains(key),
        KeyTable.standard.command(for: key, whileTyping: false)?.name != line.name
      {
        return .usedByControls(key: key.name)
      }
      if let other { return .taken(key: key.name, by: other.words, isFixed: other.isFixed) }
      for declaration in declarations where declaration.whileTyping == true {
        if key.typesText { return .typesText(key: key.name) }
        if key.isUsedByFields, !declaration.overriding { return .usedByFields(key: key.name) }
      }
    }
    return nil
  }
}
