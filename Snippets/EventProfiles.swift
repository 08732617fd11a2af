import Navigation

/// A front end that prints the events that UIKit would have sent.
final class Narrator: NavigationHost {
  var translator = EventTranslator(to: .uikit)
  var router: Router<String>?

  func create(_ entry: Entry<String>) {}
  func handle(_ event: LifecycleEvent) {
    guard let router else { return }
    for event in translator.translate(event, in: router.path) { print(event) }
  }
  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? { .allowed }
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {}
  func ask(_ question: LeaveQuestion) {}
  func withdraw(_ question: LeaveQuestion) {}
  func denied(_ why: String, by entry: EntryID) {}
}

let narrator = Narrator()
let router = Router(root: "A", host: narrator, queue: WorkQueue())
narrator.router = router
router.launch()
router.push("B")
router.pop()
