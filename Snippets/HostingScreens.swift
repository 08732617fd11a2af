import Navigation

enum ShopRoute: RouteValue {
  case shelf
  case amount(returning: ReturnSlot<Int>)
}

/// What is kept for each entry.
struct ShopScreen {
  var items: [String] = []
  var amount = 0
  static let answers = Answers(Answer("amount", \Self.amount))
}

/// A front end that keeps the screens of all entries, and draws nothing.
final class Front: NavigationHost {
  var screens: [EntryID: ShopScreen] = [:]

  func create(_ entry: Entry<ShopRoute>) { screens[entry.id] = ShopScreen() }

  func handle(_ event: LifecycleEvent) {
    if event.phase == .removed { screens[event.entry] = nil }
  }

  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {
    guard var screen = screens[owner],
      ShopScreen.answers.take(outcome, as: answer, into: &screen)
    else { return }
    screens[owner] = screen
  }

  private let queue: WorkQueue
  private(set) lazy var router = Router(root: ShopRoute.shelf, host: self, queue: queue)

  init(queue: WorkQueue) { self.queue = queue }

  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? { .allowed }
  func ask(_ question: LeaveQuestion) {}
  func withdraw(_ question: LeaveQuestion) {}
  func denied(_ why: String, by entry: EntryID) {}
}

actor Shop {
  nonisolated let queue = WorkQueue()
  private let front: Front

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  init() { front = Front(queue: queue) }
  deinit { queue.abandon() }

  /// Loads the items of a screen, which may be gone when they arrive.
  func load(_ id: EntryID) {
    front.router.tasks.start("load", entry: id) { [queue, weak self] run in
      let items = await fetchItems()
      queue.deliver { [weak self] in
        self?.assumeIsolated { shop in
          _ = shop.front.router.tasks.finish(run) { shop.front.screens[id]?.items = items }
        }
      }
    }
  }

  /// Asks for an amount, and enters one.
  func order() {
    let router = front.router
    router.navigator(for: .entry(router.top))
      .ask("amount", for: Int.self) { .amount(returning: $0) }
    guard case .amount(let slot) = router.path.top.route else { return }
    router.navigator(for: .entry(router.top)).return(23, to: slot)
  }

  func back() {
    let router = front.router
    router.back(trigger: .key("esc"))
  }

  /// Swipes the top screen away, as a finger does that lets go at 70% of the way.
  func swipe() {
    let router = front.router
    guard let swipe = router.beginSwipe() else { return }
    swipe.move(to: 0.7)  // Each time, draw the screens at `swipe.progress`.
    switch swipe.release(SwipeRelease(progress: 0.7, velocity: 12)) {
    case .committed, .queued, .over: break  // `draw(_:)` has the rest, if there is any.
    case .springsBack:
      // Move the screens back first. This ends the swipe, or asks whether the screen may be left.
      router.finishTransition(swipe.transition)
    }
  }

  func start() {
    front.router.launch()
    load(front.router.top)
    order()
    back()
  }

  func show() {
    let screens = front.screens.values
    print(screens.map(\.items), screens.map(\.amount))  // [["pen", "ink"]] [23]
  }
}

func fetchItems() async -> [String] { ["pen", "ink"] }

let shop = Shop()
shop.queue.enter { shop.assumeIsolated { $0.start() } }
shop.queue.runReady()
shop.queue.enter { shop.assumeIsolated { $0.show() } }
