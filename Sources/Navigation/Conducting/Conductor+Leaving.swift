extension Conductor {
  /// Asks all who would go, top first. A denial wins before any question is put.
  func askToLeave(
    for request: Request, goal: consuming Goal, on stage: any Stage<Route>
  ) {
    var questions: [Question] = []
    var index = stations.count
    while index > goal.kept {
      index -= 1
      let entry = stations[index].id
      guard !goal.moves(entry), mustAsk(at: index, for: request, on: stage) else { continue }
      guard let leaving = leaving(at: index, on: stage) else {
        precondition(handlerDepth > 0, "\(entry) can't say whether it may be left")
        return waiting.append(request)
      }
      switch leaving {
      case .allowed: continue
      case .denied(let why):
        stage.denied(why, by: entry)
        return refuse(request, .vetoed(by: entry), on: stage)
      case .confirm(let text):
        questions.append(makeQuestion(text, entry: entry))
      }
    }
    guard let first = questions.first else { return reach(goal, request, on: stage) }
    withdrawQuestion(.superseded, on: stage)
    openQuestion = OpenQuestion(request: request, goal: goal, questions: questions[...])
    request.transition.reach(.pending)
    stage.ask(first)
  }

  /// Whether an entry has a say. What was never made and has nothing saved has none.
  private func mustAsk(
    at index: Int, for request: Request, on stage: any Stage<Route>
  ) -> Bool {
    if request.delivery != nil, request.issuer == .entry(stations[index].id) { return false }
    return stations[index].isCreated || interpretation.hasSavedState(stage, index)
  }

  /// What an entry says to being left, made first if it never was; none when it can't say now.
  private func leaving(at index: Int, on stage: any Stage<Route>) -> Leaving? {
    if !stations[index].isCreated {
      // Being made is a hook, and hooks wait until the handler has returned.
      guard handlerDepth == 0 else { return nil }
      create(at: index, on: stage)
    }
    return stage.leaving(stations[index].id)
  }

  private func reach(_ goal: consuming Goal, _ request: Request, on stage: any Stage<Route>) {
    switch consume goal {
    case .edit(let edit):
      // The asking may have ended while the question was open.
      if let slot = closedSlot(of: request) { return refuse(request, .refused(slot), on: stage) }
      commit(edit, request, on: stage)
    case .quit: finishQuitting(request, on: stage)
    }
  }

  func take(
    _ answer: QuestionAnswer, to question: Question, on stage: any Stage<Route>
  ) {
    guard let open = openQuestion, open.questions.first == question else { return }
    switch answer {
    case .stay:
      openQuestion = nil
      refuse(open.request, .vetoed(by: question.entry), on: stage)
    case .leave:
      let rest = open.questions.dropFirst()
      open.questions = rest
      if let next = rest.first { return stage.ask(next) }
      openQuestion = nil
      reach(open.goal.rebased(on: stations), open.request, on: stage)
    }
  }

  /// Takes the open question back.
  func withdrawQuestion(_ outcome: Outcome, on stage: any Stage<Route>) {
    guard let open = openQuestion else { return }
    openQuestion = nil
    if let question = open.questions.first { stage.withdraw(question) }
    conclude(open.request, outcome, on: stage)
  }

  /// Ends what a change makes void: a question about what it touches, and a swipe.
  func giveWay(to edit: borrowing PathEdit, on stage: any Stage<Route>) {
    if let swipe {
      self.swipe = nil
      swipe.transition.end(.superseded)
    }
    guard let open = openQuestion else { return }
    let path = stations[..<edit.kept].map(\.id) + edit.tail
    let isVoid = path.last != top || edit.removed.contains(where: { open.goal.concerns($0) })
    if isVoid || open.goal.empties(path) { withdrawQuestion(.superseded, on: stage) }
  }
}
