import Navigation
import TerminalCore

extension Session: Stage {
  func create(_ entry: Entry<Route>) {
    boxes[entry.id] = screen(entry.route).box(entry)
  }

  func create(_ entry: Entry<Route>, restoring state: String) {
    create(entry)
    boxes[entry.id]?.restore(state)
  }

  func state(of entry: EntryID) -> String? { boxes[entry]?.savedState }

  func saveBeforeEnding() {
    save?(router.saved())
  }

  func handle(_ event: LifecycleEvent) {
    checker.note(event)
    tell(event)
    needsFrame = true
    // Its screens may be freed before the next motion begins.
    if case .didDisappear = event.phase { keepLeftover() }
    if case .willAppear = event.phase { boxes[event.entry]?.trail = trail(to: event.entry) ?? [] }
    if event.phase == .removed {
      cancelDialogs(of: event.entry)
      forget(event.entry)
    } else if event.phase == .created {
      boxes[event.entry]?.start(in: self)
    } else {
      boxes[event.entry]?.lifecycle(event.phase, in: self)
    }
  }

  func leaving(_ entry: EntryID) -> Leaving? {
    guard let box = boxes[entry] else { return .allowed }
    return box.leaving
  }

  func receive(_ settlement: Settlement<any Sendable>, answer: String, owner: EntryID) {
    boxes[owner]?.take(settlement, answer: answer, in: self)
  }

  func present(_ presentation: Presentation<Route>) -> Bool {
    endGesture()
    needsFrame = true
    guard appearance.motion != .none, size.columns >= Chrome.minimum.columns else {
      motion = .still
      return false
    }
    let slide = Slide(from: beginning(of: presentation), to: 1, start: queue.now)
    motion = .sliding(presentation, slide)
    schedule(.frame, at: nextFrame(of: slide), purpose: .awaited)
    return true
  }

  func ask(_ question: Question) {
    needsFrame = true
    overlay = .leaving(
      question,
      DialogBox(
        dialog: Dialog(question.text, choices: [phrases.leave, phrases.stay]), focus: 1))
  }

  func withdraw(_ question: Question) {
    guard case .leaving(question, _) = overlay else { return }
    overlay = nil
    needsFrame = true
  }

  func denied(_ why: String, by entry: EntryID) {
    overlay = .notice(DialogBox(dialog: Dialog(why, choices: [phrases.close])))
    needsFrame = true
  }

  func record(_ record: JournalRecord<Route>) {
    switch record.event {
    case .change(let change):
      lastRecord = record
      screensChanged()
      if change.cause != .swipe { endSupersededSwipe() }
    case .refusal: lastRecord = record
    // What waited for the screen to be on show loads from now on.
    case .outcome(_, let appeared): if let appeared { updateIndicator(of: appeared) }
    case .load: break
    }
    inspector?.note(record)
    journal?(record)
  }
}
