import Synchronization

/// The results of work on a list, in its order, made by several threads.
///
/// ```swift
/// let results = ParallelResults(scripts.count, threads: 4) { play(scripts[$0]) }
/// for result in results { report(result) }
/// ```
///
/// The threads work ahead of the loop by a few items only, so that the results of a long list are
/// never in memory together. When the loop is left, no item is begun any more.
public final class ParallelResults<Result: Sendable>: Sequence, IteratorProtocol {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  /// The threads; `nil` if all work is done in the loop.
  private let crew: Crew<Result>?
  /// The index of the next result.
  private var position = 0

  /// Begins the work.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - threads: The number of threads. With 1, or if the system has no more threads, an item is
  ///     worked on when the loop asks for its result, on the thread of the loop.
  ///   - work: Returns the result for the index of an item, from 0. It is called on any thread, for
  ///     several items at once.
  public init(_ count: Int, threads: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
    let useful = Swift.min(threads, count)
    crew = useful > 1 ? Crew(useful, count: count, work: work) : nil
  }

  deinit { crew?.dismiss() }

  public func next() -> Result? {
    guard position < count else { return nil }
    defer { position += 1 }
    return crew?.result(at: position) ?? work(position)
  }
}

/// Threads that work on the items of a list.
private final class Crew<Result: Sendable> {
  private let board: Board<Result>
  private let threads: [Thread]

  /// Starts threads; `nil` if the system has none left.
  init?(_ size: Int, count: Int, work: @escaping @Sendable (Int) -> Result) {
    guard let board = Board<Result>(count: count) else { return nil }
    self.board = board
    threads = (0..<size).compactMap { _ in Thread { board.workUntilDone(work) } }
    if threads.isEmpty { return nil }
    board.allow(threads.count * Self.itemsAhead)
  }

  /// How many items are begun for each thread before the loop has taken their results.
  private static var itemsAhead: Int { 8 }

  /// Waits for the result of an item. Each item may be asked for once, in order.
  func result(at index: Int) -> Result {
    let result = board.takeResult(at: index)
    board.allow(1)
    return result
  }

  /// Waits until the threads have ended, which begin no further item.
  func dismiss() {
    board.close()
    board.allow(threads.count)
    for thread in threads { thread.join() }
  }
}

/// What a crew has to do, and what it has done.
private final class Board<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    let count: Int
    var results: [Int: Result] = [:]
  }

  private let state: Mutex<State>
  /// Counts the items that may be begun.
  private let permits: Semaphore
  /// Counts the results that were added.
  private let additions: Semaphore

  /// Creates a board with no permission to begin; `nil` if the system has no descriptors left.
  init?(count: Int) {
    guard let permits = Semaphore(), let additions = Semaphore() else { return nil }
    (self.permits, self.additions) = (permits, additions)
    state = Mutex(State(count: count))
  }

  func allow(_ count: Int) { for _ in 0..<count { permits.signal() } }

  /// Lets no further item begin.
  func close() { state.withLock { $0.next = $0.count } }

  /// Works on items until none is left. Called by each thread.
  func workUntilDone(_ work: (Int) -> Result) {
    while let index = nextIndex() {
      let result = work(index)
      state.withLock { $0.results[index] = result }
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

  /// Waits for a result, and removes it.
  func takeResult(at index: Int) -> Result {
    while true {
      if let result = state.withLock({ $0.results.removeValue(forKey: index) }) { return result }
      additions.wait()
    }
  }
}
