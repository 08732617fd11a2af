import TerminalCore

/// A detail at the right edge of a ``Row``, which can have a column of its own.
///
/// ```swift
/// RowList(places) { place in
///   Row(
///     place.name,
///     details: [
///       RowDetail(place.reading, width: 24),
///       RowDetail(place.population, width: 9, alignment: .trailing),
///     ])
/// }
/// ```
public struct RowDetail {
  let text: String

  /// The width of the column, in cells; at least that of the text.
  let width: Int

  /// The number of cells before the text.
  let indent: Int

  /// Whether the text begins at the left edge of its column, and its heading with it.
  let isLeading: Bool

  /// What line mode reads in place of the text; `nil` if it reads the text.
  private(set) var words: (() -> String)?

  /// Creates a detail.
  ///
  /// - Parameters:
  ///   - text: The text. If it is empty, its column stays blank.
  ///   - width: The least width of the column, in cells, which should be the same in all rows.
  ///   - alignment: The alignment of a text that is shorter than the column.
  public init(_ text: String, width: Int = 0, alignment: Alignment = .leading) {
    self.text = text
    let textWidth = text.displayWidth
    self.width = max(Size.columns(requested: width), textWidth)
    isLeading = alignment == .leading && width > 0
    indent = alignment.shift(in: self.width - textWidth)
  }

  /// Sets the words that line mode reads in place of the text, because a number that is heard there
  /// has no heading.
  ///
  /// ```swift
  /// RowDetail("3/80", width: 5, alignment: .trailing).readAs("3 of 80 learned")
  /// ```
  ///
  /// - Parameter words: The words, which are made only there; if they are empty, nothing is read. A
  ///   heading of the list over the detail isn't read either.
  /// - Returns: The detail with the words.
  public consuming func readAs(_ words: @autoclosure @escaping () -> String) -> Self {
    self.words = words
    return self
  }

  /// The detail as line mode reads it.
  var asRead: RowDetail? {
    guard let words = words?() else { return self }
    return words.isEmpty ? nil : RowDetail(words)
  }
}
