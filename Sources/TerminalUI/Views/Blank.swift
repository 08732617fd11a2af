/// An empty line.
public struct Blank<Owner: Routed>: View {
  /// Makes an empty line.
  public init() {}

  public func place(in layout: inout Layout<Owner>) {
    layout.add(Piece(lines: 1) { _, _ in })
  }
}
