/// An operation's use of a slot: returning a value to it, or cancelling its flow.
@usableFromInline
final class SlotUse {
  let slot: SlotID

  /// The value being returned; `nil` if the flow is cancelled without one.
  let value: (any Sendable)?

  init(of slot: SlotID, returning value: (any Sendable)? = nil) {
    self.slot = slot
    self.value = value
  }
}

/// The result of a request, to be delivered to the screen that asked.
struct SlotResult {
  let slot: SlotID
  let outcome: ResultOutcome<any Sendable>
}

/// The open requests for a result, with the entry that asked and the entry asked.
final class SlotTable {
  private struct Record {
    let slot: SlotID

    /// The entry pushed to answer; `nil` until the push is committed.
    var asked: EntryID?

    /// Whether a value has the type that was asked for.
    let accepts: (any Sendable) -> Bool

    /// Resumes the tasks that await the result.
    let resume: (ResultOutcome<any Sendable>) -> Void
  }

  private let path: PathID

  private var records: [UInt64: Record] = [:] {
    didSet { isEmpty = records.isEmpty }
  }

  /// Whether there are no requests; a fast check made at every change.
  private(set) var isEmpty = true

  private var byAsked: [EntryID: UInt64] = [:]
  private var byOwner: [EntryID: Set<UInt64>] = [:]
  private(set) var lastNumber: UInt64 = 0

  init(path: PathID) {
    self.path = path
  }

  /// The open requests, in the order in which they were made.
  var open: [SavedRequest] {
    records.values.compactMap { record in
      record.asked.map { SavedRequest(slot: record.slot, asked: $0) }
    }.sorted { $0.slot.number < $1.slot.number }
  }

  /// Whether a slot is open for a use of it, and the value of that use, if there is one, has its
  /// type. A router can't tell slots of another one with the same name from its own.
  func takes(_ use: SlotUse) -> Bool {
    guard isOpen(use.slot) else { return false }
    guard let value = use.value else { return true }
    return records[use.slot.number]?.accepts(value) ?? false
  }

  /// Whether a value can be returned to a slot; always `false` for the slot of a router with
  /// another name.
  func isOpen(_ slot: SlotID) -> Bool {
    guard let record = records[slot.number] else { return false }
    return record.slot == slot && record.asked != nil
  }

  /// The entry asked to fill an open slot; `nil` if the slot isn't open.
  func asked(by slot: SlotID) -> EntryID? { isOpen(slot) ? records[slot.number]?.asked : nil }

  /// The open slot that an entry was asked to fill.
  func slot(asking entry: EntryID) -> SlotID? {
    isEmpty ? nil : byAsked[entry].flatMap { records[$0]?.slot }
  }

  /// Registers a request whose asked entry is not in the path yet.
  func makeSlot(
    owner: EntryID, answer: String, accepts: @escaping (any Sendable) -> Bool,
    resume: @escaping (ResultOutcome<any Sendable>) -> Void
  ) -> SlotID {
    lastNumber += 1
    let slot = SlotID(path: path, owner: owner, answer: answer, number: lastNumber)
    add(Record(slot: slot, asked: nil, accepts: accepts, resume: resume))
    return slot
  }

  /// Notes the asked entry; the request stays open as long as that entry is in the path.
  func open(_ slot: SlotID, asking entry: EntryID) {
    records[slot.number]?.asked = entry
    byAsked[entry] = slot.number
  }

  private func add(_ record: Record) {
    records[record.slot.number] = record
    byOwner[record.slot.owner, default: []].insert(record.slot.number)
    if let asked = record.asked { byAsked[asked] = record.slot.number }
  }

  /// Ends one request; returns `nil` if it has already ended.
  func settle(_ slot: SlotID, _ outcome: ResultOutcome<any Sendable>) -> SlotResult? {
    guard let record = records.removeValue(forKey: slot.number) else { return nil }
    if let asked = record.asked { byAsked[asked] = nil }
    byOwner[slot.owner]?.remove(slot.number)
    if byOwner[slot.owner]?.isEmpty == true { byOwner[slot.owner] = nil }
    record.resume(outcome)
    return SlotResult(slot: slot, outcome: outcome)
  }
}

