import Navigation
import TerminalCore

/// The last things that happened, and which of them are in sight.
///
/// It keeps values and makes words of them only when they are drawn.
struct InspectorLog {
  /// How many events are kept.
  static let capacity = 500

  /// In whose words events are told beside ours.
  var profile: EventProfile?

  /// A ring: the oldest event stands at `first` once it is full.
  private var events: [LoggedEvent] = []
  private var first = 0

  /// The names of entries, until the last event about them has gone.
  private var names: [EntryID: String] = [:]

  /// How many lines all of it takes.
  private var lineCount = 0

  /// How many lines stand below those in sight.
  private var linesBelow = 0

  /// One for each toolkit, all of which follow what happens: what a toolkit tells depends on what it
  /// has told before.
  private var translators = EventProfile.allCases.map(EventTranslator.init)

  /// Whether a swipe was noted that has not ended.
  private var isSwiping = false

  /// Goes round: none, then each toolkit. What was told before stays as it was.
  mutating func changeProfile() {
    let profiles = EventProfile.allCases
    let next = profile.flatMap(profiles.firstIndex).map { $0 + 1 } ?? 0
    profile = next < profiles.count ? profiles[next] : nil
  }
}

// MARK: - What happens

extension InspectorLog {
  /// Notes the name of an entry whose screen is made.
  mutating func name(_ entry: EntryID, _ name: String) { names[entry] = name }

  /// Notes an event of a router.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - path: The path as it is now.
  mutating func note(
    _ event: LifecycleEvent, in path: Path<some Hashable & Codable & Sendable>
  ) {
    if event.phase == .didAppear { isSwiping = false }
    append(.event(event), translated { $0.translate(event, in: path) })
  }

  /// Notes a record of the journal.
  mutating func note(_ record: JournalRecord<some Hashable & Codable & Sendable>) {
    append(LoggedEvent.Kind(record.event), [])
  }

  /// Notes that a swipe begins, of which our own events say nothing.
  mutating func noteSwipe(from: EntryID, to: EntryID) {
    isSwiping = true
    append(.swipeBegan(from: from), translated { $0.beginSwipe(from: from, to: to) })
  }

  /// Notes that the swipe, if there was one, did not go through.
  mutating func noteSwipeEnd() {
    guard isSwiping else { return }
    isSwiping = false
    append(.swipeEnded, translated { $0.endSwipe() })
  }

  /// Lets all toolkits follow; what the one tells in whose words events are told.
  private mutating func translated(
    _ translate: (inout EventTranslator) -> [ProfiledEvent]
  ) -> [ProfiledEvent] {
    var told: [ProfiledEvent] = []
    for index in translators.indices {
      let events = translate(&translators[index])
      if translators[index].profile == profile { told = events }
    }
    return told
  }

  private mutating func append(_ kind: LoggedEvent.Kind, _ theirs: [ProfiledEvent]) {
    let event = LoggedEvent(kind: kind, theirs: theirs)
    lineCount += event.lineCount
    // What is being read stays in its place.
    if linesBelow > 0 { linesBelow += event.lineCount }
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

// MARK: - What is in sight

extension InspectorLog {
  /// Scrolls to earlier lines or, with a negative number, to later ones.
  ///
  /// - Parameters:
  ///   - lines: By how many lines.
  ///   - rows: How many lines fit.
  mutating func scroll(back lines: Int, rows: Int) {
    linesBelow = max(0, min(linesBelow + lines, lineCount - rows))
  }

  /// The lines in sight, at most as many as there are rows.
  func visibleLines(rows: Int) -> ArraySlice<InspectorLine> {
    let below = max(0, min(linesBelow, lineCount - rows))
    return lastLines(rows + below).dropLast(below)
  }

  /// The last lines, fewer where there are none.
  ///
  /// - Complexity: O(*n*) in the number of lines that are wanted.
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
