import TerminalUI

/// Two views side by side in a wide window. In a very wide one, they stay near each other.
struct TwoColumns<Owner, Leading: View<Owner>, Trailing: View<Owner>>: View {
  private let spacing: Int
  private let share: Width
  private let leading: Leading
  private let trailing: Trailing

  /// The widths of the columns in a very wide window, in cells: those of a list with all it shows.
  private static var widths: (leading: Int, trailing: Int) { (81, 80) }

  /// Creates the columns.
  ///
  /// - Parameters:
  ///   - share: The width of the first column, unless the window is very wide.
  ///   - spacing: The number of cells between the columns.
  ///   - leading: The first column.
  ///   - trailing: The second column.
  init(
    _ share: Width, spacing: Int, @ViewBuilder<Owner> _ leading: () -> Leading,
    @ViewBuilder<Owner> beside trailing: () -> Trailing
  ) {
    self.spacing = spacing
    self.share = share
    self.leading = leading()
    self.trailing = trailing()
  }

  func place(in layout: inout Layout<Owner>) {
    let most = Self.widths.leading + spacing + Self.widths.trailing
    let isVeryWide = layout.width > most
    HStack(spacing: spacing) {
      VStack { leading }.width(isVeryWide ? .cells(Self.widths.leading) : share)
      VStack { trailing }.width(isVeryWide ? .cells(Self.widths.trailing) : .fill)
    }.place(in: &layout)
  }
}
