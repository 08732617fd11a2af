/// Views that scroll by themselves, with a scroll bar if they don't fit.
///
/// A scroll view takes what is left of the screen, and shares it with others. Inside another scroll
/// view it takes all its lines and does not scroll, unless its height is a number.
public struct ScrollView<Owner, Content> {
  private let height: ScrollHeight
  private let content: Content
}

/// The height of a ``ScrollView``.
public struct ScrollHeight: Hashable, Sendable {
  let lines: Int
  let fills: Bool

  /// A number of lines.
  public static func lines(_ count: Int) -> ScrollHeight {
    ScrollHeight(lines: max(1, count), fills: false)
  }

  /// What is left of the screen, but at least a number of lines.
  public static func fill(min minimum: Int = 3) -> ScrollHeight {
    ScrollHeight(lines: max(1, minimum), fills: true)
  }
}

extension ScrollView: View where Content: View<Owner> {
  /// Makes a part that scrolls by itself.
  public init(height: ScrollHeight = .fill(), @ViewBuilder<Owner> content: () -> Content) {
    self.height = height
    self.content = content()
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.under(1) { layout in
      guard !layout.isInRegion || !height.fills else { return content.place(in: &layout) }
      // The last column is kept for the scroll bar, so that the lines don't depend on the height.
      let part = layout.part(
        content, width: layout.width - 1, at: layout.place.child(1), isInRegion: true)
      layout.add(
        Region(id: layout.place, layout: part), lines: height.lines, fills: height.fills)
    }
  }
}
