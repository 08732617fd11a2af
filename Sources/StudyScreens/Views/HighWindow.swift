import TerminalUI

/// Shows one view where the window has rows left for it, and another elsewhere.
struct HighWindow<Owner, High: View<Owner>, Low: View<Owner>>: View {
  private let rows: Int
  private let high: () -> High
  private let low: () -> Low

  /// Creates the view. Only the one that is shown is made.
  ///
  /// - Parameters:
  ///   - rows: The least rows that the views before leave.
  ///   - high: The view where there are as many.
  ///   - low: The view elsewhere.
  init(
    from rows: Int, @ViewBuilder<Owner> _ high: @escaping () -> High,
    @ViewBuilder<Owner> else low: @escaping () -> Low
  ) {
    self.rows = rows
    self.high = high
    self.low = low
  }

  func place(in layout: inout Layout<Owner>) {
    if layout.rowsLeft >= rows {
      high().place(in: &layout)
    } else {
      low().place(in: &layout)
    }
  }
}
