import TerminalUI

/// Shows one view where there is room beside each other, and another in narrow windows and where
/// frames are read line by line.
struct WideWindow<Owner, Wide: View<Owner>, Narrow: View<Owner>>: View {
  private let columns: Int
  private let wide: () -> Wide
  private let narrow: () -> Narrow

  /// Creates the view. Only the one that is shown is made.
  ///
  /// - Parameters:
  ///   - columns: The least width of a wide window, in cells; by default, what a window of 100
  ///     columns leaves beside the scroll bar.
  ///   - wide: The view for wide windows.
  ///   - narrow: The view elsewhere.
  init(
    from columns: Int = 99, @ViewBuilder<Owner> _ wide: @escaping () -> Wide,
    @ViewBuilder<Owner> else narrow: @escaping () -> Narrow
  ) {
    self.columns = columns
    self.wide = wide
    self.narrow = narrow
  }

  func place(in layout: inout Layout<Owner>) {
    ReadAloud {
      narrow()
    } else: {
      Adaptive(minWidth: columns) {
        wide()
      } else: {
        narrow()
      }
    }.place(in: &layout)
  }
}
