/// Views that depend on the available width.
public struct SizeReader<Owner, Content> {
  private let content: (_ width: Int) -> Content
}

extension SizeReader: View where Content: View<Owner> {
  /// Creates views that depend on the available width, in cells. The height isn't available,
  /// because content that is too tall scrolls.
  public init(@ViewBuilder<Owner> content: @escaping (_ width: Int) -> Content) {
    self.content = content
  }

  public func place(in layout: inout Layout<Owner>) {
    let width = layout.width
    layout.through(1) { content(width).place(in: &$0) }
  }
}

/// One of two arrangements of views, depending on the available width.
///
/// Views with the same name in both, see ``View/id(_:)``, share their focus and cursor.
public struct Adaptive<Owner, Wide, Narrow> {
  private let minWidth: Int
  private let wide: () -> Wide
  private let narrow: () -> Narrow
}

extension Adaptive: View where Wide: View<Owner>, Narrow: View<Owner> {
  /// Creates two arrangements, of which only the one that is shown is made.
  ///
  /// - Parameters:
  ///   - minWidth: The smallest width, in cells, for the wide arrangement.
  ///   - wide: The arrangement for that width or more.
  ///   - narrow: The arrangement for less.
  public init(
    minWidth: Int, @ViewBuilder<Owner> _ wide: @escaping () -> Wide,
    @ViewBuilder<Owner> else narrow: @escaping () -> Narrow
  ) {
    self.minWidth = minWidth
    self.wide = wide
    self.narrow = narrow
  }

  public func place(in layout: inout Layout<Owner>) {
    if layout.width >= minWidth {
      layout.through(1) { wide().place(in: &$0) }
    } else {
      layout.through(2) { narrow().place(in: &$0) }
    }
  }
}
