import TerminalCore

/// A line of the list of keys.
struct HelpLine {
  /// The labels of the keys.
  var keys: [String]

  /// What the keys do.
  let words: String

  /// What a click on the line does; `nil` for a line that stands for several things, such as the
  /// digits that choose rows.
  let command: Command?
}

/// What the list of keys says: what keys do on the screen below, how they move about in it and edit
/// a text, and what they do everywhere.
struct HelpLines {
  /// The library's keys.
  let table: KeyTable

  /// The keys bound by the screen below and the app.
  let own: KeysInForce

  /// The purpose of the field that takes letters as text rather than as commands; `nil` if there is
  /// none.
  let field: FieldPurpose?

  private var whileTyping: Bool { field != nil }

  /// Whether texts are edited with keys, rather than typed as lines.
  let hasEditing: Bool

  /// What Left and Right do.
  let sideways: Sideways

  /// The digits that choose rows.
  let digits: Set<Character>

  /// The keys of rows that have one in place of a digit, from top to bottom.
  let rowKeys: [Character]

  /// Whether Space scrolls by a page.
  let pagesBySpace: Bool

  /// The commands that currently do nothing.
  let unavailable: Set<Command>

  /// The lines of each group that has any, with `others` the library's keys that do something else.
  /// Keys that do the same share a line.
  func groups(_ phrases: Phrases.Keys, besides others: Set<Key> = []) -> [[HelpLine]] {
    var groups: [[HelpLine]] = HelpGroup.allCases.map { _ in [] }
    func add(_ line: HelpLine, to group: HelpGroup) {
      for group in groups.indices {
        for index in groups[group].indices where groups[group][index].words == line.words {
          groups[group][index].keys += line.keys
          return
        }
      }
      groups[group.rawValue].append(line)
    }
    for line in own.lines {
      add(
        HelpLine(keys: [line.key.label], words: line.words, command: .custom(line.key)), to: .here)
    }
    if case .changesValue(let taken) = sideways {
      let keys = labels(of: taken.isEmpty ? [Key(.left), Key(.right)] : KeyTable.stepKeys)
      if !keys.isEmpty { add(HelpLine(keys: keys, words: phrases.adjust, command: nil), to: .here) }
    }
    for edit in hasEditing ? EditingKeys.all(of: field) : [] {
      let keys = labels(of: edit.keys)
      if keys.isEmpty { continue }
      add(HelpLine(keys: keys, words: edit.words(phrases), command: nil), to: .typing)
    }
    for binding in table.bindings where isShown(binding) {
      add(
        HelpLine(
          keys: labels(of: binding, besides: others), words: own.words(of: binding, phrases),
          command: binding.command.whenClicked),
        to: binding.command.helpGroup)
      guard binding.command == .down else { continue }
      for (side, keys, words) in [
        (Side.left, Self.leftKeys, phrases.left), (.right, Self.rightKeys, phrases.right),
      ] where sideways.moving.contains(side) {
        let labels = labels(of: keys)
        if !labels.isEmpty { add(HelpLine(keys: labels, words: words, command: nil), to: .moving) }
      }
    }
    return groups.filter { !$0.isEmpty }
  }

  /// The lines as text to read aloud. Keys that change values do nothing else there.
  func spoken(_ phrases: Phrases.Keys) -> [String] {
    groups(phrases, besides: Self.sidewaysKeys).joined().map {
      "\($0.keys.joined(separator: " "))  \($0.words)"
    }
  }

  /// Whether a binding of the library has a line. The inspector is for whoever writes the program.
  private func isShown(_ binding: CommandKeys) -> Bool {
    binding.command != .inspect && !unavailable.contains(binding.command)
      && !labels(of: binding).isEmpty
  }

  private func labels(of binding: CommandKeys, besides others: Set<Key> = []) -> [String] {
    let space = Key(.character(" "))
    let pages = pagesBySpace && binding.command == .pageDown && !own.bound.contains(space)
    let choosesRows = binding.command == .choose(1)
    let rows = choosesRows ? rowKeys.map(String.init) : []
    let presses = binding.command == .open && own.isOnControl && !own.bound.contains(space)
    let isSidewaysTaken =
      sideways != .opensAndGoesBack || own.isOnControl
      || (binding.command == .open && own.opensOnlyByEnter)
    var taken = own.bound.union(isSidewaysTaken ? Self.sidewaysKeys : others)
    if choosesRows { taken.formUnion(binding.keys.filter { !$0.isDigit(among: digits) }) }
    if binding.command == .back, own.isBackToQuit { taken.formUnion(KeyTable.keysThatOnlyGoBack) }
    return binding.labels(whileTyping: whileTyping, besides: taken)
      + (pages || presses ? [space.label] : []) + rows
  }

  /// The labels of those keys that nothing else is bound to. While typing, letters are text.
  private func labels(of keys: [Key]) -> [String] {
    keys.filter { !own.bound.contains($0) && !(whileTyping && $0.typesText) }.map(\.label)
  }

  private static let leftKeys = [Key(.left), Key(.character("h"))]
  private static let rightKeys = [Key(.right), Key(.character("l"))]

  /// The keys that change the focused control, or move the focus, before they act as commands.
  static let sidewaysKeys = Set(leftKeys + rightKeys)
}

/// What Left and Right do, and `h` and `l` with them.
enum Sideways: Equatable {
  /// They go back and open the focused row.
  case opensAndGoesBack
  /// They change the value of the focused control, except at the sides where something can have the
  /// focus: there they move it.
  case changesValue(besides: Set<Side>)
  /// They move the focus on a map or in a grid.
  case movesFocus

  /// The sides to which they move the focus.
  var moving: Set<Side> {
    switch self {
    case .opensAndGoesBack: []
    case .changesValue(let sides): sides
    case .movesFocus: [.left, .right]
    }
  }
}

/// The groups of the list of keys, in their order.
private enum HelpGroup: Int, CaseIterable {
  /// What is done on the screen below.
  case here
  /// How the focus moves in it.
  case moving
  /// How a text is edited.
  case typing
  /// What works everywhere.
  case everywhere
}

extension Key {
  /// Whether the key types one of some digits.
  fileprivate func isDigit(among digits: Set<Character>) -> Bool {
    guard case .character(let character) = code else { return false }
    return digits.contains(character)
  }
}

extension Command {
  fileprivate var helpGroup: HelpGroup {
    switch self {
    case .open, .choose, .chooseKey, .custom, .back, .backTo, .nextOrder, .previousOrder: .here
    case .up, .down, .pageUp, .pageDown, .first, .last, .next, .previous, .nextPane: .moving
    case .mode, .nextMode, .previousMode, .help, .quit, .redraw, .inspect, .suspend, .releaseMouse,
      .deck:
      .everywhere
    }
  }

  /// What a click on the line of the command does.
  fileprivate var whenClicked: Command? {
    switch self {
    case .choose: nil
    case .mode: .nextMode
    default: self
    }
  }
}
