import Navigation

extension Session {
  /// Tells those who watch of an event of the router.
  func tell(_ event: LifecycleEvent) {
    teller?.take(event, in: router.path)
    let route = boxes[event.entry]?.route
    if keepsEvents, let route { events.append(ObservedEvent(event: event, route: route)) }
    inspector?.note(event, in: router.path, route: route)
  }

  /// Tells those who watch that a swipe begins, of which the router's events say nothing.
  func tellSwipe(from: EntryID, to: EntryID) {
    teller?.beginSwipe(from: from, to: to)
    inspector?.noteSwipe(from: from, to: to)
  }

  /// Tells those who watch that the swipe, if there was one, did not go through.
  func tellSwipeEnd() {
    teller?.endSwipe()
    inspector?.noteSwipeEnd()
  }
}
