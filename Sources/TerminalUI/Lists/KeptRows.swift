/// The rows of a list, each made when it is first needed, so that moving the focus makes none
/// again.
///
/// Keeps the first hundred, which are also those that a list looks at to align them. It is not
/// generic, because unspecialized generic code looks up types at run time.
final class KeptRows {
  private let make: (Int) -> RowText
  private var rows: [RowText?] = []

  /// Creates the rows of a list, none of which is made yet.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - make: Makes the row with an index.
  init(count: Int, _ make: @escaping (Int) -> RowText) {
    self.make = make
    // Of a longer list, hardly more than the visible rows are made.
    if count <= RowText.longestLook { rows.reserveCapacity(count) }
  }

  /// The row with an index.
  subscript(index: Int) -> RowText {
    guard index < RowText.longestLook else { return make(index) }
    while rows.count <= index { rows.append(nil) }
    if let row = rows[index] { return row }
    let row = make(index)
    rows[index] = row
    return row
  }
}
