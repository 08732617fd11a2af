import Navigation
import TerminalCore

extension InspectorArea {
  /// The key that saves the session.
  static var saveKey: Key { Key(.character("s")) }

  /// Keeps what the screens receive from now on, unless the inspector doesn't know the start of it.
  ///
  /// - Parameter save: Writes a session into a file, and returns its name.
  func offerSaving(_ save: @escaping (RecordedSession) throws -> String) {
    guard isRecording else { return }
    input = InputHistory(size: session.areaWithBar.size, save: save)
  }

  /// Keeps an event that the screens receive. Text of a secure field becomes asterisks.
  func keep(_ event: InputEvent) {
    guard input != nil else { return }
    // The screens may get a smaller size, which `keepSize()` keeps.
    if case .resize = event { return }
    if let masked = event.masked, session.textReceiver == .secretField { return add(masked) }
    add(event)
  }

  /// Keeps the size of the screens, which are alone in the window when the script is played.
  func keepSize() {
    guard input != nil else { return }
    let size = session.areaWithBar.size
    // Before the launch, it is the size to start with.
    if session.host.active == nil { input?.size = size } else { add(.resize(size)) }
  }

  private func add(_ event: InputEvent) {
    input?.add(event, at: session.queue.now) {
      let path = session.host.router.path
      let isFirst = path.id == session.host.router.paths.first?.id
      // As in a recording, whatever the inspector calls the routes.
      let route = path.routes.map { "\($0)" }.joined(separator: "/")
      return (route, isFirst ? nil : path.id.rawValue)
    }
  }

  /// Saves what the screens have received, up to the moment that is shown.
  func save() {
    guard let input else { return }
    let phrases = session.phrases.inspector
    let (count, time) = shownMoment?.kept ?? (input.events.count, session.queue.now)
    guard !input.isTooLong else { return message = phrases.tooLongToSave }
    do {
      message = phrases.saved(try input.save(input.session(of: count, until: time)))
    } catch {
      message = phrases.notSaved("\(error)")
    }
  }
}

/// What the screens have received since the launch, as a script can give it to them again.
struct InputHistory {
  /// The size of the screens at the launch.
  var size: Size

  /// Writes a session into a file, and returns its name.
  let save: (RecordedSession) throws -> String

  /// The events with their times, oldest first; none if there were too many.
  private(set) var events: [RecordedSession.TimedEvent] = []

  /// Whether there were too many events. Without the first ones, the others would mean nothing.
  private(set) var isTooLong = false

  /// The path at the first event, and its mode unless that is the first one.
  private var start: (route: String, mode: String?) = ("", nil)

  private var amount = 0

  /// The most events and bytes of pasted text to keep, which take up at most 4 MiB.
  static var limit: Int { 1 << 16 }

  init(size: Size, save: @escaping (RecordedSession) throws -> String) {
    self.size = size
    self.save = save
  }

  /// Keeps an event.
  mutating func add(
    _ event: InputEvent, at time: Duration, from start: () -> (route: String, mode: String?)
  ) {
    guard !isTooLong else { return }
    if events.isEmpty { self.start = start() }
    amount += event.amount
    isTooLong = amount > Self.limit
    if isTooLong { events = [] } else { events.append((event, time)) }
  }

  /// The session up to a number of events and a time.
  func session(of count: Int, until end: Duration) -> RecordedSession {
    RecordedSession(
      size: size, route: start.route, mode: start.mode, events: Array(events.prefix(count)),
      end: end)
  }
}
