extension NavigationEngine {
  /// Asks every screen that would be removed, top first. A denial wins before any question is
  /// asked.
  func askToLeave(for request: Request, then removal: PendingRemoval) {
    var questions: [LeaveQuestion] = []
    for index in stride(from: entries.count - 1, through: removal.kept, by: -1) {
      let entry = entries[index].id
      guard !removal.moves(entry), mustAsk(at: index, for: request) else { continue }
      guard let leaving = leaving(at: index) else {
        precondition(handlerDepth > 0, "\(entry) can't say whether it may be left")
        return waiting.append(request)
      }
      switch leaving {
      case .allowed: continue
      case .denied(let why):
        tellHost { $0.denied(why, by: entry) }
        return refuse(request, .vetoed(by: entry))
      case .confirm(let text):
        questions.append(makeQuestion(text, entry: entry))
      }
    }
    guard let first = questions.first else { return proceed(with: removal, request) }
    withdrawQuestion(.superseded)
    openQuestion = OpenQuestion(request: request, removal: removal, questions: questions[...])
    request.transition.reach(.pending)
    tellHost { $0.ask(first) }
  }

  /// Whether an entry is asked. One that was never created and has no saved state is not.
  private func mustAsk(at index: Int, for request: Request) -> Bool {
    if request.returned != nil, request.requester == .entry(entries[index].id) { return false }
    return entries[index].isCreated || calls.hasSavedState(index)
  }

  /// The answer of an entry, which is created first if necessary; `nil` if it can't answer now.
  private func leaving(at index: Int) -> Leaving? {
    if !entries[index].isCreated {
      // Creating a screen is a hook, and hooks wait until the handler returns.
      guard handlerDepth == 0 else { return nil }
      create(at: index)
    }
    return host.leaving(entries[index].id)
  }

  private func proceed(with removal: PendingRemoval, _ request: Request) {
    switch removal {
    case .edit(let edit):
      // The slot may have been closed while the question was open.
      if let slot = closedSlot(of: request) { return refuse(request, .refused(slot)) }
      commit(edit, request)
    case .quit: quit(request)
    }
  }

  /// Handles an answer to the open question; any other question has been withdrawn.
  func receive(_ answer: LeaveAnswer, to question: LeaveQuestion) {
    guard var open = openQuestion, open.questions.first == question else { return }
    switch answer {
    case .stay:
      openQuestion = nil
      refuse(open.request, .vetoed(by: question.entry))
    case .leave:
      open.questions = open.questions.dropFirst()
      openQuestion = open.questions.isEmpty ? nil : open
      if let next = open.questions.first { return host.ask(next) }
      proceed(with: open.removal.rebased(on: entries), open.request)
    }
  }

  /// Withdraws the open question.
  func withdrawQuestion(_ outcome: Outcome) {
    guard let open = openQuestion else { return }
    openQuestion = nil
    if let question = open.questions.first { tellHost { $0.withdraw(question) } }
    drop(open.request, outcome)
  }

  /// Ends what an edit makes void: a question about entries that it touches, and a swipe.
  func giveWay(to edit: PathEdit) {
    if let swipe {
      self.swipe = nil
      swipe.transition.end(.superseded)
    }
    guard let open = openQuestion else { return }
    let path = entries[..<edit.kept].map(\.id) + edit.tail
    if path.last != top || open.removal.isVoided(by: edit, leaving: path) {
      withdrawQuestion(.superseded)
    }
  }
}
