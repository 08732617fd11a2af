/// A text of one line that can be chosen, such as an address that the screen opens.
///
/// ```swift
/// Link("the manual") { screen, context in context.push(.manual) }
/// ```
public struct Link<Owner: Routed>: View {
  private let text: String
  private let action: (inout Owner, Context<Owner>) -> Void

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - text: The text, truncated if it doesn't fit.
  ///   - action: Called when the link is chosen.
  public init(_ text: String, action: @escaping (inout Owner, Context<Owner>) -> Void) {
    self.text = text
    self.action = action
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.add(
      Control(
        text: { [text] _ in text }, press: action,
        draw: { [text] _, _, canvas in
          let start = canvas.drawSelection()
          canvas.write(text, truncatedTo: start..<max(start, canvas.width), role: .link)
        }
      ).enter(.open))
  }
}
