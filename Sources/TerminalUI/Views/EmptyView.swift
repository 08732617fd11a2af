/// A view that takes no line.
public struct EmptyView<Owner: Routed>: View {
  /// Makes an empty view.
  public init() {}

  public func place(in layout: inout Layout<Owner>) {}
}
