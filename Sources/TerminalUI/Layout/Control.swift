public import TerminalCore

/// Something that can have the focus and be used: pressed, adjusted or typed into.
///
/// The building block for controls of your own; see ``Layout/add(_:)-(Control<Owner>)``.
public struct Control<Owner: Routed> {
  /// The number of lines.
  public let lines: Int

  /// Describes the control in words, for scripts.
  let text: (Owner) -> String

  /// The action of Enter, Space and a click.
  let press: ((inout Owner, Context<Owner>) -> Void)?

  /// The action of a click, if it is another one.
  let click: ((inout Owner, Position) -> Void)?

  /// Changes the value by a number of steps: the action of `-` and `+`, and of Left and Right where
  /// nothing stands beside the control.
  let adjust: ((inout Owner, Int) -> Void)?

  /// The text that is edited, if the control is a field.
  let field: Field<Owner>?

  /// The form that is submitted when the control is pressed: only if all of its fields are right.
  var submitted: SubmittedForm?

  /// The list that the control is a part of, which is one stop for Tab.
  var list: ViewID?

  /// Whether the control can have the focus. Otherwise it can only be clicked.
  var isFocusable = true

  /// Draws a line, counted from the first of the control.
  let draw: (Owner, Int, inout Canvas) -> Void

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - lines: The number of lines.
  ///   - text: Describes the control in words, for scripts.
  ///   - press: The action of Enter, Space and a click.
  ///   - adjust: Changes the value by -1 or 1: the action of `-` and `+`, and of Left and Right
  ///     where nothing stands beside the control.
  ///   - click: The action of a click in place of `press`. It is given the cell, counted from the
  ///     upper left corner of the control.
  ///   - draw: Draws a line, counted from 0. ``Canvas/isFocused`` says whether the control has the
  ///     focus.
  public init(
    lines: Int = 1, text: @escaping (Owner) -> String,
    press: ((inout Owner, Context<Owner>) -> Void)? = nil,
    adjust: ((inout Owner, Int) -> Void)? = nil,
    click: ((inout Owner, Position) -> Void)? = nil,
    draw: @escaping (Owner, Int, inout Canvas) -> Void
  ) {
    precondition(lines >= 1, "a control can't take \(lines) lines")
    self.lines = lines
    self.text = text
    self.press = press
    self.adjust = adjust
    self.click = click
    self.draw = draw
    field = nil
  }

  /// Creates a control for a text that is edited.
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
  }
}
