extension View {
  /// Says that the view changes on its own, as a clock or a gauge does. Where frames are
  /// read aloud, its changes aren't announced; it is read with the rest of the screen.
  ///
  /// - Returns: The view, whose changes aren't announced.
  public func volatile() -> some View<Owner> { VolatileView(content: self) }
}

/// A view that changes on its own.
public struct VolatileView<Content: View>: View {
  let content: Content

  public var width: Width { content.width }

  public func place(in layout: inout Layout<Content.Owner>) {
    layout.asVolatile { content.place(in: &$0) }
  }

  // Where frames are read, nothing is side by side, and elsewhere no changes are announced.
  public func collectColumns(into columns: inout Columns<Content.Owner>) {
    content.collectColumns(into: &columns)
  }
}
