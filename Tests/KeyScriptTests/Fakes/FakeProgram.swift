import KeyScript
import TerminalCore

/// A list of places, for playing scripts against.
///
/// Enter opens a place in 180 ms and Esc goes back at once. Typed text appears in the last row.
/// Ctrl-L loads, Ctrl-R waits for ever in steps, Ctrl-X waits for nothing, Ctrl-T sets timers,
/// Ctrl-Y copies the place, Ctrl-C ends well, Ctrl-K badly, Ctrl-B not when asked to.
final class FakeProgram: ScriptTarget {
  typealias Timer = (deadline: Duration, number: Int, action: () -> Void)

  static let places = ["北海道", "東京都", "京都府", "Kyoto", "ｶﾞ"]

  private(set) var now = Duration.zero
  private(set) var pending: [String] = []
  let overdueTasks: [String] = []
  private(set) var exitStatus: Int32?
  private(set) var copied: String?
  private(set) var lastJournalRecord: [String]?
  private(set) var leaks: [String] = []
  /// The events that arrived, with their times.
  private(set) var log: [(time: Duration, event: InputEvent)] = []

  private var size: Size
  private var loading: ScriptLoading
  private var timers: [Timer] = []
  private var timerCount = 0
  private var selection = 0
  private var opened: Int?
  private var text = ""
  private var lifecycle: [String] = ["List didAppear(pushed)"]
  private var refusesToQuit = false

  init(_ settings: ScriptSettings) {
    size = settings.size
    loading = settings.loading
    text = settings.link.map { "link " + $0 } ?? ""
  }

  var nextDeadline: Duration? { timers.map(\.deadline).min() }
  var route: String { opened.map { "list/place:\($0)" } ?? "list" }
  var depth: Int { opened == nil ? 1 : 2 }
  var title: String { opened.map { Self.places[$0] } ?? "places" }
  /// A text that stays on the screen although it isn't true.
  var stale: (text: String, row: Int)?

  var focusedText: String? { opened == nil ? Self.places[selection] : nil }

  var frame: Frame {
    // As a program that draws only what it thinks has changed.
    var frame = frameFromScratch
    if let stale { frame.write(stale.text, at: Position(column: 0, row: stale.row)) }
    return frame
  }

  var frameFromScratch: Frame {
    var frame = Frame(size: size)
    frame.write(title, at: Position(column: 0, row: 0), style: .reverse)
    if opened == nil {
      for (row, place) in Self.places.enumerated() where row + 2 < size.rows {
        let mark = row == selection ? "> " : "  "
        frame.write(mark + place, at: Position(column: 0, row: row + 1))
      }
    }
    let column = frame.write(text, at: Position(column: 0, row: size.rows - 1), style: .bold)
    frame.cursor = opened == nil ? Position(column: column, row: size.rows - 1) : nil
    return frame
  }

  func setLoading(_ loading: ScriptLoading) { self.loading = loading }

  func takeLifecycleEvents() -> [String] {
    defer { lifecycle = [] }
    return lifecycle
  }

  func quit() {
    if !refusesToQuit { exitStatus = 0 }
  }

  func advance(to time: Duration) {
    precondition(time >= now, "time can't go back from \(now) to \(time)")
    while let next = timers.min(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) }),
      next.deadline <= time
    {
      now = max(now, next.deadline)
      timers.removeAll { $0.number == next.number }
      next.action()
    }
    now = time
  }

  func handle(_ event: InputEvent) {
    log.append((now, event))
    defer { advance(to: now) }
    switch event {
    case .text(let character): text.append(character)
    case .paste(let pasted): text += "[\(pasted)]"
    case .resize(let size): self.size = size
    case .focus(let isGained): text += isGained ? "+" : "-"
    case .signal(let signal): handle(signal)
    case .mouse(let mouse):
      guard case .press(.left) = mouse.action else { break }
      selection = min(max(mouse.position.row - 1, 0), Self.places.count - 1)
    case .key(let key): handle(key)
    case .unknown(let bytes): text += "<\(bytes.count)>"
    }
  }

  private func handle(_ signal: InputEvent.Signal) {
    if signal == .terminate { exitStatus = 143 }
  }

  private func handle(_ key: Key) {
    switch key.name {
    case "down": selection = min(selection + 1, Self.places.count - 1)
    case "up": selection = max(selection - 1, 0)
    case "enter": open()
    case "esc": close()
    case "ctrl+l": load()
    case "ctrl+r": repeatForEver()
    case "ctrl+x": pending.append("an answer")
    case "ctrl+t": setTimers()
    case "ctrl+y": copied = Self.places[selection]
    case "ctrl+b": refusesToQuit = true
    case "ctrl+c": exitStatus = 0
    case "ctrl+k": exitStatus = 3
    case "ctrl+o": leaks.append("task of place:1")
    default: break
    }
  }

  private func open() {
    let place = selection
    lifecycle.append("Place willAppear(pushed)")
    after(.milliseconds(180), pending: "push") { [unowned self] in
      opened = place
      lifecycle.append("Place didAppear(pushed)")
      lastJournalRecord = ["push", "cause=push", "trigger=key:enter"]
    }
  }

  private func close() {
    opened = nil
    lastJournalRecord = ["pop", "cause=back", "trigger=key:esc"]
  }

  private func load() {
    switch loading {
    case .fails: text = "failed"
    case .takes(let duration):
      after(duration, pending: "load") { [unowned self] in text = "loaded" }
    }
  }

  private func repeatForEver() {
    after(.seconds(1), pending: "wheel") { [unowned self] in repeatForEver() }
  }

  private func setTimers() {
    after(.milliseconds(20)) { [unowned self] in text += "a" }
    after(.milliseconds(10)) { [unowned self] in
      text += "b"
      after(.zero) { [unowned self] in text += "d" }
      after(.milliseconds(5)) { [unowned self] in text += "e" }
    }
    after(.milliseconds(10)) { [unowned self] in text += "c" }
  }

  private func after(
    _ duration: Duration, pending name: String? = nil, _ action: @escaping () -> Void
  ) {
    timerCount += 1
    if let name { pending.append(name) }
    timers.append(
      (
        now + duration, timerCount,
        { [unowned self] in
          if let name { pending.removeAll { $0 == name } }
          action()
        }
      ))
  }
}
