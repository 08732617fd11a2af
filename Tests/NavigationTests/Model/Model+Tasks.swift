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
    shown.remove(entry)
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

  /// Lets time pass: what is due brings its result, in the order of its start, before anything
  /// that follows from it is done by tasks.
  func wait(until time: Duration) {
    runReady()
    while let due = works.compactMap(\.due).min(), due <= time {
      now = max(now, due)
      while let next = works.filter({ $0.due.map { $0 <= now } == true })
        .min(by: { ($0.due ?? now, $0.serial) < ($1.due ?? now, $1.serial) })
      {
        finish(next.serial, next.work.result)
      }
      runReady()
    }
    now = max(now, time)
  }

  private func runReady() {
    while !ready.isEmpty { ready.removeFirst()() }
  }

  private func finish(_ serial: Int, _ result: String) {
    guard let place = works.firstIndex(where: { $0.serial == serial && $0.due != nil })
    else { return }
    let record = works.remove(at: place)
    guard record.isWanted else { return }
    note(.brought(record.entry, "\(record.id) \(result)"))
    endLoad(of: record.entry)
  }

  /// Asks in the name of the task's entry, then waits for the end, whatever becomes of the entry.
  private func go(_ verb: Verb, for record: TaskRecord) {
    let number = operations.count
    go(verb, by: .entry(record.entry))
    let operation = operations[number]
    if operation.hasEnded { return finish(record.serial, operation.state) }
    operation.awaited = { [unowned self] outcome in
      ready.append { [unowned self] in finish(record.serial, outcome) }
    }
  }

  private func begin(_ record: TaskRecord, isWave: Bool) {
    var record = record
    lastSerial += 1
    record.serial = lastSerial
    if record.scope == .onStack || shown.contains(record.entry) {
      loads[record.entry, default: Load()].tasks += 1
      if isWave { loads[record.entry]?.waves += 1 }
      record.due = record.work.length.map { now + $0 } ?? .seconds(Int64.max)
    }
    works.append(record)
    // A task takes a turn to begin, and one to come to the app.
    guard case .awaits(let verb) = record.work, record.due != nil else { return }
    ready.append { [unowned self] in
      ready.append { [unowned self] in go(verb, for: record) }
    }
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
    let path = Self.names[place(of: entry) ?? onShow]
    let line = Line.load(
      entry, waves: load.waves, tasks: load.tasks, cancelled: load.cancelled, on: path)
    if isBusy || !handlers.isEmpty { return tellHost { $0.note(line) } }
    busily { note(line) }
    catchUp()
  }
}
