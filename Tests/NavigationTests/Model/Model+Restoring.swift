import Navigation

/// Section 8: what outlives the program.
extension Model {
  struct Kept {
    let path: [Entry<String>]
    let states: [EntryID: String]
    let slots: [Slot]
    let askings: [Slot]
  }

  /// What is saved before anything is settled; what was restored and not used yet is in it again.
  func keep() {
    kept = Kept(
      path: path, states: states.filter { made.contains($0.key) }.merging(unused) { own, _ in own },
      slots: slots.filter { $0.asked != nil }, askings: askings)
  }

  func restart() {
    guard let kept else { return }
    isOver = false
    path = kept.path
    unused = kept.states
    askings = kept.askings
    slots = kept.slots.map { slot in
      var slot = slot
      slot.place = nil
      return slot
    }
    shown = nil
    lastSerial = 0
    begin(.restore, .restored)
  }
}
