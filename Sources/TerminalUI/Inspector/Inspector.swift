import Navigation
import TerminalCore

/// What a person who develops the program sees of it while it runs: its log, and how that is shown.
///
/// Closed, it keeps values and makes no words of them.
struct Inspector {
  /// Whether and how it is on show.
  enum State {
    case closed
    /// Beside the screens, which have the keys.
    case watching
    /// With the keys.
    case focused
  }

  /// The windows that have room for the screens and it.
  static let smallestShared = 80

  /// Whether and how it is on show.
  private(set) var state = State.closed

  /// What has happened, newest last.
  private(set) var log = InspectorLog()

  /// How many lines of the log stand below those on show.
  private var linesBelow = 0

  /// In whose words events are told beside ours.
  var profile: EventProfile?

  /// One for each stack, all of which follow what happens: what a stack tells depends on what it has
  /// told before.
  private var translators = EventProfile.allCases.map(EventTranslator.init)

  /// Whether a swipe was noted that has not ended.
  private var isSwiping = false

  /// The name of the inspector, and in whose words it tells events beside ours.
  func heading(_ name: String) -> String {
    profile.map { "\(name) + \($0.rawValue)" } ?? name
  }

  /// Whether it is on show.
  var isOpen: Bool { state != .closed }

  /// Whether nothing else is on show.
  func covers(_ window: Size) -> Bool { isOpen && window.columns < Self.smallestShared }

  /// Whether it has the keys.
  func takesKeys(on window: Size) -> Bool { state == .focused || covers(window) }

  /// The columns that it takes of a window, at the right.
  func columns(of window: Size) -> Range<Int> {
    let end = window.columns
    if !isOpen { return end..<end }
    // The longest call of another stack fits, and the screens have 38 columns at least.
    return covers(window) ? 0..<end : (end - min(80, max(42, end * 2 / 5)))..<end
  }

  /// Opens it, gives it the keys, or closes it, in this order.
  mutating func step(on window: Size) {
    switch state {
    case .closed: state = .watching
    case .watching: state = covers(window) ? .closed : .focused
    case .focused: state = .closed
    }
  }

  /// Gives it the keys, or the screens.
  mutating func focus(_ isFocused: Bool) {
    if isOpen { state = isFocused ? .focused : .watching }
  }

  mutating func close() { state = .closed }

  /// Goes round: none, then each stack. What was told before stays as it was.
  mutating func changeProfile() {
    let profiles = EventProfile.allCases
    let next = profile.flatMap(profiles.firstIndex).map { $0 + 1 } ?? 0
    profile = next < profiles.count ? profiles[next] : nil
  }
}

// MARK: - What happens

extension Inspector {
  /// Takes an event of the router.
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

  /// Takes a record of the journal.
  mutating func note(_ record: JournalRecord<some Hashable & Codable & Sendable>) {
    append(LoggedMoment.What(record.event), [])
  }

  /// Takes the name of an entry whose screen is made.
  mutating func name(_ entry: EntryID, _ name: String) { log.name(entry, name) }

  /// Takes the beginning of a swipe, of which our own events say nothing.
  mutating func noteSwipe(from: EntryID, to: EntryID) {
    isSwiping = true
    append(.swipeBegan(from: from), translated { $0.beginSwipe(from: from, to: to) })
  }

  /// Takes the end of a swipe that did not go through.
  mutating func noteSwipeEnd() {
    guard isSwiping else { return }
    isSwiping = false
    append(.swipeEnded, translated { $0.endSwipe() })
  }

  /// Lets all stacks follow; what the one tells in whose words events are told.
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

  private mutating func append(_ what: LoggedMoment.What, _ theirs: [ProfiledEvent]) {
    let moment = LoggedMoment(what: what, theirs: theirs)
    log.append(moment)
    // What is being read stays in its place.
    if linesBelow > 0 { linesBelow += moment.lineCount }
  }
}

// MARK: - Scrolling

extension Inspector {
  /// Shows earlier or, with a negative number, later lines of the log, of which so many fit.
  mutating func scroll(back lines: Int, rows: Int) {
    linesBelow = max(0, min(linesBelow + lines, log.lineCount - rows))
  }

  /// The lines of the log that are on show in so many rows.
  func visibleLog(rows: Int) -> ArraySlice<InspectorLine> {
    let below = max(0, min(linesBelow, log.lineCount - rows))
    return log.lastLines(rows + below).dropLast(below)
  }
}
