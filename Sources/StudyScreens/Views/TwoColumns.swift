import TerminalUI

/// Two parts of a screen side by side in a wide window. In a very wide one, they stay near each
/// other.
struct TwoColumns<Owner, Leading: View<Owner>, Trailing: View<Owner>>: View {
  private let share: Double
  private let minimum: Int
  private let leading: Leading
  private let trailing: Trailing

  /// The number of cells between the columns, the same on all screens.
  private static var gap: Int { RoundColumn.gap }

  /// The widths of the columns in a very wide window, in cells: those of a list with all it shows.
  private static var widths: (leading: Int, trailing: Int) { (81, 80) }

  /// Creates the columns.
  ///
  /// - Parameters:
  ///   - share: The share of the first column in the width, of which it takes only what a list with
  ///     all it shows needs.
  ///   - minimum: The least width of the first column, in cells.
  ///   - leading: The first column.
  ///   - trailing: The second column.
  init(
    _ share: Double, min minimum: Int = 0,
    @ViewBuilder<Owner> _ leading: () -> Leading,
    @ViewBuilder<Owner> beside trailing: () -> Trailing
  ) {
    (self.share, self.minimum) = (share, minimum)
    self.leading = leading()
    self.trailing = trailing()
  }

  func place(in layout: inout Layout<Owner>) {
    let wanted = max(minimum, Int((Double(layout.width) * share).rounded()))
    let first = min(Self.widths.leading, wanted)
    let isVeryWide = layout.width > first + Self.gap + Self.widths.trailing
    HStack(spacing: Self.gap) {
      VStack { leading }.width(.cells(first))
      VStack { trailing }.width(isVeryWide ? .cells(Self.widths.trailing) : .fill)
    }.place(in: &layout)
  }
}
