import TerminalCore

/// One line that can be chosen: a text, and a detail at the right edge.
public struct Row<Owner: Routed>: View {
  /// What the row says.
  let text: String

  /// What stands at the right edge.
  let detail: String

  private var name: String?
  private var action: ((inout Owner, Context<Owner>) -> Void)?

  /// Makes a row.
  public init(_ text: String, detail: String = "") {
    self.text = text
    self.detail = detail
  }

  /// Says what choosing the row does.
  public consuming func onSelect(
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> Self {
    self.action = action
    return self
  }

  /// Names the row, so that the focus stays with it when rows come and go.
  public consuming func named(_ name: String) -> Self {
    self.name = name
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let place = layout.stopCount
    layout.add(
      Piece(
        stops: 1, stop: { _ in stop(id: name.map(RowID.named) ?? .place(place), action: action) },
        draw: { _, canvas in draw(on: &canvas) }))
  }

  func stop(id: RowID, action: ((inout Owner, Context<Owner>) -> Void)?) -> Stop<Owner> {
    Stop(id: id, text: text, action: action)
  }

  /// Draws pointer, number, text and detail; the detail gives way where there is no room.
  func draw(on canvas: inout Canvas) {
    let style: Style = canvas.isFocused ? .reverse : .plain
    let pointer = canvas.isFocused ? canvas.appearance.glyphs.pointer : "  "
    var column = canvas.write(pointer, style: style)
    if let number = canvas.number {
      column = canvas.write("\(number) ", at: column, style: canvas.isFocused ? style : .dim)
    }
    let detailWidth = detail.displayWidth
    column = canvas.write(text, at: column, style: style)
    let start = canvas.width - detailWidth - 1
    let fits = detailWidth > 0 && start > column
    canvas.fill(column..<canvas.width, style: style)
    if fits { canvas.write(detail, at: start, style: canvas.isFocused ? style : .dim) }
  }
}
