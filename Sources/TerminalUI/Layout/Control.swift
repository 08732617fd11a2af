public import TerminalCore

/// A focusable element that can be pressed, adjusted, or typed into.
///
/// Use it to build your own controls; see ``Layout/add(_:)-(Control<Owner>)``. Here, Left
/// and Right change the number of stars, and a digit sets it:
///
/// ```swift
/// Control(
///   text: { "\($0.stars) stars" },
///   adjust: { screen, steps, _ in screen.stars = min(max(0, screen.stars + steps), 5) },
///   key: { screen, key, _ in
///     guard case .character(let character) = key.code, let stars = character.wholeNumberValue,
///       stars <= 5
///     else { return false }
///     screen.stars = stars
///     return true
///   },
///   draw: { screen, _, canvas in
///     canvas.drawSelection()
///     canvas.write(String(repeating: "*", count: screen.stars), at: 2)
///   })
/// ```
public struct Control<Owner: Routed> {
  /// The number of lines.
  public let lines: Int

  /// The control as text, for scripts.
  let text: (Owner) -> String

  /// The action of Enter, Space, and a click.
  let press: ((inout Owner, Context<Owner>) -> Void)?

  /// The action of a click, if it differs from `press`.
  let click: ((inout Owner, Position, Context<Owner>) -> Void)?

  /// Changes the value by a number of steps: the action of `-` and `+`, and of Left and Right if
  /// nothing is beside the control.
  let adjust: ((inout Owner, Int, Context<Owner>) -> Void)?

  /// The action of any other key, which returns whether it was one of the control's.
  let key: ((inout Owner, Key, Context<Owner>) -> Bool)?

  /// Sets the value to one that is given in words, if it can have that.
  private(set) var set: ((inout Owner, String, Context<Owner>) -> Void)?

  /// What can be chosen for the value, in words; empty if that is too much to read.
  private(set) var options: [String] = []

  /// The text to edit, if the control is a field.
  let field: Field<Owner>?

  /// The form that pressing the control submits, which requires all its fields to be valid.
  var submitted: SubmittedForm?

  /// What pressing the control does; `nil` if only the screen may say so.
  var enterAction: EnterAction?

  /// The list that contains the control, which is a single stop for Tab.
  var list: ViewID?

  /// Whether the control can have the focus. Otherwise it can only be clicked.
  var isFocusable = true

  /// Draws a line of the control, from 0.
  let draw: (Owner, Int, inout Canvas) -> Void

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - lines: The number of lines.
  ///   - text: The control as text, for scripts.
  ///   - press: The action of Enter, Space, and a click.
  ///   - adjust: Changes the value by -1 or 1: the action of `-` and `+`, and of Left and Right if
  ///     nothing is beside the control.
  ///   - click: The action of a click, if it differs from `press`. It receives the cell, relative
  ///     to the upper left corner of the control.
  ///   - key: The action of a key, before it moves the focus, changes the value or chooses a row.
  ///     It returns `false`, and changes nothing, for a key that means nothing to the control, as
  ///     an arrow key at its edge, which then does what it does elsewhere. Keys that the screen or
  ///     the app has bound, those that type into a field, and Enter, Escape, Tab and other keys
  ///     that every program needs never get here. No hint names these keys, so show what they do,
  ///     or bind them; see ``KeyBinding``.
  ///   - actionName: What `press` does, for the hint of Enter, such as “play”. If `nil`, the hint
  ///     is that of the screen, or else “press”.
  ///   - draw: Draws a line, from 0. ``Canvas/isFocused`` tells whether the control has the focus.
  public init(
    lines: Int = 1, text: @escaping (Owner) -> String,
    press: ((inout Owner, Context<Owner>) -> Void)? = nil,
    adjust: ((inout Owner, Int, Context<Owner>) -> Void)? = nil,
    click: ((inout Owner, Position, Context<Owner>) -> Void)? = nil,
    key: ((inout Owner, Key, Context<Owner>) -> Bool)? = nil,
    actionName: String? = nil,
    draw: @escaping (Owner, Int, inout Canvas) -> Void
  ) {
    ensure(lines >= 1, "a control can't take \(lines) lines")
    self.lines = lines
    self.text = text
    self.press = press
    self.adjust = adjust
    self.click = click
    self.key = key
    self.draw = draw
    enterAction = actionName.map(EnterAction.named)
    field = nil
  }

  /// Creates a control for an editable text.
  init(_ field: Field<Owner>, lines: Int? = nil) {
    self.lines = lines ?? 1 + (field.place?.lines ?? 0)
    self.field = field
    text = { [field] owner in
      [field.label, field.shown(owner[keyPath: field.text])].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    press = nil
    adjust = nil
    click = nil
    key = nil
    draw = { _, _, _ in }
    enterAction = field.actionName.map(EnterAction.named) ?? (field.submit == nil ? .next : .submit)
  }

  /// Lets line mode set the value in words, as in `3 blue` for the control with the number 3.
  ///
  /// - Parameters:
  ///   - options: What can be chosen, to be read once; none if that is too much to read.
  ///   - set: Sets the value, or does nothing if the words name none.
  /// - Returns: The control whose value can be set.
  public consuming func settable(
    options: [String] = [], _ set: @escaping (inout Owner, String, Context<Owner>) -> Void
  ) -> Self {
    self.options = options
    self.set = set
    return self
  }

  /// The control with a built-in name for what pressing it does.
  consuming func enter(_ action: EnterAction) -> Self {
    enterAction = action
    return self
  }
}

extension String {
  /// Whether somebody who types a text means this one: capitals make no difference.
  func isMeant(by typed: String) -> Bool { lowercased() == typed.lowercased() }
}
