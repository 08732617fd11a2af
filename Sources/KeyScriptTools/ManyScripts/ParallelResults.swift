import Dispatch
import Navigation

/// The results of work on a list, in its order, made by several threads.
///
/// ```swift
/// for result in ParallelResults(scripts, threads: 4, work: { play($0) }) {
///   print(result)
/// }
/// ```
///
/// The threads work ahead of the loop by a few items only, so that the results of a long list are
/// never in memory together. When the loop is left, no item is begun any more.
public final class ParallelResults<Result: Sendable>: Sequence, IteratorProtocol {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  /// The threads; `nil` if all work is done in the loop.
  private let workers: WorkerGroup<Result>?
  /// The index of the next result.
  private var position = 0

  /// Begins the work.
  ///
  /// - Parameters:
  ///   - items: The items to work on.
  ///   - threads: The number of threads, of which at most 256 are used. With 1, or if the system
  ///     has no more threads, an item is worked on when the loop asks for its result, on the thread
  ///     of the loop.
  ///   - work: Returns the result for an item. It is called on any thread, for several items at
  ///     once.
  public init<Item: Sendable>(
    _ items: [Item], threads: Int, work: @escaping @Sendable (Item) -> Result
  ) {
    count = items.count
    let work = { @Sendable (index: Int) in work(items[index]) }
    self.work = work
    let useful = Swift.min(threads, items.count, 256)
    workers = useful > 1 ? WorkerGroup(useful, count: items.count, work: work) : nil
  }

  deinit { workers?.end() }

  public func next() -> Result? {
    guard position < count else { return nil }
    defer { position += 1 }
    return workers?.result(at: position) ?? work(position)
  }
}

/// Threads that work on the items of a list.
private final class WorkerGroup<Result: Sendable> {
  private let shared: SharedWork<Result>
  private let threads: [Thread]
  /// The results that came before an earlier one.
  private var received: [Int: Result] = [:]

  /// Starts threads; `nil` if the system has none left.
  init?(_ size: Int, count: Int, work: @escaping @Sendable (Int) -> Result) {
    let shared = SharedWork<Result>(count: count)
    self.shared = shared
    threads = (0..<size).compactMap { _ in Thread { shared.workUntilDone(work) } }
    if threads.isEmpty { return nil }
    shared.allow(threads.count * Self.itemsAhead)
  }

  /// How many items are begun for each thread before the loop has taken their results.
  private static var itemsAhead: Int { 8 }

  /// Waits for the result of an item. Each item may be asked for once, in order.
  func result(at index: Int) -> Result {
    while true {
      if let result = received.removeValue(forKey: index) {
        shared.allow(1)
        return result
      }
      let next = shared.takeResult()
      received[next.index] = next.result
    }
  }

  /// Waits until the threads have ended, which begin no further item.
  func end() {
    shared.close()
    shared.allow(threads.count)
    for thread in threads { thread.join() }
  }
}

/// The work of a group: what is to be done, and what has been done.
private final class SharedWork<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    let count: Int
    var results: [(index: Int, result: Result)] = []
  }

  private let state: Guarded<State>
  /// Counts the items that may be begun.
  private let permits = DispatchSemaphore(value: 0)
  /// Counts the results that nobody has taken.
  private let additions = DispatchSemaphore(value: 0)

  /// Creates the work with no permission to begin.
  init(count: Int) { state = Guarded(State(count: count)) }

  func allow(_ count: Int) { for _ in 0..<count { permits.signal() } }

  /// Lets no further item begin.
  func close() { state.withLock { $0.next = $0.count } }

  /// Works on items until none is left. Called by each thread.
  func workUntilDone(_ work: (Int) -> Result) {
    while let index = nextIndex() {
      let result = work(index)
      state.withLock { $0.results.append((index, result)) }
      additions.signal()
    }
  }

  private func nextIndex() -> Int? {
    permits.wait()
    return state.withLock { state in
      guard state.next < state.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Waits for any result, and takes it.
  func takeResult() -> (index: Int, result: Result) {
    additions.wait()
    return state.withLock { $0.results.removeLast() }
  }
}
