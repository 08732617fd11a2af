import TerminalCore

/// The views placed side by side in an ``HStack``, before their widths are known.
public struct Columns<Owner: Routed> {
  /// The widths that the views request.
  private(set) var widths: [Width] = []

  /// Lays out the views, each in its columns.
  private var parts: [(Layout<Owner>, Range<Int>) -> LayoutGroup.Child] = []

  /// The identity of the view being added.
  private var place: ViewID

  /// The name of the views being added, if they have one of their own.
  private var name: String?

  /// Whether the views being added can't be used.
  private var isDisabled = false

  /// The actions of the views.
  private let actions: BodyActions<Owner>

  init(in layout: Layout<Owner>) { (place, actions) = (layout.place, layout.actions) }

  /// Adds a view as the next column.
  public mutating func add(_ view: some View<Owner>) {
    widths.append(view.width)
    parts.append { [place, name, isDisabled] layout, columns in
      LayoutGroup.Child(
        columns: columns,
        layout: layout.part(
          view, width: columns.count, at: place, isColumn: true, name: name,
          isDisabled: isDisabled))
    }
  }

  /// Adds views one step further down the tree.
  @inline(__always)
  mutating func under(_ step: UInt64, _ add: (inout Columns) -> Void) {
    let outer = place
    place = place.child(step)
    add(&self)
    place = outer
  }

  /// Adds views with a name, as in a layout.
  mutating func named(_ name: String, _ add: (inout Columns) -> Void) {
    guard actions.add(name: name) else { return add(&self) }
    let outer = (place, self.name)
    (place, self.name) = (ViewID(name: name), name)
    add(&self)
    (place, self.name) = outer
  }

  /// Adds views that can't be used, as in a layout.
  mutating func disabling(_ isDisabled: Bool, _ add: (inout Columns) -> Void) {
    let outer = self.isDisabled
    self.isDisabled = outer || isDisabled
    add(&self)
    self.isDisabled = outer
  }

  /// Watches a value, which takes no column.
  mutating func watch(_ step: UInt64, _ watch: (ViewID) -> ValueWatch<Owner>) {
    actions.add(watch(place.child(step)))
  }

  /// Lays out the views that fit.
  func children(in layout: Layout<Owner>, spacing: Int) -> [LayoutGroup.Child] {
    let shares = Width.share(layout.width, among: widths, spacing: spacing)
    // In generic code, mapping over both would look up types at run time.
    var children: [LayoutGroup.Child] = []
    for index in parts.indices {
      if let columns = shares[index] { children.append(parts[index](layout, columns)) }
    }
    return children
  }
}

/// Views side by side.
///
/// Each view has the ``View/width`` that it requests with ``View/width(_:)``, or a share of the
/// remaining width. If there isn't enough space, views with the lowest priority are reduced first.
/// A terminal that reads frames aloud gets them stacked, one after the other.
public struct HStack<Owner, Content> {
  private let spacing: Int
  private let content: Content
}

extension HStack: View where Content: View<Owner> {
  /// Creates a row of views.
  ///
  /// - Parameters:
  ///   - spacing: The number of cells between two views.
  ///   - content: The views, from left to right.
  public init(spacing: Int = 1, @ViewBuilder<Owner> content: () -> Content) {
    self.spacing = Size.columns(requested: spacing)
    self.content = content()
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.under(1) { layout in
      // A line read across two columns would mix their texts.
      guard !layout.appearance.readsFrames else { return content.place(in: &layout) }
      var columns = Columns(in: layout)
      content.collectColumns(into: &columns)
      layout.add(LayoutGroup(columns.children(in: layout, spacing: spacing), isRow: true))
    }
  }
}

/// Views stacked vertically. A body already is one; use it for a column in an ``HStack``.
public struct VStack<Owner, Content> {
  private let content: Content
}

extension VStack: View where Content: View<Owner> {
  /// Creates a column of views.
  public init(@ViewBuilder<Owner> content: () -> Content) {
    self.content = content()
  }

  public func place(in layout: inout Layout<Owner>) {
    layout.under(1) { content.place(in: &$0) }
  }
}

/// A view with a requested width.
public struct SizedView<Content: View>: View {
  let content: Content
  public let width: Width

  public func place(in layout: inout Layout<Content.Owner>) { content.place(in: &layout) }
}

extension View {
  /// Requests a width for the view in an ``HStack``.
  public func width(_ width: Width) -> SizedView<Self> { SizedView(content: self, width: width) }
}
