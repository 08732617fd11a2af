public import TerminalCore

/// A focusable element that can be pressed, adjusted, or typed into.
///
/// Use it to build your own controls; see ``Layout/add(_:)-(Control<Owner>)``.
public struct Control<Owner: Routed> {
  /// The number of lines.
  public let lines: Int

  /// The control as text, for scripts.
  let text: (Owner) -> String

  /// The action of Enter, Space, and a click.
  let press: ((inout Owner, Context<Owner>) -> Void)?

  /// The action of a click, if it differs from `press`.
  let click: ((inout Owner, Position) -> Void)?

  /// Changes the value by a number of steps: the action of `-` and `+`, and of Left and Right if
  /// nothing is beside the control.
  let adjust: ((inout Owner, Int) -> Void)?

  /// Sets the value to one that is given in words, if it can have that.
  var set: ((inout Owner, String, Phrases) -> Void)?

  /// What can be chosen for the value, in words; empty if that is too much to read.
  var options: [String] = []

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
  ///   - actionName: What `press` does, for the hint of Enter, such as “play”. If `nil`, the hint
  ///     is that of the screen, or else “press”.
  ///   - draw: Draws a line, from 0. ``Canvas/isFocused`` tells whether the control has the focus.
  public init(
    lines: Int = 1, text: @escaping (Owner) -> String,
    press: ((inout Owner, Context<Owner>) -> Void)? = nil,
    adjust: ((inout Owner, Int) -> Void)? = nil,
    click: ((inout Owner, Position) -> Void)? = nil,
    actionName: String? = nil,
    draw: @escaping (Owner, Int, inout Canvas) -> Void
  ) {
    ensure(lines >= 1, "a control can't take \(lines) lines")
    self.lines = lines
    self.text = text
    self.press = press
    self.adjust = adjust
    self.click = click
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
    draw = { _, _, _ in }
    enterAction = field.submit == nil ? .next : .submit
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
