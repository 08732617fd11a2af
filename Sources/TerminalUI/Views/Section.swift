import TerminalCore

/// Rows under a heading.
public struct Section<Owner, Content> {
  private let heading: String
  private let content: Content
}

extension Section: View where Content: View<Owner> {
  /// Makes a section.
  public init(_ heading: String, @ViewBuilder<Owner> content: () -> Content) {
    self.heading = heading
    self.content = content()
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      Piece(lines: 1) { [heading] _, canvas in
        canvas.write(heading, style: Style(attributes: [.bold, .underline]))
      })
    content.place(in: &layout)
  }
}
