import Navigation
import TerminalCore

/// A visible dialog, with its field, its focus, and its layout.
struct DialogBox {
  /// The question and its choices.
  let dialog: DialogContent

  /// The number of the dialog, once it is shown; later ones have higher numbers.
  var number = 0

  /// The field between message and choices; `nil` if the dialog asks for no text.
  private(set) var field: PromptField?

  /// Whether the choices, besides that of Escape, are values such as `France` rather than actions.
  /// Hints name them as they are.
  var offersValues = false

  /// The index of the focused choice.
  private(set) var focus: Int

  /// The most cells of a line of the message.
  private(set) var measure: Int

  /// Whether the dialog is read line by line, where its choices get numbers anyway.
  private var isRead: Bool

  /// The first visible line of a message that doesn't fit, unless the window has grown since.
  var top = 0

  /// Creates the box of a dialog, which suits an appearance.
  init(dialog: DialogContent, field: PromptField? = nil, on appearance: Appearance) {
    self.dialog = dialog
    focus = dialog.focused
    self.field = field
    measure = appearance.measure(Self.measure)
    isRead = appearance.readsFrames
  }

  /// The most cells of a line of the message where it is looked at.
  private static let measure = 60

  /// Adapts a dialog that was made before its terminal was known.
  mutating func adapt(to appearance: Appearance) {
    measure = appearance.measure(Self.measure)
    isRead = appearance.readsFrames
  }
}

/// A dialog over a screen, with the closure that receives its answer.
struct PresentedDialog<Route: RouteValue> {
  /// The dialog and its focus.
  var box: DialogBox

  /// Whether the dialog explains why a screen refused to be left.
  var isDenial = false

  /// Passes the index of the choice and the text of the field to the screen.
  let answer: (Int, String, StackHost<Route>) -> Void

  /// The text of the field; empty if there is none.
  var text: String { box.field?.text.text ?? "" }
}

// MARK: - Keys

extension DialogBox {
  /// The effect of a command in a dialog.
  enum Reaction {
    /// The command does nothing here.
    case ignored
    /// The focus may have moved.
    case moved
    /// A choice was made, given by its index.
    case answered(Int)
    /// The program must perform the command.
    case handedOn(Command)
  }

  /// The number of choices that a page key moves past.
  private static let page = 8

  /// Edits the text, moves the focus, or tells the caller what to do.
  mutating func react(to key: Key, by keys: KeyTable, in area: Rect) -> Reaction {
    if field?.edit(with: key) == true { return .moved }
    guard let command = keys.command(for: key, whileTyping: field != nil) else { return .ignored }
    if Self.ignores(key, for: command) { return .ignored }
    return key == KeyTable.interrupt ? .handedOn(.quit) : react(to: command, in: area)
  }

  /// Whether a key makes no choice, though it opens rows: Left doesn't take a choice back as it
  /// goes back from what Right has opened.
  static func ignores(_ key: Key, for command: Command) -> Bool {
    command == .open && KeyTable.controlKeys.contains(key)
  }

  /// Inserts pasted text into the field, if there is one.
  mutating func paste(_ text: String) { field?.text.insert(text) }

  /// Scrolls the message, moves the focus, or tells the caller what to do.
  mutating func react(to command: Command, in area: Rect) -> Reaction {
    if scroll(by: command, in: area) { return .moved }
    let last = dialog.choices.count - 1
    switch command {
    case .up: focus = max(0, focus - 1)
    case .down: focus = min(last, focus + 1)
    case .pageUp: focus = max(0, focus - Self.page)
    case .pageDown: focus = min(last, focus + Self.page)
    case .next: focus = focus == last ? 0 : focus + 1
    case .previous: focus = focus == 0 ? last : focus - 1
    case .first: focus = 0
    case .last: focus = last
    case .open: return .answered(focus)
    case .choose(let number):
      // A digit that no choice shows would come as a surprise.
      return (isNumbered || isRead) && number - 1 <= last ? .answered(number - 1) : .ignored
    case .back, .backTo, .redraw, .suspend, .releaseMouse: return .handedOn(command)
    case .mode, .nextMode, .previousMode, .nextPane, .help, .quit, .inspect, .deck, .chooseKey,
      .custom, .nextOrder, .previousOrder:
      return .ignored
    }
    return .moved
  }
}

// MARK: - Layout and drawing

extension DialogBox {
  /// The index of the choice at a position, for a dialog centered in an area, or that of the hint
  /// there; `nil` if there is none.
  func choice(at position: Position, in area: Rect, _ language: Language) -> Int? {
    let layout = layout(in: area)
    // In a low window, the box covers the hints.
    if position.row == area.rows.upperBound - 1, !layout.box.contains(position) {
      return PlacedHint.all(hints(in: language).map { ($0.keys, $0.words) }, in: area.size.columns)
        .first { $0.columns.contains(position.column) }
        .map { hints(in: language)[$0.index].choice }
    }
    let rows = layout.choiceRows
    guard layout.box.columns.contains(position.column), rows.contains(position.row) else {
      return nil
    }
    return firstChoice(in: rows) + position.row - rows.lowerBound
  }

