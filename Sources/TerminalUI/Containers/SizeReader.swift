/// Views that depend on the width that there is for them.
public struct SizeReader<Owner, Content> {
  private let content: (_ width: Int) -> Content
}

extension SizeReader: View where Content: View<Owner> {
  /// Makes views from the width, in cells. The height never decides, since what is too high
  /// scrolls.
  public init(@ViewBuilder<Owner> content: @escaping (_ width: Int) -> Content) {
    self.content = content
  }

  public func place(in layout: inout Layout<Owner>) {
    let width = layout.width
    layout.under(1) { content(width).place(in: &$0) }
  }
}

/// One of two arrangements of views, by the room that there is.
///
/// Views in both that have one name, see ``View/id(_:)``, share focus and cursor.
public struct Adaptive<Owner, Wide, Narrow> {
  private let minWidth: Int
  private let wide: Wide
  private let narrow: Narrow
}

extension Adaptive: View where Wide: View<Owner>, Narrow: View<Owner> {
  /// Makes two arrangements.
  ///
  /// - Parameters:
  ///   - minWidth: The number of cells that the first needs.
  ///   - wide: The arrangement for as many cells or more.
  ///   - narrow: The arrangement for fewer.
  public init(
    minWidth: Int, @ViewBuilder<Owner> _ wide: () -> Wide,
    @ViewBuilder<Owner> else narrow: () -> Narrow
  ) {
    self.minWidth = minWidth
    self.wide = wide()
    self.narrow = narrow()
  }

  public func place(in layout: inout Layout<Owner>) {
    if layout.width >= minWidth {
      layout.under(1) { wide.place(in: &$0) }
    } else {
      layout.under(2) { narrow.place(in: &$0) }
    }
  }
}
