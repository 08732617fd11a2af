import Dispatch
import Navigation

enum TeaRoute: RouteValue {
  case menu
  case tea(String)
}

/// A front end that prints, and lets each change take 300 ms as if it moved something.
final class TeaHouse {
  private let queue: WorkQueue
  private(set) lazy var router = Router(root: TeaRoute.menu, host: self, queue: queue)

  /// The cups drunk on each screen, which are saved.
  private var cups: [EntryID: Int] = [:]

  /// The change that is being drawn, and the timer that ends it.
  private var motion: (transition: Transition, end: TimerID)?

  init(queue: WorkQueue) { self.queue = queue }

  func fire(_ timer: TimerID) {
    if let motion, motion.end == timer { router.finishTransition(motion.transition) }
  }
}

extension TeaHouse: NavigationHost {
  // The screens.
  func create(_ entry: Entry<TeaRoute>) { cups[entry.id] = 0 }
  func handle(_ event: LifecycleEvent) {
    if event.phase == .removed { cups[event.entry] = nil }
  }
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {}

  // Leaving a screen.
  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? { .allowed }
  func ask(_ question: LeaveQuestion) {}
  func withdraw(_ question: LeaveQuestion) {}
  func denied(_ why: String, by entry: EntryID) {}

  // The others have defaults. Saving and restoring:
  func create(_ entry: Entry<TeaRoute>, restoring state: String) { cups[entry.id] = Int(state) }
  func state(of entry: EntryID) -> String? { cups[entry].map { "\($0)" } }
  func hasSavedState(_ entry: Entry<TeaRoute>) -> Bool { false }
  func saveBeforeEnding() { print("saved: \(router.saved().entries.map(\.route))") }

  // Drawing:
  func draw(_ running: RunningTransition<TeaRoute>) -> Bool {
    print("\(running.from.route) → \(running.to.route)")
    let end = queue.schedule(after: .milliseconds(300), purpose: .blocksSettling)
    motion = (running.transition, end)
    return true
  }
  func endDrawing(of transition: Transition) { motion = nil }
  func takesAllPanes(_ entry: Entry<TeaRoute>) -> Bool { false }

  // The journal:
  func record(_ record: JournalRecord<TeaRoute>) {}
}

actor Tearoom {
  nonisolated let queue = WorkQueue()
  private let house: TeaHouse

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  init() { house = TeaHouse(queue: queue) }
  deinit { queue.abandon() }

  func start() { house.router.launch() }

  func take(_ line: String) {
    switch line {
    case "": house.router.back(trigger: .key("enter"))
    case "quit": house.router.quit()
    default: house.router.navigator(for: .entry(house.router.top)).push(.tea(line))
    }
  }

  private var isEnded: Bool { house.router.isEnded }

  /// Runs the program until it ends, in real time.
  nonisolated func run() {
    let waker = DispatchSemaphore(value: 0)
    let clock = ContinuousClock()
    let start = clock.now
    queue.setWake { waker.signal() }
    queue.useThreads()
    queue.enter { assumeIsolated { $0.start() } }
    queue.runReady()
    while !queue.enter({ assumeIsolated { $0.isEnded } }) {
      let pause = queue.nextDeadline.map { $0 - (clock.now - start) }
      waker.wait(atMost: pause)
      let now = clock.now - start
      queue.moveClock(to: now)
      queue.advance(to: now) { timer in assumeIsolated { $0.house.fire(timer) } }
    }
  }
}

extension DispatchSemaphore {
  /// Waits for a signal, but no longer than a pause, if there is one.
  func wait(atMost pause: Duration?) {
    guard let pause else { return wait() }
    _ = wait(timeout: .now() + max(0, pause / .seconds(1)))
  }
}

let tearoom = Tearoom()
DispatchQueue(label: "input").async {
  while let line = readLine() {
    tearoom.queue.post { tearoom.assumeIsolated { $0.take(line) } }
  }
  tearoom.queue.post { tearoom.assumeIsolated { $0.take("quit") } }
}
tearoom.run()
