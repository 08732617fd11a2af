/// What tells one row of a screen from another, so that the focus stays with it.
///
/// A row that names nothing is told by its place among the rows.
public enum RowID: Hashable, Sendable {
  /// The row's place from the top, counted from 0.
  case place(Int)
  /// What the row stands for, as text.
  case named(String)
}

extension RowID: CustomStringConvertible {
  public var description: String {
    switch self {
    case .place(let place): "row \(place + 1)"
    case .named(let name): name
    }
  }
}
