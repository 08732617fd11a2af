import TerminalCore

/// Views that scroll separately, with a scroll bar if they don't fit.
///
/// A scroll view takes the remaining height of the screen, shared with other scroll views. Inside
/// another scroll view it shows all its lines and doesn't scroll, unless its height is a fixed
/// number. A terminal that reads frames aloud gets all lines as well.
public struct ScrollView<Owner, Content> {
  private let height: ScrollHeight
  private var anchor: ScrollEdge
  private let content: Content
  private var follower: WritableKeyPath<Owner, Bool>?
}

/// The height of a ``ScrollView``.
public struct ScrollHeight: Hashable, Sendable {
  let lines: Int
  let fills: Bool

  /// A fixed number of lines.
  public static func lines(_ count: Int) -> ScrollHeight {
    ScrollHeight(lines: max(1, Size.rows(requested: count)), fills: false)
  }

  /// The remaining height of the screen, but at least a number of lines.
  public static func fill(min minimum: Int = 3) -> ScrollHeight {
    ScrollHeight(lines: max(1, Size.rows(requested: minimum)), fills: true)
  }
}

/// The end of its lines at which a ``ScrollView`` begins.
public enum ScrollEdge: Hashable, Sendable {
  /// The first line.
  case start
  /// The last line. As long as it is visible, lines that are added below it are shown; a reader who
  /// has scrolled up stays there. The focus begins on the last row and goes along with it; another
  /// row that has the focus stays in sight.
  case end
}

extension ScrollView: View where Content: View<Owner> {
  /// Creates a part of the screen that scrolls separately.
  ///
  /// - Parameters:
  ///   - height: The height.
  ///   - anchor: The end of the lines at which the part begins. A log, which grows at its end,
  ///     follows it with ``ScrollEdge/end``.
  ///   - content: The views.
  public init(
    height: ScrollHeight = .fill(), anchor: ScrollEdge = .start,
    @ViewBuilder<Owner> content: () -> Content
  ) {
    self.height = height
    self.anchor = anchor
    self.content = content()
  }

  /// Keeps in a property whether the part shows the end that it follows, so that the screen can say
  /// so.
  ///
  /// The property is `false` while a reader has scrolled up. `context.scroll(to: .end, in: name)`
  /// makes the part follow its end again.
  ///
  /// - Parameter property: The property; nothing else changes it.
  /// - Returns: The part, whose anchor is ``ScrollEdge/end``.
  public consuming func following(_ property: WritableKeyPath<Owner, Bool>) -> Self {
    (follower, anchor) = (property, .end)
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.under(1) { layout in
      // A listener can't scroll a part, so all lines are in the screen, which continues.
      if layout.appearance.readsFrames, anchor == .end {
        layout.actions.followsEnd = true
        if let follower { layout.actions.add(follower, following: .root) }
      }
      let isWhole = layout.appearance.readsFrames || layout.isInRegion && height.fills
      guard !isWhole else { return content.place(in: &layout) }
      // The last column is always reserved for the scroll bar, so that line breaks don't depend on
      // the height.
      let part = layout.part(
        content, width: layout.width - 1, at: layout.place.child(1), isInRegion: true)
      let region = Region(id: layout.place, layout: part, followsEnd: anchor == .end)
      if let follower { layout.actions.add(follower, following: region.id) }
      layout.add(region, lines: height.lines, fills: height.fills)
    }
  }
}
