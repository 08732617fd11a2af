import Navigation

/// The last things that happened, as many as are kept.
struct InspectorLog<Route: Hashable & Codable & Sendable> {
  /// How many are kept.
  static var capacity: Int { 500 }

  /// A ring: the oldest moment stands at `first` once it is full.
  private var moments: [LoggedMoment<Route>] = []
  private var first = 0

  /// How many lines all of it takes.
  private(set) var lineCount = 0

  mutating func append(_ moment: LoggedMoment<Route>) {
    lineCount += moment.lineCount
    if moments.count < Self.capacity { return moments.append(moment) }
    lineCount -= moments[first].lineCount
    moments[first] = moment
    first = (first + 1) % Self.capacity
  }

  /// The last lines, fewer where there are none.
  ///
  /// - Complexity: O(*n*) in the number of lines that are wanted.
  func lastLines(
    _ count: Int, naming name: (Route) -> String
  ) -> ArraySlice<InspectorLine> {
    var lines: [InspectorLine] = []
    var index = moments.count
    while index > 0, lines.count < count {
      index -= 1
      let moment = moments[(first + index) % moments.count]
      lines += moment.lines(naming: name).reversed()
    }
    return lines.prefix(count).reversed()[...]
  }
}
