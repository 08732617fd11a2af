import TerminalCore

/// A line that can be chosen, with a text and with details at the right edge; optionally two lines.
public struct Row<Owner: Routed>: View {
  /// The text and the details.
  @usableFromInline var content: RowText

  private var id: String?
  private var key: Character?
  private var actionName: String?
  /// The action of choosing the row.
  private(set) var action: ((inout Owner, Context<Owner>) -> Void)?
  private var focusAction: ((inout Owner, Context<Owner>) -> Void)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - progress: A bar to show before the details, if all of them fit. A total of 0 leaves its
  ///     space blank.
  ///   - detail: The details, the most important last. If there isn't enough space, the first ones
  ///     are omitted.
  public init(_ text: String, progress: ProgressBar<Owner>? = nil, detail: String...) {
    self.init(
      text, progress: progress,
      details: detail.lazy.filter { !$0.isEmpty }.map { RowDetail($0) })
  }

  /// Creates a row whose details are in columns.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - progress: A bar to show before the details, if all of them fit. A total of 0 leaves its
  ///     space blank.
  ///   - details: The details, the most important last. If there isn't enough space, the first ones
  ///     are omitted.
  public init(_ text: String, progress: ProgressBar<Owner>? = nil, details: [RowDetail]) {
    content = RowText(text: text, progress: progress?.share, details: details)
  }

  /// Sets the text in front of the row, such as a symbol for the kind of item.
  ///
  /// - Parameters:
  ///   - text: The text, which should have the same width in all rows of a list.
  ///   - role: The role of the text.
  /// - Returns: The row with the leading text.
  public consuming func leading(_ text: String, role: Role = .muted) -> Self {
    (content.leading, content.leadingRole) = (text, role)
    return self
  }

  /// Sets a less prominent text on a second line.
  ///
  /// The line exists even if the text is empty, so that all rows of a ``RowList`` have the same
  /// height.
  public consuming func subtitle(_ text: String) -> Self {
    content.subtitle = text
    return self
  }

  /// Lets the text take as many lines as it needs, instead of cutting it.
  ///
  /// In a ``RowList``, all rows are then as high as the highest one.
  public consuming func wrapped() -> Self {
    content.wrapping = RowWrapping()
    return self
  }

  /// Sets how far the row reaches on a wide screen: the details, a second line and a text that
  /// wraps end there. A list looks best if all of its rows reach equally far.
  ///
  /// - Parameter cells: The number of cells, by default 76; `nil` for all that there are.
  /// - Returns: The row with this length.
  public consuming func lineLength(_ cells: Int?) -> Self {
    // The mark of the focus comes before.
    content.measure = cells.map { Size.columns(requested: $0) + 2 } ?? Size.largestScreen.columns
    return self
  }

  /// Sets the role of the text, such as ``Role/muted`` for an item that is done.
  public consuming func style(_ role: Role) -> Self {
    content.role = role
    return self
  }

  /// Highlights parts of the text, the second line and the details, such as the matches of a
  /// search, in addition to earlier ones.
  ///
  /// - Parameters:
  ///   - role: The role of the parts.
  ///   - parts: Returns the parts of a text to highlight, in order. Called for each text that is
  ///     drawn.
  /// - Returns: The row with the parts in the role.
  public consuming func highlighting(
    in role: Role = .accent, _ parts: @escaping (String) -> [Range<String.Index>]
  ) -> Self {
    content.highlights.append(Highlight(role: role, parts: parts))
    return self
  }

  /// Sets the action of choosing the row.
  public consuming func onSelect(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    self.action = action
    return self
  }

  /// Sets the action of the row getting the focus, such as showing beside it what it leads to.
  ///
  /// It is also called if the row is focused first.
  public consuming func onFocus(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    focusAction = action
    return self
  }

  /// Sets the name of Enter's action in the hints and in the list of keys while the row has the
  /// focus, in place of ``Screen/actionName``.
  public consuming func actionName(_ name: String) -> Self {
    actionName = name
    return self
  }

  /// Sets the identity of the row, with which the focus stays on it when other rows come and go.
  public consuming func id(_ id: String) -> Self {
    self.id = id
    return self
  }

  /// Sets a key that chooses the row in place of a number, so that the numbers of the other rows
  /// don't change when this row comes and goes.
  ///
  /// The key must have no other meaning on the screen: use 0, or a letter that the library doesn't
  /// use.
  public consuming func key(_ key: Character) -> Self {
    self.key = key
    return self
  }

  /// Gives the row no number, so that the digits belong to the rows around it.
  public consuming func unnumbered() -> Self {
    content.isNumbered = false
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let index = layout.targetCount
    if let id { layout.actions.add(name: id) }
    let content = layout.appearance.readsFrames ? content.asRead : content
    // In a form, the details stand below the values of its controls.
    let label =
      layout.form != nil && content.canBeValue
      ? ControlLabel(content.text, in: layout, widest: content.valueWidth) : nil
    let run = LineRun<Owner>(
      targets: 1, height: content.height(in: layout.width, layout.appearance),
      target: { [text = content.text, id, action, actionName] _ in
        FocusTarget(
          id: id.map(RowID.named) ?? .index(index), text: text, actionName: actionName,
          action: action)
      },
      focus: focusAction.map { action in { action(&$1, $2) } },
      draw: { _, canvas in content.draw(label: label, on: &canvas) }, key: key)
    run.shape.isNumbered = content.isNumbered
    run.shape.isSingleRow = layout.actions.enclosingLists == 0
    layout.add(run)
  }
}
