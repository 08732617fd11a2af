/// One line that can be chosen: a text, and a detail at the right edge.
public struct Row<Owner: Routed>: View {
  /// What the row shows.
  let content: RowText

  private var name: String?
  private var action: ((inout Owner, Context<Owner>) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - text: What the row says.
  ///   - detail: What stands at the right edge; where there is no room, the first give way first.
  public init(_ text: String, detail: String...) {
    let details = detail.contains("") ? detail.filter { !$0.isEmpty } : detail
    content = RowText(text: text, details: details)
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
        stops: 1,
        stop: { [content, name, action] _ in
          Stop(id: name.map(RowID.named) ?? .place(place), text: content.text, action: action)
        },
        draw: { [content] _, canvas in content.draw(on: &canvas) }))
  }
}
