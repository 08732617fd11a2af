import Navigation
import Testing

/// A front end that draws nothing and records every call.
final class RecordingHost: NavigationHost {
  typealias Route = Page

  /// Whether transitions are drawn, in which case the test ends them.
  var draws = false

  /// Whether each page may be left; `nil` if it can't be asked now.
  var leaving: [String: Leaving?] = [:]
  /// The causes for which screens were asked whether they may be left.
  var causes: [Cause] = []

  /// The pages that were never created and have saved state.
  var saved: Set<String> = []

  /// The pages that are alone in the window.
  var full: Set<String> = []

  /// The state of the pages to save, by name.
  var states: [String: String] = [:]

  /// The actions to run at an event, such as `B didAppear`.
  var hooks: [String: () -> Void] = [:]

  /// Called for every event.
  var observe: (LifecycleEvent) -> Void = { _ in }

  var events: [String] = []
  var received: [String] = []
  var questions: [LeaveQuestion] = []
  var withdrawn: [LeaveQuestion] = []
  var denials: [String] = []
  var drawn: [RunningTransition<Page>] = []
  var endedDrawings: [Transition] = []
  var journal: [JournalRecord<Page>] = []
  var saves = 0
  var checker = LifecycleChecker()
  private var names: [EntryID: String] = [:]

  func name(of entry: EntryID) -> String { names[entry] ?? "\(entry)" }

  func create(_ entry: Entry<Page>) { names[entry.id] = entry.route.name }

  func create(_ entry: Entry<Page>, restoring state: String) {
    create(entry)
    states[entry.route.name] = state
    log("\(entry.route.name) restored(\(state))")
  }

  func state(of entry: EntryID) -> String? { states[name(of: entry)] }

  func handle(_ event: LifecycleEvent) {
    checker.note(event)
    for violation in checker.violations { Issue.record("\(violation)") }
    observe(event)
    log(event.description(naming: name))
  }

  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? {
    causes.append(cause)
    return leaving[name(of: entry), default: .allowed]
  }

  func hasSavedState(_ entry: Entry<Page>) -> Bool { saved.contains(entry.route.name) }

  func takesAllPanes(_ entry: Entry<Page>) -> Bool { full.contains(entry.route.name) }

  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {
    let text =
      switch outcome {
      case .returned(let value): "\(name(of: owner)).\(answer) = \(value)"
      case .cancelled(let reason): "\(name(of: owner)).\(answer) cancelled(\(reason))"
      }
    received.append(text)
    log(text)
  }

  func draw(_ running: RunningTransition<Page>) -> Bool {
    drawn.append(running)
    if draws { log("…") }
    return draws
  }

  func endDrawing(of transition: Transition) { endedDrawings.append(transition) }
  func ask(_ question: LeaveQuestion) { questions.append(question) }
  func withdraw(_ question: LeaveQuestion) { withdrawn.append(question) }
  func denied(_ why: String, by entry: EntryID) { denials.append("\(name(of: entry)): \(why)") }
  func record(_ record: JournalRecord<Page>) { journal.append(record) }

  func saveBeforeEnding() {
    saves += 1
    log("saved")
  }

  private func log(_ line: String) {
    events.append(line)
    hooks[line]?()
  }
}
