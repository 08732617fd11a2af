import Navigation
import TerminalCore

/// The latest lifecycle events and journal records, with the log's scroll position.
///
/// Events are stored as values and formatted only when drawn.
struct InspectorLog {
  /// The number of events to keep.
  static let capacity = 500

  /// The toolkit whose events are shown beside the router's; `nil` for none.
  var profile: EventProfile?

  /// A ring buffer; once it is full, the oldest event is at `first`.
  private var events: [LoggedEvent] = []
  private var first = 0

  /// The names of entries, kept until their last event is overwritten.
  private var names: [EntryID: String] = [:]

  /// The total number of lines of all events.
  private var lineCount = 0

  /// The number of lines below the visible ones.
  private var linesBelow = 0

  /// The number of lines that are hidden because they are later than the moment being shown.
  private var laterLines = 0

  /// How much has been logged so far.
  private(set) var mark = LogMark()

  /// A translator for each toolkit. All of them follow all events, because a toolkit's events
  /// depend on earlier ones.
  private var translators: [EventTranslator] = []

  /// Whether a swipe was logged that has not ended.
  private var isSwiping = false

  /// Switches to the next toolkit, or to none after the last one. Earlier events are unaffected.
  mutating func changeProfile() {
    let profiles = EventProfile.allCases
    let next = profile.flatMap(profiles.firstIndex).map { $0 + 1 } ?? 0
    profile = next < profiles.count ? profiles[next] : nil
  }
}

// MARK: - Logging

extension InspectorLog {
  /// Prepares for the events of a router, given the first entry of the flow that contains each of
  /// its entries, where there is one.
  mutating func begin(flows: [EntryID: EntryID]) {
    translators = EventProfile.allCases.map { EventTranslator(to: $0, flows: flows) }
  }

  /// Notes the flows of a restored program, if events are logged already.
  mutating func restore(flows: [EntryID: EntryID]) {
    for index in translators.indices { translators[index].flows = flows }
  }

  /// Sets the name under which an entry is shown.
  mutating func name(_ entry: EntryID, _ name: String) { names[entry] = name }

  /// Logs a lifecycle event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - path: The path right after the event.
  mutating func note<Route: RouteValue>(
    _ event: LifecycleEvent, in path: @autoclosure () -> Path<Route>
  ) {
    if event.phase == .didAppear { isSwiping = false }
    append(.event(event), translated { $0.translate(event, in: path) })
  }

  /// Logs a journal record.
  mutating func note(_ record: JournalRecord<some RouteValue>) {
    mark.records += 1
    append(LoggedEvent.Kind(record.event), [])
  }

  /// Logs the start of a swipe, which is not a lifecycle event.
  mutating func noteSwipe(from: EntryID, to: EntryID) {
    isSwiping = true
    append(.swipeBegan(from: from), translated { $0.beginSwipe(from: from, to: to) })
  }

  /// Logs that a swipe ended without a change; does nothing if there was no swipe.
  mutating func noteSwipeEnd() {
    guard isSwiping else { return }
    isSwiping = false
    append(.swipeEnded, translated { $0.endSwipe() })
  }

  /// Feeds all translators, and returns the events of the chosen toolkit.
  private mutating func translated(
    _ translate: (inout EventTranslator) -> [ProfiledEvent]
  ) -> [ProfiledEvent] {
    var reported: [ProfiledEvent] = []
    for index in translators.indices {
      let events = translate(&translators[index])
      if translators[index].profile == profile { reported = events }
    }
    return reported
  }

  private mutating func append(_ kind: LoggedEvent.Kind, _ theirs: [ProfiledEvent]) {
    let event = LoggedEvent(kind: kind, theirs: theirs)
    lineCount += event.lineCount
    mark.lines += event.lineCount
    // New lines must not move the lines being read.
    if linesBelow > 0 { linesBelow += event.lineCount }
    if laterLines > 0 { laterLines += event.lineCount }
    if events.count < Self.capacity { return events.append(event) }
    forget(events[first])
    events[first] = event
    first = (first + 1) % Self.capacity
  }

  private mutating func forget(_ event: LoggedEvent) {
    lineCount -= event.lineCount
    if case .event(let event) = event.kind, event.phase == .removed { names[event.entry] = nil }
  }
}

// MARK: - Scrolling

extension InspectorLog {
  /// Scrolls the log.
  ///
  /// - Parameters:
  ///   - lines: The number of lines to go back; negative to go forward.
  ///   - rows: The number of lines that fit.
  mutating func scroll(back lines: Int, rows: Int) {
    linesBelow = max(0, min(linesBelow + lines, lineCount - laterLines - rows))
  }

  /// Shows the log as it was at a past time; with everything, from the end, for `nil`.
  mutating func show(_ past: LogMark?) {
    linesBelow = 0
    laterLines = past.map { mark.lines - $0.lines } ?? 0
  }

  /// The visible lines, no more than the given number of rows.
  func visibleLines(rows: Int) -> ArraySlice<InspectorLine> {
    let below = max(0, min(linesBelow, lineCount - laterLines - rows)) + laterLines
    return lastLines(rows + below).dropLast(below)
  }

  /// The last lines, or fewer if the log is shorter.
  ///
  /// - Complexity: O(*n*), where *n* is `count`.
  private func lastLines(_ count: Int) -> ArraySlice<InspectorLine> {
    var lines: [InspectorLine] = []
    var index = events.count
    while index > 0, lines.count < count {
      index -= 1
      let event = events[(first + index) % events.count]
      lines += event.lines { names[$0] }.reversed()
    }
    return lines.prefix(count).reversed()[...]
  }
}

/// How much had been logged at a certain time.
struct LogMark: Equatable {
  /// The number of journal records.
  var records = 0

  /// The number of lines, including those of events.
  var lines = 0
}
