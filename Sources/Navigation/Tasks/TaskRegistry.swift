/// The tasks of all screens: which ones are running, for which entry, and which are still wanted.
///
/// The work runs separately and has no access to a screen. The front end applies its result to the
/// screen inside the app's isolation, in ``finish(_:applying:)``.
public final class TaskRegistry {
  private struct Record {
    let run: TaskRun
    let scope: TaskScope
    let place: TaskPlace
    let work: @Sendable (TaskRun) async -> Void
    /// `nil` while a task with scope `visible` waits for its entry to appear.
    let task: Task<Void, Never>?
  }

  private let queue: WorkQueue
  private var records: [EntryID: [String: Record]] = [:] {
    didSet { isIdle = records.isEmpty }
  }

  /// Whether there are no records; a fast check made at every change.
  private var isIdle = true

  private var loads: [EntryID: LoadSummary] = [:]
  private var cancelled: [UInt64: TaskRun] = [:]
  private var lastSerial: UInt64 = 0

  /// The visible entries.
  var visible = EntryIDs.none

  /// Whether an entry is in the path.
  var isOnStack: (EntryID) -> Bool = { _ in true }

  /// Called when a screen finished loading.
  var loaded: (LoadSummary) -> Void = { _ in }

  /// Who is told when a task starts or stops waiting for an outcome or an answer.
  private var waitObservers: [@Sendable (TaskRun) -> Void] = []

  init(queue: WorkQueue) {
    self.queue = queue
  }

  /// Detaches the registry from an abandoned router: no entry is in a path anymore, and no load is
  /// reported.
  func detach() {
    isOnStack = { _ in false }
    loaded = { _ in }
  }

  /// The running tasks in the order in which they started, including cancelled ones that haven't
  /// ended.
  public var underWay: [TaskRun] {
    let wanted = records.values.flatMap { $0.values.filter { $0.task != nil }.map(\.run) }
    return (wanted + cancelled.values).sorted { $0.serial < $1.serial }
  }

  /// The running tasks for which users wait, in the order in which they started: those with the
  /// purpose ``TaskPurpose/loading``, except while they wait for the user themselves, for an
  /// outcome or an answer. Cancelled tasks don't count, even if they haven't ended.
  public var loading: [TaskRun] {
    loadingOrCancelled.filter { cancelled[$0.serial] == nil }
  }

  /// The tasks for which scripts wait: those of ``loading``, and such tasks that were cancelled but
  /// haven't ended.
  package var loadingOrCancelled: [TaskRun] { underWay.filter(isLoading) }

  /// The tasks that were cancelled but haven't ended.
  public var lingering: [TaskRun] {
    cancelled.values.sorted { $0.serial < $1.serial }
  }

  /// Observes when tasks begin and stop waiting for an outcome or an answer. An entry counts as
  /// loading only while one of its tasks does not wait. Tasks that are already running are not
  /// observed.
  ///
  /// - Parameter observe: Called on any thread.
  public func observeWaits(_ observe: @escaping @Sendable (TaskRun) -> Void) {
    waitObservers.append(observe)
  }

  /// Starts a task, and cancels a running one with the same name in the same entry.
  ///
  /// - Parameters:
  ///   - id: The name of the task, given by its screen.
  ///   - scope: How long the task may run.
  ///   - entry: The entry that owns the task.
  ///   - place: Where the task runs.
  ///   - purpose: What the task is for.
  ///   - work: The work, which must always end with a call to ``finish(_:applying:)``.
  /// - Returns: The run; `nil` if the entry is not in the path, and nothing was started.
  @discardableResult
  public func start(
    _ id: String, scope: TaskScope = .onStack, entry: EntryID, on place: TaskPlace = .background,
    for purpose: TaskPurpose = .loading, work: @escaping @Sendable (TaskRun) async -> Void
  ) -> TaskRun? {
    guard isOnStack(entry) else { return nil }
    let isWave = !hasLoad(entry)
    if let running = records[entry]?.removeValue(forKey: id) { cancel(running) }
    defer { endLoadIfIdle(of: entry) }
    lastSerial += 1
    let run = TaskRun(entry: entry, id: id, serial: lastSerial, purpose: purpose)
    begin(run, scope: scope, on: place, isWave: isWave, work: work)
    return run
  }

  /// Ends a task, and applies its result if it is still wanted.
  ///
  /// - Returns: Whether the result was wanted.
  @discardableResult
  public func finish(_ run: TaskRun, applying change: () -> Void = {}) -> Bool {
    guard isWanted(run) else {
      cancelled[run.serial] = nil
      return false
    }
    records[run.entry]?[run.id] = nil
    change()
    endLoadIfIdle(of: run.entry)
    return true
  }

