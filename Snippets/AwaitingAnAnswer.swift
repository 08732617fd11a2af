import Navigation

enum OrderRoute: RouteValue {
  case start
  case amount(returning: ReturnSlot<Int>)
  case receipt(for: Int)
}

/// A front end that prints, and has the router of which it is the host. The router does not keep it
/// alive, so this is no cycle.
final class Printer: NavigationHost {
  private let queue: WorkQueue
  private(set) lazy var router = Router(root: OrderRoute.start, host: self, queue: queue)

  init(queue: WorkQueue) { self.queue = queue }

  func create(_ entry: Entry<OrderRoute>) { print("\(entry.id) is \(entry.route)") }
  func handle(_ event: LifecycleEvent) {}
  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? { .allowed }
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {}
  func ask(_ question: LeaveQuestion) {}
  func withdraw(_ question: LeaveQuestion) {}
  func denied(_ why: String, by entry: EntryID) {}
}

/// The program: its executor is the queue, so all its code runs where the router may be used.
actor Till {
  nonisolated let queue = WorkQueue()
  private let printer: Printer

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  init() { printer = Printer(queue: queue) }
  deinit { queue.abandon() }

  func start() {
    printer.router.launch()
    Task(executorPreference: queue) { await self.order() }
  }

  /// Asks for an amount, and goes on when it has been entered.
  func order() async {
    let router = printer.router
    let start = router.navigator(for: .entry(router.top))
    let request = start.ask("amount", for: Int.self) { .amount(returning: $0) }
    switch await request.answer {
    case .returned(let amount): router.push(.receipt(for: amount))
    case .cancelled(let reason): print("nothing ordered: \(reason)")
    }
  }

  func take(_ line: String) {
    let router = printer.router
    let top = router.path.top
    let screen = router.navigator(for: .entry(top.id), trigger: .code)
    switch (top.route, Int(line)) {
    case (.amount(let slot), let amount?): screen.return(amount, to: slot)
    case (.amount, nil): screen.pop()
    case (.start, _), (.receipt, _): router.quit()
    }
  }

  var isEnded: Bool { printer.router.isEnded }

  /// Runs a function on this thread, and then everything that became ready: the rest of `order`,
  /// once the answer is there.
  nonisolated func drive<Result: Sendable>(_ body: (isolated Till) -> Result) -> Result {
    let result = queue.enter { assumeIsolated(body) }
    queue.runReady()
    return result
  }
}

let till = Till()
till.drive { $0.start() }
while !till.drive({ $0.isEnded }), let line = readLine() {
  till.drive { $0.take(line) }
}
