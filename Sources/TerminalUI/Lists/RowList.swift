/// Rows for the items of a collection, created only while visible.
///
/// A list of a million items costs no more than its visible rows, as long as the collection finds
/// an element in constant time. All rows are as high as the first: give each a
/// ``Row/subtitle(_:)``, which may be empty, or none. Where the first row wraps, they are as high
/// as the highest of the first hundred. Rows with bars, up to a hundred of them, show what all of
/// them have room for, so that bars and numbers stand below each other.
public struct RowList<Item, Owner: Routed>: ItemView {
  public var targets: ItemTargets<Item, Owner>
  private let content: (Item) -> RowText
  private var title = ""
  private var headings: [String] = []

  /// Creates a list with one row per item.
  @inlinable
  public init(
    _ items: some RandomAccessCollection<Item>, row: @escaping (Item) -> Row<Owner>
  ) {
    // Created where the type of the screen is known, so that drawing a row looks up no types.
    self.init(targets: ItemTargets(items)) { row($0).content }
  }

  @usableFromInline
  init(targets: ItemTargets<Item, Owner>, content: @escaping (Item) -> RowText) {
    self.targets = targets
    self.content = content
  }

  /// Sets a line above the rows that names their columns. It is omitted if there are no rows, or no
  /// words in it.
  ///
  /// ```
  /// RowList(lessons) { Row($0.title, detail: $0.counts, $0.score) }
  ///   .heading("Lessons", details: "Learned", "Best")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The name of the texts.
  ///   - details: The names of the details, the last of which stands over the last detail. Each
  ///     ends where its detail does, or begins where a leading ``RowDetail`` does. Details before
  ///     them have no name.
  /// - Returns: The list with the headings, which replace any earlier ones.
  public consuming func heading(_ title: String = "", details: String...) -> Self {
    (self.title, headings) = (title, details)
    return self
  }

  public func place(in layout: inout Layout<Owner>) {
    let (count, width, appearance) = (targets.count, layout.width, layout.appearance)
    let rows = KeptRows(count: count) { [content, item = targets.item] index in
      let row = content(item(index))
      return appearance.readsFrames ? row.asRead : row
    }
    let columns = RowText.columns(ofRows: count, in: width, appearance) { rows[$0] }
    let height = RowText.height(ofRows: count, in: width, appearance) { rows[$0] }
    // Where frames are read, a row may leave out details that have headings.
    let complete = appearance.readsFrames && count > 0 ? content(targets.item(0)) : nil
    let headings = complete?.headings(headings) ?? headings
    let hasNamedColumns = columns?.details != 0 && headings.contains { !$0.isEmpty }
    if count > 0, !title.isEmpty || hasNamedColumns {
      let heading = LineRun<Owner>(lines: 1) { [title] _, canvas in
        (complete ?? rows[0]).drawHeadings(headings, after: title, columns: columns, on: &canvas)
      }
      // One step further down, so that the rows are the same with and without it.
      layout.under(1) { $0.add(heading) }
    }
    layout.add(
      targets.run(
        height: height, after: layout.targetCount,
        text: { [content] in content($0).text },
        draw: { index, canvas in rows.draw(index, columns: columns, on: &canvas) }))
  }
}