  /// Applies an intermediate result of a task if it is still wanted.
  ///
  /// - Returns: Whether the result was wanted.
  @discardableResult
  public func apply(_ run: TaskRun, _ change: () -> Void) -> Bool {
    guard isWanted(run) else { return false }
    change()
    return true
  }

  private func isWanted(_ run: TaskRun) -> Bool {
    guard let record = records[run.entry]?[run.id] else { return false }
    return record.run == run && record.task != nil
  }

  /// Cancels the task with a name; does nothing if it isn't running.
  public func cancel(_ id: String, entry: EntryID) {
    guard let record = records[entry]?.removeValue(forKey: id) else { return }
    cancel(record)
    endLoadIfIdle(of: entry)
  }
}

// MARK: - Notifications from the router

extension TaskRegistry {
  /// Cancels the tasks of removed entries.
  func leave(_ entries: EntryIDs) {
    guard !isIdle else { return }
    for entry in entries {
      guard let own = records.removeValue(forKey: entry) else { continue }
      for record in own.values.sorted(by: { $0.run.serial < $1.run.serial }) {
        cancel(record)
      }
      endLoadIfIdle(of: entry)
    }
  }

  /// Cancels an entry's tasks with scope `visible`, which restart when the entry appears again.
  func hide(_ entry: EntryID) {
    visible = visible.removing(entry)
    guard !isIdle else { return }
    let running = records[entry]?.values.filter { $0.scope == .visible && $0.task != nil } ?? []
    for record in running.sorted(by: { $0.run.serial < $1.run.serial }) {
      cancel(record)
      records[entry]?[record.run.id] = Record(
        run: record.run, scope: record.scope, place: record.place, work: record.work, task: nil)
    }
    endLoadIfIdle(of: entry)
  }

  /// Starts the tasks that were waiting for the entry to appear.
  func show(_ entry: EntryID) {
    guard !isIdle else { return }
    let waiting = records[entry]?.values.filter { $0.task == nil } ?? []
    for record in waiting.sorted(by: { $0.run.serial < $1.run.serial }) {
      lastSerial += 1
      let run = TaskRun(
        entry: entry, id: record.run.id, serial: lastSerial, purpose: record.run.purpose)
      begin(
        run, scope: record.scope, on: record.place, isWave: !hasLoad(entry), work: record.work)
    }
  }
}

// MARK: - Starting and cancelling

extension TaskRegistry {
  private func begin(
    _ run: TaskRun, scope: TaskScope, on place: TaskPlace, isWave: Bool,
    work: @escaping @Sendable (TaskRun) async -> Void
  ) {
    var task: Task<Void, Never>?
    if scope == .onStack || visible.contains(run.entry) {
      if run.purpose == .loading { countStart(of: run.entry, isWave: isWave) }
      task = queue.start(
        run, on: place,
        waitChanged: { [waitObservers] in for observe in waitObservers { observe(run) } },
        work: work)
    }
    records[run.entry, default: [:]][run.id] = Record(
      run: run, scope: scope, place: place, work: work, task: task)
  }

  private func cancel(_ record: Record) {
    guard let task = record.task else { return }
    if record.run.purpose == .loading { loads[record.run.entry]?.cancelled += 1 }
    cancelled[record.run.serial] = record.run
    task.cancel()
  }

  private func countStart(of entry: EntryID, isWave: Bool) {
    var load = loads[entry] ?? LoadSummary(entry: entry, waves: 0, tasks: 0, cancelled: 0)
    load.tasks += 1
    if isWave { load.waves += 1 }
    loads[entry] = load
  }

  /// Whether a running task of an entry, which has not been cancelled, has the purpose of loading,
  /// even if it waits for the user.
  private func hasLoad(_ entry: EntryID) -> Bool {
    records[entry]?.values.contains { $0.task != nil && $0.run.purpose == .loading } ?? false
  }

  /// Whether one of the ``loading`` tasks belongs to an entry. Cheaper than looking through them.
  public func isLoading(_ entry: EntryID) -> Bool {
    records[entry]?.values.contains { $0.task != nil && isLoading($0.run) } ?? false
  }

  private func isLoading(_ run: TaskRun) -> Bool {
    run.purpose == .loading && !queue.tracker.waitsForOutcome(run)
  }

  private func endLoadIfIdle(of entry: EntryID) {
    if records[entry]?.isEmpty == true { records[entry] = nil }
    guard !loads.isEmpty, !hasLoad(entry) else { return }
    if let load = loads.removeValue(forKey: entry) { loaded(load) }
  }
}
