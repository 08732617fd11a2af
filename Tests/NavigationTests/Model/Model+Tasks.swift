import Navigation

/// Section 7: tasks belong to entries.
extension Model {
  func start(_ task: String, _ work: Work, _ scope: TaskScope, for entry: EntryID) {
    guard !isEnded, ids.contains(entry) else { return }
    let isWave = !isLoading(entry)
    cancelTasks { $0.entry == entry && $0.id == task }
    begin(
      TaskRecord(serial: 0, entry: entry, id: task, work: work, scope: scope), isWave: isWave)
    endLoad(of: entry)
  }

  func stop(_ task: String, of entry: EntryID) {
    guard tasks.contains(where: { $0.isWanted && $0.entry == entry && $0.id == task })
    else { return }
    cancelTasks { $0.entry == entry && $0.id == task }
    endLoad(of: entry)
  }

  func cancelTasks(of removed: [EntryID]) {
    for entry in removed {
      cancelTasks { $0.entry == entry }
      endLoad(of: entry)
    }
  }

  func hideTasks(of entry: EntryID) {
    shown.remove(entry)
    let stopped = tasks.filter { $0.isWanted && $0.entry == entry && $0.scope == .visible }
    cancelTasks { $0.entry == entry && $0.scope == .visible }
    tasks += stopped.map { record in
      var record = record
      record.due = nil
      return record
    }
    endLoad(of: entry)
  }

  func showTasks(of entry: EntryID) {
    let waiting = tasks.filter { $0.entry == entry && $0.due == nil }
    tasks.removeAll { $0.entry == entry && $0.due == nil }
    for record in waiting.sorted(by: { $0.serial < $1.serial }) {
      begin(record, isWave: !isLoading(entry))
    }
  }

  /// Advances the clock. The tasks that are due deliver their results in the order in which they
  /// were started, before any task continues.
  func wait(until time: Duration) {
    runReady()
    while let due = tasks.compactMap(\.due).min(), due <= time {
      now = max(now, due)
      while let next = tasks.filter({ $0.due.map { $0 <= now } == true })
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
    guard let index = tasks.firstIndex(where: { $0.serial == serial && $0.due != nil })
    else { return }
    let record = tasks.remove(at: index)
    guard record.isWanted else { return }
    note(.delivered(record.entry, "\(record.id) \(result)"))
    endLoad(of: record.entry)
  }

  /// Navigates on behalf of the task's entry, then waits for the outcome, even if the entry is
  /// removed.
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
    tasks.append(record)
    // The router's task takes one turn to begin and another one to enter the app.
    guard case .awaits(let verb) = record.work, record.due != nil else { return }
    ready.append { [unowned self] in
      ready.append { [unowned self] in go(verb, for: record) }
    }
  }

  private func cancelTasks(where matches: (TaskRecord) -> Bool) {
    for index in tasks.indices where tasks[index].isWanted && matches(tasks[index]) {
      tasks[index].isWanted = false
      guard tasks[index].due != nil else { continue }
      loads[tasks[index].entry]?.cancelled += 1
      if tasks[index].work.heedsCancellation { tasks[index].due = now }
    }
    tasks.removeAll { !$0.isWanted && $0.due == nil }
  }

  private func isLoading(_ entry: EntryID) -> Bool {
    tasks.contains { $0.entry == entry && $0.isWanted && $0.due != nil }
  }

  private func endLoad(of entry: EntryID) {
    guard !isLoading(entry), let load = loads.removeValue(forKey: entry) else { return }
    let path = Self.names[pathIndex(of: entry) ?? visibleIndex]
    let line = Line.load(
      entry, waves: load.waves, tasks: load.tasks, cancelled: load.cancelled, on: path)
    if isBusy || !handlers.isEmpty { return tellHost { $0.note(line) } }
    operate { note(line) }
    catchUp()
  }
}

/// A started task.
struct TaskRecord {
  var serial: Int
  let entry: EntryID
  let id: String
  let work: Work
  let scope: TaskScope
  /// When it ends; `nil` while it waits for its entry to appear.
  var due: Duration?
  var isWanted = true
}

/// The tasks of a screen since none was running.
struct Load {
  var waves = 0
  var tasks = 0
  var cancelled = 0
}