  /// Moves the cursor of the field to a position, for a dialog centered in an area. Returns `false`
  /// if the field isn't there.
  mutating func moveCursor(to position: Position, in area: Rect) -> Bool {
    let layout = layout(in: area)
    let columns = layout.box.withoutBorder.columns
    guard field != nil, position.row == layout.choiceRows.lowerBound - fieldRows,
      columns.contains(position.column)
    else { return false }
    field?.moveCursor(toColumn: position.column - columns.lowerBound, width: columns.count)
    return true
  }

  /// Draws the dialog in the middle of a frame. If rows are scarce, the choices take precedence
  /// over the message.
  func draw(on frame: inout Frame, appearance: Appearance, phrases: Phrases.Keys) {
    let layout = layout(in: Rect(size: frame.size))
    let (box, choiceRows) = (layout.box, layout.choiceRows)
    frame.add(.dim)
    frame.drawHints(
      hints(in: appearance.language).map { ($0.keys, $0.words) }
        + (scrollKeys(in: layout).map { [($0, phrases.scroll)] } ?? []), appearance)
    let inside = box.inside
    let theme = appearance.theme
    frame.drawBox(box, appearance)
    drawMessage(in: layout, on: &frame, appearance)
    for (choice, row) in zip(firstChoice(in: choiceRows)..., choiceRows) {
      let isFocused = choice == focus
      if isFocused {
        frame.fill(inside, row: row, style: theme[.selection])
        frame.focus = Position(column: inside.lowerBound, row: row)
      }
      let start = frame.write(
        isFocused ? appearance.pointer : "  ",
        at: Position(column: inside.lowerBound, row: row), limit: inside.upperBound,
        style: isFocused ? theme[.selectionMark] : theme[.text])
      let number = frame.write(
        number(of: choice), at: Position(column: start, row: row), limit: inside.upperBound,
        style: isFocused ? theme.selected(.muted) : theme[.muted])
      frame.write(
        dialog.choices[choice], truncatedTo: number..<max(number, inside.upperBound), row: row,
        ellipsis: appearance.glyphs.ellipsis,
        style: isFocused ? theme.selected(.text) : theme[.text])
    }
    let bar = ScrollBar(
      top: firstChoice(in: choiceRows), height: choiceRows.count, lines: dialog.choices.count)
    frame.draw(bar, in: choiceRows, of: box, appearance)
    frame.cursor = nil
    field?.draw(
      on: &frame, columns: inside, row: choiceRows.lowerBound - fieldRows, style: theme[.field],
      appearance)
  }

  /// Whether numbers stand before the choices, whose digits make them: not before a single choice
  /// and in long lists, nor where a field takes the digits.
  private var isNumbered: Bool {
    (2...9).contains(dialog.choices.count) && field == nil && !isRead
  }

  func number(of choice: Int) -> String { isNumbered ? "\(choice + 1) " : "" }

  /// The hints for Enter and Escape, which replace those of the screen; a single one where both
  /// make the same choice.
  private func hints(in language: Language) -> [(keys: [Key], words: String, choice: Int)] {
    let keys = [Key(.enter), Key(.escape)]
    let hints =
      focus == dialog.cancelling
      ? [(keys: keys, choice: focus)]
      : zip(keys, [focus, dialog.cancelling]).map { (keys: [$0], choice: $1) }
    return hints.map { ($0.keys, hint(of: $0.choice, in: language), $0.choice) }
  }

  private func hint(of choice: Int, in language: Language) -> String {
    let isValue = offersValues && choice != dialog.cancelling
    return isValue ? dialog.choices[choice] : dialog.choices[choice].asHint(in: language)
  }

  /// The choice in the first visible row of the choices. If not all of them fit, it puts the
  /// focused one in the middle.
  private func firstChoice(in rows: Range<Int>) -> Int {
    max(0, min(focus - rows.count / 2, dialog.choices.count - rows.count))
  }
}

extension String {
  /// The text as a hint. English hints begin with a small letter, as in `quit`; a first word that
  /// has a capital elsewhere too, or no other letter, stays as it is, as in `OK` and `I know`.
  func asHint(in language: Language) -> String {
    guard language.bestMatch(in: [.english]) != nil else { return self }
    let rest = prefix { $0.isLetter }.dropFirst()
    guard let first, !rest.isEmpty, rest.allSatisfy(\.isLowercase) else { return self }
    return first.lowercased() + dropFirst()
  }
}
