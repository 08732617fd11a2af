extension NavigationEngine {
  /// Asks every screen that would be removed whether it may be left, the visible path first and
  /// each path top first. A single denial wins before any question is shown. A question that only
  /// concerns hidden paths waits until none is open.
  func askToLeave(
    for request: Request, then removal: PendingRemoval, telling host: any NavigationHost
  ) {
    if removal.isEmpty { return proceed(with: removal, request, telling: host) }
    var questions: [LeaveQuestion] = []
    for stack in stacksInOrder {
      guard let kept = removal.kept(of: stack.number) else { continue }
      for index in stride(from: stack.entries.count - 1, through: kept, by: -1) {
        let entry = stack.entries[index].id
        guard !removal.moves(entry), mustAsk(at: index, of: stack, for: request) else { continue }
        guard let leaving = leaving(at: index, of: stack, for: request, telling: host) else {
          ensure(handlerDepth > 0, "\(entry) can't say whether it may be left")
          return waiting.append(request)
        }
        switch leaving {
        case .allowed: continue
        case .denied(let why):
          tellHost { $0.denied(why, by: entry) }
          return refuse(request, .vetoed(by: entry), as: removal.cause)
        case .confirm(let text, let leave, let stay, let save):
          lastQuestion += 1
          questions.append(
            LeaveQuestion(
              id: lastQuestion, path: path, entry: entry, text: text, leave: leave, stay: stay,
              save: save, cause: request.cause))
        }
      }
    }
    guard let first = questions.first else { return proceed(with: removal, request, telling: host) }
    // What is hidden doesn't take away the question that the user is reading.
    if openQuestion != nil, !removal.isSeen(from: stack.number) {
      return afterQuestion.append(request)
    }
    withdrawQuestion(.superseded)
    openQuestion = OpenQuestion(request: request, removal: removal, questions: questions[...])
    request.transition.reach(.pending)
    tellHost { $0.ask(first) }
  }

  /// The paths, the visible one first.
  var stacksInOrder: [EntryStack] {
    stacks.count == 1 ? stacks : [stack] + stacks.filter { $0 !== stack }
  }

  /// Whether to ask an entry. An entry with neither a screen nor a saved state is not asked.
  private func mustAsk(at index: Int, of stack: EntryStack, for request: Request) -> Bool {
    let entry = stack.entries[index]
    if request.isReturning, request.requester == .entry(entry.id) { return false }
    return entry.isCreated || calls.hasSavedState(stack.number, index, host)
  }

  /// The entry's answer, creating its screen if necessary; `nil` if it can't answer now.
  private func leaving(
    at index: Int, of stack: EntryStack, for request: Request, telling host: any NavigationHost
  ) -> Leaving? {
    if !stack.entries[index].isCreated {
      // Creating a screen is a hook, and hooks wait until the handler returns.
      guard handlerDepth == 0 else { return nil }
      create(at: index, of: stack, telling: host)
    }
    return host.leaving(stack.entries[index].id, by: request.cause)
  }

  private func proceed(
    with removal: PendingRemoval, _ request: Request, telling host: any NavigationHost
  ) {
    switch removal {
    case .edit(let change):
      // The slot may have been closed while the question was open.
      if let slot = closedSlot(of: request) {
        return refuse(request, .refused(slot), as: change.cause)
      }
      commit(change, request, telling: host)
    case .quit: quit(request)
    }
  }

  /// Handles an answer to the open question; any other question has been withdrawn.
  func receive(
    _ answer: LeaveAnswer, to question: LeaveQuestion, telling host: any NavigationHost
  ) {
    guard var open = openQuestion, open.questions.first == question else { return }
    switch answer {
    case .stay:
      openQuestion = nil
      refuse(open.request, .vetoed(by: question.entry), as: open.removal.cause)
    case .leave:
      open.questions = open.questions.dropFirst()
      // The next screens may have nothing left to lose by now.
      open.questions = open.questions.drop { host.leaving($0.entry, by: $0.cause) == .allowed }
      openQuestion = open.questions.isEmpty ? nil : open
      if let next = open.questions.first { return host.ask(next) }
      proceed(with: open.removal.rebased(on: stacks), open.request, telling: host)
    }
  }

  /// Withdraws the open question.
  func withdrawQuestion(_ outcome: Outcome) {
    guard let open = openQuestion else { return }
    openQuestion = nil
    if let question = open.questions.first { tellHost { $0.withdraw(question) } }
    endUnchanged(open.request, outcome)
  }

  /// Ends a swipe, and withdraws a question about entries that the change touches. A change outside
  /// the visible path doesn't disturb the user.
  func supersede(by change: PathChange, isSeen: Bool) {
    supersedeSwipe(by: change, isSeen: isSeen)
    guard let open = openQuestion else { return }
    let path = change.edit(of: stack.number).map { stack.ids(after: $0) }
    let keepsTop = change.shown == stack.number && (path == nil || path?.last == top)
    if !keepsTop || open.removal.isVoided(by: change, in: stacks) { withdrawQuestion(.superseded) }
  }
}
