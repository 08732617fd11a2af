import Navigation

enum AppRoute: RouteValue {
  case home
  case subject(String)
  case prefectures(returning: ReturnSlot<Int>)
}

/// A front end that keeps no screens and draws nothing.
final class Silence: NavigationHost {
  func create(_ entry: Entry<AppRoute>) {}
  func handle(_ event: LifecycleEvent) { print(event) }
  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? { .allowed }
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {
    print(answer, outcome)
  }
  func ask(_ question: LeaveQuestion) {}
  func withdraw(_ question: LeaveQuestion) {}
  func denied(_ why: String, by entry: EntryID) {}
}

let host = Silence()
let queue = WorkQueue()
let router = Router(root: AppRoute.home, host: host, queue: queue)
router.launch()
router.push(.subject("social"))
let transition = router.pop()
print(transition.removed)  // [#2]
print(transition.state)  // ended(completed): nothing is drawn here

let home = router.navigator(for: .entry(router.top))
let request = home.ask("place", for: Int.self) { .prefectures(returning: $0) }
let picker = router.navigator(for: .entry(router.top))
picker.return(23, to: request.slot)
