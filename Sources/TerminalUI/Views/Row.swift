import TerminalCore

/// A line that can be chosen, with a text and details at the right edge, or two such lines.
public struct Row<Owner: Routed>: View {
  /// The text and the details.
  @usableFromInline var content: RowText

  private var id: String?
  private var key: Character?
  private var action: ((inout Owner, Context<Owner>) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - progress: What a bar before the details shows, if there is space for all of them.
  ///   - detail: The details, the most important last. Those at the front are left out if space is
  ///     short.
  public init(_ text: String, progress: ProgressBar<Owner>? = nil, detail: String...) {
    let details = detail.contains("") ? detail.filter { !$0.isEmpty } : detail
    content = RowText(text: text, progress: progress?.share, details: details)
  }

  /// Sets what stands before the text, such as a sign of the kind of the item.
  ///
  /// - Parameters:
  ///   - text: The words. Those of rows below each other should be equally wide.
  ///   - role: What they are there for.
  /// - Returns: The row with the words.
  public consuming func leading(_ text: String, role: Role = .muted) -> Self {
    (content.leading, content.leadingRole) = (text, role)
    return self
  }

  /// Sets a quieter text on a line of its own below the text.
  ///
  /// The row has the line even if the text is empty, so that the rows of a ``RowList`` are equally
  /// high.
  public consuming func subtitle(_ text: String) -> Self {
    content.subtitle = text
    return self
  }

  /// Sets what the text is there for, such as ``Role/muted`` for an item that is done.
  public consuming func style(_ role: Role) -> Self {
    content.role = role
    return self
  }

  /// Sets which parts of the text and of the details stand out, such as what a search has found there.
  ///
  /// - Parameter parts: The parts of a text, in order. Called for each text that is drawn.
  /// - Returns: The row with the parts in ``Role/accent``.
  public consuming func highlighting(
    _ parts: @escaping (String) -> [Range<String.Index>]
  ) -> Self {
    content.highlights = parts
    return self
  }

  /// Sets the column at which the details end where there is room, 78 by default. Short ones, such as the
  /// reading of a name, are better near what they belong to.
  public consuming func measure(_ columns: Int) -> Self {
    content.measure = max(1, columns)
    return self
  }

  /// Sets the action of choosing the row.
  public consuming func onSelect(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    self.action = action
    return self
  }

  /// Sets the identity of the row, so that the focus stays with it when other rows come and go.
  public consuming func id(_ id: String) -> Self {
    self.id = id
    return self
  }

  /// Sets a key that chooses the row in place of a number, so that the numbers of the other rows
  /// stay when this row comes and goes.
  ///
  /// The key must do nothing else on the screen: use 0, or a letter that the library does not use.
  public consuming func key(_ key: Character) -> Self {
    self.key = key
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let place = layout.targetCount
    if let id { layout.actions.add(name: id) }
    layout.add(
      LineRun(
        targets: 1, height: content.height,
        target: { [content, id, action] _ in
          FocusTarget(
            id: id.map(RowID.named) ?? .place(place), text: content.text, action: action)
        },
        draw: { [content] _, canvas in content.draw(on: &canvas) }, key: key))
  }
}
