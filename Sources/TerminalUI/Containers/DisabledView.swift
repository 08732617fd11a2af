extension View {
  /// Disables the controls and rows in the view, for example until a form is complete.
  ///
  /// Disabled views stay where they are, in the role ``Role/muted``. They can't have the focus and
  /// take no keys and clicks, the texts of disabled fields aren't checked, and the rows below keep
  /// their digits. Where frames are read aloud, each is followed by ``Phrases/disabled``. If the
  /// focus was on the view, what stood next gets it.
  ///
  /// Views inside are disabled if any view around them is.
  ///
  /// - Parameter isDisabled: Whether the view is disabled.
  /// - Returns: The view, in which nothing can be used if it is disabled.
  public func disabled(_ isDisabled: Bool = true) -> some View<Owner> {
    DisabledView(content: self, isDisabled: isDisabled)
  }
}

/// A view whose controls and rows may be disabled.
public struct DisabledView<Content: View>: View {
  let content: Content
  let isDisabled: Bool

  public var width: Width { content.width }

  public func place(in layout: inout Layout<Content.Owner>) {
    layout.disabling(isDisabled) { content.place(in: &$0) }
  }

  public func collectColumns(into columns: inout Columns<Content.Owner>) {
    columns.disabling(isDisabled) { content.collectColumns(into: &$0) }
  }
}
