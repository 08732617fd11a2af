import TerminalCore

/// Says that the screen is loading, once that has taken long enough to be noticed.
///
/// It takes one line from the start, so that nothing jumps when the words appear.
public struct Loading<Owner: Routed>: View {
  private let text: String

  /// Makes the view with the words to show.
  public init(_ text: String) {
    self.text = text
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      Piece(lines: 1) { [text] _, canvas in
        if canvas.isLoading { canvas.write(text, at: 2, style: .dim) }
      })
  }
}
