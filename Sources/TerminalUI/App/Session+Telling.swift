import Navigation

extension Session {
  /// Tells those who watch of an event of the router.
  func tell(_ event: LifecycleEvent) {
    teller?.take(event, in: router.path)
    if keepsEvents { keep(event) }
    guard inspector != nil else { return }
    if event.phase == .created, let box = boxes[event.entry] {
      inspector?.name(event.entry, routeName(box.route))
    }
    inspector?.note(event, in: router.path)
  }

  private func keep(_ event: LifecycleEvent) {
    guard let box = boxes[event.entry] else { return }
    events.append(ObservedEvent(event: event, route: box.route))
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
