import Navigation

/// Section 7: tasks belong to entries.
extension Model {
  func start(_ task: String, _ work: Work, _ scope: TaskScope, for entry: EntryID) {
    guard !isOver, ids.contains(entry) else { return }
    let isWave = !isLoading(entry)
    cancelTasks { $0.entry == entry && $0.id == task }
    begin(
      TaskRecord(serial: 0, entry: entry, id: task, work: work, scope: scope), isWave: isWave)
    endLoad(of: entry)
  }

  func stop(_ task: String, of entry: EntryID) {
    guard works.contains(where: { $0.isWanted && $0.entry == entry && $0.id == task })
    else { return }
    cancelTasks { $0.entry == entry && $0.id == task }
    endLoad(of: entry)
  }

  func leaveTasks(of gone: [EntryID]) {
    for entry in gone {
      cancelTasks { $0.entry == entry }
      endLoad(of: entry)
    }
  }

  func hideTasks(of entry: EntryID) {
    shown = nil
    let stopped = works.filter { $0.isWanted && $0.entry == entry && $0.scope == .visible }
    cancelTasks { $0.entry == entry && $0.scope == .visible }
    works += stopped.map { record in
      var record = record
      record.due = nil
      return record
    }
    endLoad(of: entry)
  }

  func showTasks(of entry: EntryID) {
    let waiting = works.filter { $0.entry == entry && $0.due == nil }
    works.removeAll { $0.entry == entry && $0.due == nil }
    for record in waiting.sorted(by: { $0.serial < $1.serial }) {
      begin(record, isWave: !isLoading(entry))
    }
  }

  /// Lets time pass: what is due brings its result, in the order of its start.
  func wait(until time: Duration) {
    while let next = works.filter({ $0.due.map { $0 <= time } == true })
      .min(by: { ($0.due ?? now, $0.serial) < ($1.due ?? now, $1.serial) })
    {
      now = max(now, next.due ?? now)
      works.removeAll { $0.serial == next.serial && $0.due != nil }
      guard next.isWanted else { continue }
      note(.brought(next.entry, "\(next.id) \(next.work.result)"))
      endLoad(of: next.entry)
    }
    now = max(now, time)
  }

  private func begin(_ record: TaskRecord, isWave: Bool) {
    var record = record
    lastSerial += 1
    record.serial = lastSerial
    if record.scope == .onStack || shown == record.entry {
      loads[record.entry, default: Load()].tasks += 1
      if isWave { loads[record.entry]?.waves += 1 }
      record.due = now + record.work.length
    }
    works.append(record)
  }

  private func cancelTasks(where isMeant: (TaskRecord) -> Bool) {
    for place in works.indices where works[place].isWanted && isMeant(works[place]) {
      works[place].isWanted = false
      guard works[place].due != nil else { continue }
      loads[works[place].entry]?.cancelled += 1
      if works[place].work.heedsCancellation { works[place].due = now }
    }
    works.removeAll { !$0.isWanted && $0.due == nil }
  }

  private func isLoading(_ entry: EntryID) -> Bool {
    works.contains { $0.entry == entry && $0.isWanted && $0.due != nil }
  }

  private func endLoad(of entry: EntryID) {
    guard !isLoading(entry), let load = loads.removeValue(forKey: entry) else { return }
    note(.load(entry, waves: load.waves, tasks: load.tasks, cancelled: load.cancelled))
  }
}
