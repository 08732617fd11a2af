import Navigation

extension StackHost {
  /// Reports an operation that was refused because of a mistake in a screen.
  func report(refused cause: Cause, by requester: Requester, _ outcome: Outcome) {
    switch outcome {
    case .superseded:
      session.report(
        mistake:
          "\(name(of: requester)): screens navigate without end in lifecycle, start or an answer; what they "
          + "requested after \(Router<Route>.longestRound) rounds was dropped. Navigate there only "
          + "under a condition that becomes false")
    case .refused where cause == .return && requester == .entry(router.top):
      session.report(
        mistake:
          "\(name(of: requester)): returns a value, but the request has ended, so nothing happens; replaceTop at "
          + "the first screen of a flow ends it, so push the next step instead")
    case .completed, .cancelled, .vetoed, .unchanged, .stale, .refused: break
    }
  }

  /// Reports a verb that came too late, because the handler of the same input has led elsewhere
  /// before. Code that no input has triggered, such as the result of a task, may come too late.
  func report(secondVerbBy requester: Requester, _ trigger: Trigger) {
    guard trigger != .code else { return }
    session.report(
      mistake:
        "\(name(of: requester)): navigates twice in one handler, and the second time does "
        + "nothing; use push([…]), or update for several changes as one")
  }

  /// Reports a path that was set without the root of its mode, to which nobody can go back.
  func report(rootOf mode: PathID, after change: JournalChange<Route>) {
    guard session.modeBar.hasChoice, change.kept == 0,
      [.launch, .link, .set].contains(change.cause)
    else { return }
    // Searching the paths would make the runtime check a conformance at each start.
    let index = session.modeBar.number(0, after: mode)
    let (root, found) = (paths[index].root.route, router.paths[index].root.route)
    guard found != root else { return }
    session.report(
      mistake:
        "the mode “\(mode)”: its path was set to begin with \(found) instead of \(root), to which "
        + "the user can’t go back; begin the path with the root of the mode")
  }

  /// Reports a screen that names the row of a route, although the rows of its list have no names.
  func report(unnamedRowsOf box: ScreenBox<Route>) {
    session.report(
      mistake:
        "\(box.screen.kind): row(opening:) names a row, but no row has a name, so none is found; "
        + "give the list its names with .id { … }")
  }

  /// The title of a screen that requests something, for messages.
  private func name(of requester: Requester) -> String {
    guard case .entry(let entry) = requester else { return "the program" }
    return screens[entry]?.screen.title ?? "\(entry)"
  }
}
