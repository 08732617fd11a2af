/// The rows of a list, each made when it is first needed, so that moving the focus makes none
/// again.
///
/// Keeps the first hundred, which are also those that a list looks at to align them. It is not
/// generic, because unspecialized generic code looks up types at run time.
final class KeptRows {
  /// A row that is kept, an object so that it is drawn without copying its texts.
  private final class KeptRow {
    let content: RowText

    init(_ content: consuming RowText) { self.content = content }

    func draw(columns: RowColumns?, on canvas: inout Canvas) {
      content.draw(columns: columns, on: &canvas)
    }
  }

  private let make: (Int) -> RowText
  private var rows: [KeptRow?]

  /// Creates the rows of a list, none of which is made yet.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - make: Makes the row with an index.
  init(count: Int, _ make: @escaping (Int) -> RowText) {
    self.make = make
    rows = Array(repeating: nil, count: min(count, RowText.longestLook))
  }

  /// The row with an index.
  subscript(index: Int) -> RowText {
    index < RowText.longestLook ? keptRow(index).content : make(index)
  }

  /// Draws the row with an index.
  func draw(_ index: Int, columns: RowColumns?, on canvas: inout Canvas) {
    if index < RowText.longestLook {
      keptRow(index).draw(columns: columns, on: &canvas)
    } else {
      make(index).draw(columns: columns, on: &canvas)
    }
  }

  private func keptRow(_ index: Int) -> KeptRow {
    if let row = rows[index] { return row }
    let row = KeptRow(make(index))
    rows[index] = row
    return row
  }
}
