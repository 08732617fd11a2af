import Navigation
import TerminalCore

/// What the screens showed after each record of the journal, so that the inspector can go back to it.
struct FrameHistory<Route: RouteValue> {
  /// The screens as they stood still after one or several records.
  struct Moment {
    /// A frame with the screens in its upper left part.
    let frame: Frame

    /// The size of that part.
    let size: Size

    /// The paths of that time.
    let paths: [Path<Route>]

    /// The path on show.
    let shownPath: PathID

    /// How much had been logged.
    let logged: LogMark
  }

  /// The moments, oldest first.
  private(set) var moments: [Moment] = []

  private var cellCount = 0

  /// The most cells that are kept: a mebibyte of them.
  static var largestCellCount: Int { 1 << 17 }

  /// Adds a moment. If there are too many cells, forgets the oldest quarter of them: at once, because
  /// the moments that stay are moved then.
  mutating func add(_ moment: Moment) {
    moments.append(moment)
    cellCount += moment.frame.cells.count
    guard cellCount > Self.largestCellCount else { return }
    var forgotten = 0
    while cellCount > Self.largestCellCount / 4 * 3, forgotten < moments.count - 1 {
      cellCount -= moments[forgotten].frame.cells.count
      forgotten += 1
    }
    moments.removeFirst(forgotten)
  }
}
