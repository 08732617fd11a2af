import TerminalUI

/// Two views side by side in a wide window. In a very wide one, they stay near each other.
struct TwoColumns<Owner, Leading: View<Owner>, Trailing: View<Owner>>: View {
  private let spacing: Int
  private let share: Double
  private let minimum: Int
  private let leading: Leading
  private let trailing: Trailing

  /// The widths of the columns in a very wide window, in cells: those of a list with all it shows.
  private static var widths: (leading: Int, trailing: Int) { (81, 80) }

  /// Creates the columns.
  ///
  /// - Parameters:
  ///   - share: The share of the first column in the width, of which it takes only what a list with
  ///     all it shows needs.
  ///   - minimum: The least width of the first column, in cells.
  ///   - spacing: The number of cells between the columns.
  ///   - leading: The first column.
  ///   - trailing: The second column.
  init(
    _ share: Double, min minimum: Int = 0, spacing: Int,
    @ViewBuilder<Owner> _ leading: () -> Leading,
    @ViewBuilder<Owner> beside trailing: () -> Trailing
  ) {
    self.spacing = spacing
    (self.share, self.minimum) = (share, minimum)
    self.leading = leading()
    self.trailing = trailing()
  }

  func place(in layout: inout Layout<Owner>) {
    let wanted = max(minimum, Int((Double(layout.width) * share).rounded()))
    let first = min(Self.widths.leading, wanted)
    let isVeryWide = layout.width > first + spacing + Self.widths.trailing
    HStack(spacing: spacing) {
      VStack { leading }.width(.cells(first))
      VStack { trailing }.width(isVeryWide ? .cells(Self.widths.trailing) : .fill)
    }.place(in: &layout)
  }
}
