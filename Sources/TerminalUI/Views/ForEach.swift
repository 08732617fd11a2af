/// A view for each item of a collection, all made at once.
///
/// For rows that should be made only when they are seen, take ``RowList``.
public struct ForEach<Items: Collection, Owner, Content> {
  private let items: Items
  private let content: (Items.Element) -> Content
}

extension ForEach: View where Content: View<Owner> {
  /// Makes the views.
  public init(
    _ items: Items, @ViewBuilder<Owner> content: @escaping (Items.Element) -> Content
  ) {
    self.items = items
    self.content = content
  }

  public func place(in layout: inout Layout<Owner>) {
    for item in items { content(item).place(in: &layout) }
  }
}
