import Navigation

/// The last things that happened, as many as are kept, and the names of those that they are about.
struct InspectorLog {
  /// How many are kept.
  static let capacity = 500

  /// A ring: the oldest moment stands at `first` once it is full.
  private var moments: [LoggedMoment] = []
  private var first = 0

  /// The names of entries, until the last moment about them has gone.
  private var names: [EntryID: String] = [:]

  /// How many lines all of it takes.
  private(set) var lineCount = 0

  /// Gives an entry its name.
  mutating func name(_ entry: EntryID, _ name: String) { names[entry] = name }

  mutating func append(_ moment: LoggedMoment) {
    lineCount += moment.lineCount
    if moments.count < Self.capacity { return moments.append(moment) }
    forget(moments[first])
    moments[first] = moment
    first = (first + 1) % Self.capacity
  }

  private mutating func forget(_ moment: LoggedMoment) {
    lineCount -= moment.lineCount
    if case .event(let event) = moment.what, event.phase == .removed { names[event.entry] = nil }
  }

  /// The last lines, fewer where there are none.
  ///
  /// - Complexity: O(*n*) in the number of lines that are wanted.
  func lastLines(_ count: Int) -> ArraySlice<InspectorLine> {
    var lines: [InspectorLine] = []
    var index = moments.count
    while index > 0, lines.count < count {
      index -= 1
      let moment = moments[(first + index) % moments.count]
      lines += moment.lines { names[$0] }.reversed()
    }
    return lines.prefix(count).reversed()[...]
  }
}
