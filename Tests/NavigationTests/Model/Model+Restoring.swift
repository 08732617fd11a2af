import Navigation

/// Section 8: what outlives the program.
extension Model {
  struct Kept {
    let paths: [[Entry<String>]]
    let onShow: Int
    let presentations: [EntryID: PresentationStyle]
    let presenters: [EntryID: EntryID]
    let actives: [EntryID]
    let states: [EntryID: String]
    let slots: [Slot]
    let requests: [Slot]
  }

  /// What is saved before anything is settled; what was restored and not used yet is in it again.
  func keep() {
    actives[onShow] = active
    kept = Kept(
      paths: paths, onShow: onShow, presentations: presentations, presenters: presenters,
      actives: actives,
      states: states.filter { made.contains($0.key) }.merging(unused) { own, _ in own },
      slots: slots.filter { $0.asked != nil }, requests: requests)
  }

  func beginAgain() {
    guard let kept else { return }
    isOver = false
    isLaunched = false
    begin(at: Self.ownPaths(paths.count))
    onShow = 0
    unused = [:]
    requests = kept.requests
    slots = []
    layout = StackLayout()
    visibility = Visibility(entries: [], active: path[0].id)
    shown = []
    lastSerial = 0
  }

  /// The path ends before the first entry that can't be read, and so do the requests that need
  /// more. A path that the program has no more is lost, and the first is shown in its place.
  func launch(losing loss: Loss) {
    guard let kept, !isOver else { return }
    leaveTasks(of: ids)
    let gone = paths.count > 1 ? loss.gonePath.map(place) : nil
    for place in paths.indices {
      let count = place == self.place(loss.path) ? loss.entries : 0
      let left = place == gone ? [] : kept.paths[place].dropLast(count)
      if left.isEmpty {
        lastEntry += 1
        paths[place] = [Entry(id: EntryID(number: lastEntry), route: Self.roots[place])]
      } else {
        paths[place] = Array(left)
        firstReasons[place] = .restored
      }
    }
    onShow = kept.onShow == gone ? 0 : kept.onShow
    actives = kept.actives
    presentations = kept.presentations
    presenters = kept.presenters
    unused = kept.states.filter { state in ids.contains(state.key) }
    var untold: [News] = []
    for var slot in kept.slots {
      slot.place = nil
      if ids.contains(slot.owner), slot.asked.map(ids.contains) == true {
        slots.append(slot)
      } else {
        untold.insert(News(owner: slot.owner, outcome: "cancelled(restoreFailed)"), at: 0)
      }
    }
    begin(.restore, untold: untold)
  }
}
