import Navigation
import TerminalCore

/// What the screens showed after each journal record, so that the inspector can go back in time.
struct FrameHistory<Route: RouteValue> {
  /// The screens at rest after one or more records.
  struct Moment {
    /// A frame with the screens in its upper left corner.
    let frame: Frame

    /// The size of that part.
    let size: Size

    /// The paths at that time.
    let paths: [Path<Route>]

    /// The visible path.
    let shownPath: PathID

    /// How much had been logged by then.
    let logged: LogMark

    /// How many events had been kept for saving by then, and the time.
    let kept: (count: Int, time: Duration)
  }

  /// The moments, oldest first.
  private(set) var moments: [Moment] = []

  /// The number of journal records of the latest moment; `nil` if there is none.
  private(set) var lastRecords: Int?

  private var cellCount = 0

  /// The greatest number of cells to keep, which take up one mebibyte.
  static var largestCellCount: Int { 1 << 17 }

  /// Adds a moment. If there are too many cells, discards the oldest quarter at once, because
  /// discarding moves the remaining moments.
  mutating func add(_ moment: Moment) {
    moments.append(moment)
    lastRecords = moment.logged.records
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
