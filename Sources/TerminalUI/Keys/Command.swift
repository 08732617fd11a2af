import TerminalCore

/// A command that the user can give by a key or a click.
enum Command: Hashable, Sendable {
  /// Move the focus by a row, by a page, or to the first or last row.
  case up, down, pageUp, pageDown, first, last
  /// Move the focus to the next or the previous list or control.
  case next, previous
  /// Move the keyboard to the next pane.
  case nextPane
  /// Sort the table by its next or previous order.
  case nextOrder, previousOrder
  /// Choose the focused row.
  case open
  /// Choose the row with this number, counted from 1.
  case choose(Int)
  /// Choose the row that has this key.
  case chooseKey(Character)
  /// Run the action that the screen or the app has bound to this key.
  case custom(Key)
  /// Go back one step.
  case back
  /// Go back to the screen with this index in the path, from 0 at the root.
  case backTo(Int)
  /// Show the mode with this number, counted from 1.
  case mode(Int)
  /// Show the mode after or before the visible one, wrapping around at the ends.
  case nextMode, previousMode
  /// Show the list of keys.
  case help
  /// Quit the program.
  case quit
  /// Redraw the whole terminal.
  case redraw
  /// Open the inspector, give it the keyboard, or close it.
  case inspect
  /// Suspend the process until the shell continues it.
  case suspend
  /// Leave the mouse to the terminal until the next key.
  case releaseMouse
  /// Show the screens of the path as cards.
  case deck
}

extension Command {
  /// The name with which a user remaps the command; `nil` if its keys are fixed.
  var name: String? {
    switch self {
    case .up: "up"
    case .down: "down"
    case .pageUp: "page-up"
    case .pageDown: "page-down"
    case .first: "first"
    case .last: "last"
    case .next: "next"
    case .previous: "previous"
    case .nextPane: "next-pane"
    case .nextOrder: "next-order"
    case .previousOrder: "previous-order"
    case .open: "open"
    case .back: "back"
    case .mode: "mode"
    case .nextMode: "next-mode"
    case .previousMode: "previous-mode"
    case .help: "help"
    case .quit: "quit"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .releaseMouse: "release-mouse"
    case .deck: "deck"
    case .choose, .chooseKey, .custom, .backTo, .inspect: nil
    }
  }

  /// The keys that no remapping can take from the command. They operate, quit, and explain every
  /// program, even while letters are text.
  var keptKeys: [Key] {
    switch self {
    case .up: [Key(.up)]
    case .down: [Key(.down)]
    case .next: [Key(.tab)]
    case .previous: [Key(.tab, .shift)]
    case .open: [Key(.enter)]
    case .back: [Key(.escape)]
    case .help: [Key(.function(1))]
    case .quit: [KeyTable.interrupt]
    case .inspect: [KeyTable.inspect]
    case .pageUp, .pageDown, .first, .last, .nextOrder, .previousOrder, .choose, .chooseKey,
      .custom, .backTo, .mode, .nextMode, .previousMode, .redraw, .suspend, .releaseMouse,
      .nextPane, .deck:
      []
    }
  }
}

extension Command {
  /// The name of what is clicked to give the command, for the journal.
  var nameOfControl: String {
    switch self {
    case .custom(let key): key.name
    case .backTo: "title"
    // Asked for at each step back, and what describes any value takes as long as drawing a screen.
    case .back: "back"
    default: "\(self)"
    }
  }
}
