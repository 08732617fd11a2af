import Navigation

/// The simplest front end: it prints every call.
final class Kiosk: NavigationHost {
  private(set) lazy var router = Router(root: Place.lobby, host: self, queue: WorkQueue())
  private(set) var log: [String] = []
  private var guests: [EntryID: String] = [:]
  private var checker = LifecycleChecker()

  /// The room on top asks who lives in it, and the list of guests answers.
  func askForGuest() {
    let room = router.navigator(for: .entry(router.top), trigger: .control("guest"))
    let request = room.ask("guest", for: String.self) { .guests(returning: $0) }
    let list = router.navigator(for: .entry(router.top), trigger: .row("Ito"))
    list.return("Ito", to: request.slot)
  }

  func create(_ entry: Entry<Place>) {
    guests[entry.id] = "nobody"
  }

  func handle(_ event: LifecycleEvent) {
    checker.note(event)
    precondition(checker.violations.isEmpty, checker.violations.joined(separator: "\n"))
    log.append("\(event)")
    if event.phase == .removed { guests[event.entry] = nil }
  }

  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? { .allowed }

  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {
    if case .returned(let guest as String) = outcome { guests[owner] = guest }
    log.append("\(owner) has \(guests[owner] ?? "no screen")")
  }

  func ask(_ question: LeaveQuestion) { router.answer(question, with: .leave) }
  func withdraw(_ question: LeaveQuestion) {}
  func denied(_ why: String, by entry: EntryID) { log.append(why) }
}
