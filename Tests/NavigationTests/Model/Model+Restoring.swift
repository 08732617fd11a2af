import Navigation

/// Section 8: what outlives the program.
extension Model {
  struct Kept {
    let path: [Entry<String>]
    let presentations: [EntryID: PresentationStyle]
    let active: EntryID
    let states: [EntryID: String]
    let slots: [Slot]
    let requests: [Slot]
  }

  /// What is saved before anything is settled; what was restored and not used yet is in it again.
  func keep() {
    kept = Kept(
      path: path, presentations: presentations, active: active,
      states: states.filter { made.contains($0.key) }.merging(unused) { own, _ in own },
      slots: slots.filter { $0.asked != nil }, requests: requests)
  }

  func beginAgain() {
    guard let kept else { return }
    isOver = false
    isLaunched = false
    path = [Entry(id: EntryID(number: 1), route: "A")]
    unused = [:]
    requests = kept.requests
    slots = []
    layout = StackLayout()
    visibility = Visibility(entries: [], active: path[0].id)
    shown = []
    lastSerial = 0
  }

  /// The path ends before the first entry that can't be read, and so do the requests that need more.
  func launch(losing count: Int) {
    guard let kept, !isOver else { return }
    leaveTasks(of: [path[0].id])
    path = Array(kept.path.dropLast(count))
    presentations = kept.presentations
    unused = kept.states.filter { state in ids.contains(state.key) }
    if path.isEmpty {
      lastEntry += 1
      path = [Entry(id: EntryID(number: lastEntry), route: "A")]
    }
    var untold: [News] = []
    for var slot in kept.slots {
      slot.place = nil
      if ids.contains(slot.owner), slot.asked.map(ids.contains) == true {
        slots.append(slot)
      } else {
        untold.insert(News(owner: slot.owner, outcome: "cancelled(restoreFailed)"), at: 0)
      }
    }
    begin(.restore, .restored, active: kept.active, untold: untold)
  }
}
