/// The askings that are open: who asked, and which entry was asked.
final class SlotTable {
  private struct Asking {
    let slot: SlotID
    /// The entry that the asking pushed; none until the push is committed.
    var asked: EntryID?
    /// Ends the waiting of those who await the answer.
    let settle: (ResultOutcome<any Sendable>) -> Void
  }

  private var requests: [UInt64: Asking] = [:] {
    didSet { isEmpty = askings.isEmpty }
  }

  /// Whether nothing is asked, which every change wants to know.
  private var isEmpty = true

  private var byAsked: [EntryID: UInt64] = [:]
  private var byOwner: [EntryID: [UInt64]] = [:]
  private(set) var lastNumber: UInt64 = 0

  /// The slots that a value can go back to, in the order of their asking.
  var open: [SlotID] {
    askings.values.filter { $0.asked != nil }.map(\.slot).sorted { $0.asking < $1.asking }
  }

  /// Whether a value can go back to a slot.
  func isOpen(_ slot: SlotID) -> Bool {
    guard let asking = askings[slot.number] else { return false }
    return asking.slot == slot && asking.asked != nil
  }

  /// What is to be saved of the open askings.
  var saved: [SavedRequest] {
    open.compactMap { slot in
      askings[slot.number]?.asked.map { SavedRequest(slot: slot, asked: $0) }
    }
  }

  /// Opens the askings of another run again, those whose two entries are both there.
  ///
  /// - Returns: The others, the last asked first.
  func reopen(
    _ saved: [SavedRequest], lastNumber: UInt64, in path: Set<EntryID>
  ) -> [SlotID] {
    self.lastNumber = saved.map(\.slot.number).reduce(lastNumber, max)
    var lost: [SlotID] = []
    for asking in saved {
      let isThere = path.contains(asking.slot.owner) && path.contains(asking.asked)
      if isThere, askings[asking.slot.number] == nil {
        add(asking.slot) { _ in }
        open(asking.slot, asking: asking.asked)
      } else {
        lost.append(asking.slot)
      }
    }
    return lost.reversed()
  }

  /// Numbers an asking, whose entry is not in the path yet.
  func makeSlot(owner: EntryID, answer: String) -> SlotID {
    lastNumber += 1
    return SlotID(owner: owner, answer: answer, asking: lastNumber)
  }

  func add(_ slot: SlotID, settle: @escaping (ResultOutcome<any Sendable>) -> Void) {
    askings[slot.number] = Asking(slot: slot, asked: nil, settle: settle)
    byOwner[slot.owner, default: []].append(slot.number)
  }

  /// Notes which entry was asked: the asking is open as long as that is in the path.
  func open(_ slot: SlotID, asking entry: EntryID) {
    askings[slot.number]?.asked = entry
    byAsked[entry] = slot.number
  }

  /// Ends one asking, once.
  func settle(_ slot: SlotID, _ outcome: ResultOutcome<any Sendable>) -> SlotNews? {
    guard let asking = askings.removeValue(forKey: slot.number) else { return nil }
    if let asked = asking.asked { byAsked[asked] = nil }
    byOwner[slot.owner]?.removeAll { $0 == slot.number }
    if byOwner[slot.owner]?.isEmpty == true { byOwner[slot.owner] = nil }
    asking.settle(outcome)
    return SlotNews(slot: slot, outcome: outcome)
  }

  /// Ends the askings that go with entries, top first: by their asked entry, or as `ownerGone`.
  ///
  /// - Parameters:
  ///   - entries: The entries that go, top first.
  ///   - cause: What took them away.
  ///   - delivery: What is returned by this very change, and where to.
  /// - Returns: What the screens that asked are to be told.
  func leave(
    _ entries: EntryIDs, cause: Cause, delivery: SlotDelivery?
  ) -> [SlotNews] {
    guard !isEmpty else { return [] }
    var news: [SlotNews] = []
    var orphans: [SlotID] = []
    for entry in entries {
      if let number = byAsked[entry], let slot = askings[number]?.slot {
        let isReturned = slot == delivery?.slot
        let outcome = isReturned ? delivery?.outcome : .cancelled(.change(cause))
        if let outcome, let one = settle(slot, outcome) { news.append(one) }
      }
      orphans += (byOwner[entry] ?? []).compactMap { askings[$0]?.slot }
    }
    for slot in orphans {
      if let one = settle(slot, .cancelled(.ownerGone)) { news.append(one) }
    }
    // A batch may have moved the asked entry beneath its owner, where a return does not reach it.
    if let delivery, let one = settle(delivery.slot, delivery.outcome) { news.append(one) }
    return news
  }

  /// Ends all askings.
  func end(_ reason: CancellationReason) {
    for slot in askings.values.map(\.slot).sorted(by: { $0.asking > $1.asking }) {
      _ = settle(slot, .cancelled(reason))
    }
  }
}

/// What is to be told to a screen that asked.
struct SlotNews {
  let slot: SlotID
  let outcome: ResultOutcome<any Sendable>
}

/// A value on its way back.
///
/// An object, since few requests have one and all are asked for it.
@usableFromInline
final class SlotDelivery {
  let slot: SlotID
  let value: any Sendable

  init(slot: SlotID, value: any Sendable) {
    self.slot = slot
    self.value = value
  }

  var outcome: ResultOutcome<any Sendable> { .returned(value) }
}