// MARK: - Ending requests together

extension SlotTable {
  /// Ends the requests that a change ends, in the order of the asked entries, top first.
  ///
  /// The reason is the change's cause if the asked entry is removed, with or without its owner, and
  /// `ownerGone` if only the owner is removed.
  ///
  /// - Parameters:
  ///   - removed: The removed entries.
  ///   - stacks: The paths before the change.
  ///   - cause: The cause of the change.
  ///   - use: How the change uses a slot, if it does.
  /// - Returns: The results to deliver to the screens that asked.
  func leave(
    _ removed: EntryIDs, of stacks: [EntryStack], cause: Cause, using use: SlotUse?
  ) -> [SlotResult] {
    var outcomes: [UInt64: ResultOutcome<any Sendable>] = [:]
    for entry in removed {
      // A request whose push is still queued ends together with its push.
      for number in byOwner[entry] ?? [] where records[number]?.asked != nil {
        outcomes[number] = .cancelled(.ownerGone)
      }
    }
    for entry in removed {
      if let number = byAsked[entry] { outcomes[number] = .cancelled(.change(cause)) }
    }
    if let use, let value = use.value { outcomes[use.slot.number] = .returned(value) }
    return settle(outcomes, inOrderOf: stacks)
  }

  /// Ends all requests for one reason, in the order of the paths, each top first.
  func end(_ reason: CancellationReason, in stacks: [EntryStack]) {
    _ = settle(records.mapValues { _ in .cancelled(reason) }, inOrderOf: stacks)
  }

  /// Ends requests, those of the topmost asked entry first. Those whose push is still queued come
  /// last, in the order in which they were made.
  private func settle(
    _ outcomes: [UInt64: ResultOutcome<any Sendable>], inOrderOf stacks: [EntryStack]
  ) -> [SlotResult] {
    var asked: [EntryID: UInt64] = [:]
    for number in outcomes.keys { records[number]?.asked.map { asked[$0] = number } }
    var numbers: [UInt64] = []
    for stack in stacks {
      var index = stack.entries.count
      while index > 0, numbers.count < asked.count {
        index -= 1
        if let number = asked[stack.entries[index].id] { numbers.append(number) }
      }
    }
    let found = Set(numbers)
    numbers += outcomes.keys.filter { !found.contains($0) }.sorted()
    return numbers.compactMap { number in
      guard let slot = records[number]?.slot, let outcome = outcomes[number] else { return nil }
      return settle(slot, outcome)
    }
  }
}

// MARK: - Restoring

extension SlotTable {
  /// Reopens the requests of an earlier run.
  ///
  /// A request fails if its owner or asked entry is missing, if its path or number doesn't belong
  /// to this router or to the earlier run, or if another request has the same asked entry or
  /// number.
  ///
  /// - Returns: The requests that failed, latest first.
  func reopen(
    _ saved: [SavedRequest], of formerPath: PathID?, lastNumber: UInt64,
    in path: Set<EntryID>
  ) -> [SlotID] {
    let numbers = saved.map(\.slot.number).filter(EntryID.numbers.contains)
    self.lastNumber = numbers.reduce(lastNumber, max)
    var lost: [SlotID] = []
    for request in saved {
      let slot = request.slot
      let isOurs =
        [self.path, formerPath].contains(slot.path) && EntryID.numbers.contains(slot.number)
      let isThere = path.contains(slot.owner) && path.contains(request.asked)
      if isOurs, isThere, records[slot.number] == nil, byAsked[request.asked] == nil {
        // The saved state doesn't say which type was asked for; the owner's declared answer does.
        add(
          Record(slot: slot, asked: request.asked, accepts: { _ in true }, resume: { _ in }))
      } else {
        lost.append(slot)
      }
    }
    return lost.reversed()
  }
}
