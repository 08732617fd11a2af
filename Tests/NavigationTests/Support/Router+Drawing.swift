import Navigation

extension Router {
  /// Ends the current drawing, like a front end that draws one transition at a time.
  func finishTransition() {
    if let running { finishTransition(running.transition) }
  }

  /// The open slots, in the order in which they were opened.
  var openSlots: [SlotID] { openRequests.map(\.slot) }
}
