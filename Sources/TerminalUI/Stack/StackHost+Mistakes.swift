import Navigation

extension StackHost {
  /// Reports an operation that was refused because of a mistake in a screen.
  func report(refused cause: Cause, by requester: Requester, _ outcome: Outcome) {
    var name = "the program"
    if case .entry(let entry) = requester { name = screens[entry]?.screen.title ?? "\(entry)" }
    switch outcome {
    case .superseded:
      session.report(
        mistake:
          "\(name): screens navigate without end in lifecycle, start or an answer; what they "
          + "requested after \(Router<Route>.longestRound) rounds was dropped. Navigate there only "
          + "under a condition that becomes false")
    case .refused where cause == .return && requester == .entry(router.top):
      session.report(
        mistake:
          "\(name): returns a value, but the request has ended, so nothing happens; replaceTop at "
          + "the first screen of a flow ends it, so push the next step instead")
    case .completed, .cancelled, .vetoed, .unchanged, .stale, .refused: break
    }
  }
}
