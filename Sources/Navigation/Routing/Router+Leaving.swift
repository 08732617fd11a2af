extension Router {
  /// The question that waits for its answer.
  public var question: Question? { openQuestion?.questions.first }

  /// Answers a question; an answer to one that is no longer open does nothing.
  public func answer(_ question: Question, with answer: QuestionAnswer) {
    guard !isEnded else { return }
    submit(Request(wish: .answer(question, answer)))
  }

  /// Asks all who would go, top first. A denial wins before any question is put.
  func askToLeave(
    _ entries: [Entry<Route>], for request: Request<Route>, goal: OpenQuestion<Route>.Goal
  ) {
    var questions: [Question] = []
    for entry in entries where mustAsk(entry, for: request) {
      guard let leaving = leaving(of: entry) else {
        precondition(handlerDepth > 0, "\(entry) can't say whether it may be left")
        return waiting.append(request)
      }
      switch leaving {
      case .allowed: continue
      case .denied(let why):
        stage.denied(why, by: entry.id)
        return refuse(request, .vetoed(by: entry.id))
      case .confirm(let text):
        questions.append(makeQuestion(text, entry: entry.id))
      }
    }
    guard let first = questions.first else { return reach(goal, request) }
    withdrawQuestion(.superseded)
    openQuestion = OpenQuestion(request: request, goal: goal, questions: questions[...])
    request.transition.reach(.pending)
    stage.ask(first)
  }

  /// Whether an entry has a say. What was never made and has nothing saved has none.
  private func mustAsk(_ entry: Entry<Route>, for request: Request<Route>) -> Bool {
    if request.delivery != nil, request.issuer == .entry(entry.id) { return false }
    return created.contains(entry.id) || stage.hasSavedState(entry)
  }

  /// What an entry says to being left, made first if it never was; none when it can't say now.
  private func leaving(of entry: Entry<Route>) -> Leaving? {
    if !created.contains(entry.id) {
      // Being made is a hook, and hooks wait until the handler has returned.
      guard handlerDepth == 0 else { return nil }
      create(entry)
    }
    return stage.leaving(entry.id)
  }

  private func reach(_ goal: OpenQuestion<Route>.Goal, _ request: Request<Route>) {
    switch goal {
    case .edit(let edit): commit(edit, request)
    case .quit: finishQuitting(request)
    }
  }

  func take(_ answer: QuestionAnswer, to question: Question) {
    guard let open = openQuestion, open.questions.first == question else { return }
    switch answer {
    case .stay:
      openQuestion = nil
      refuse(open.request, .vetoed(by: question.entry))
    case .leave:
      let rest = open.questions.dropFirst()
      openQuestion?.questions = rest
      if let next = rest.first { return stage.ask(next) }
      openQuestion = nil
      reach(open.goal, open.request)
    }
  }

  /// Takes the open question back.
  func withdrawQuestion(_ outcome: Outcome) {
    guard let open = openQuestion else { return }
    openQuestion = nil
    if let question = open.questions.first { stage.withdraw(question) }
    conclude(open.request, outcome)
  }

  /// Ends what a change makes void: a question about what it touches, and a swipe.
  func giveWay(to edit: PathEdit<Route>) {
    if let swipe {
      self.swipe = nil
      swipe.transition.end(.superseded)
    }
    guard let open = openQuestion else { return }
    let newTop = edit.tail.last?.id ?? path.entries[edit.kept - 1].id
    if newTop != path.top.id || edit.removed.contains(where: { open.concerns($0.id) }) {
      withdrawQuestion(.superseded)
    }
  }

  /// Lets a question that outlived a change mean the same entries in the new path.
  func rebaseQuestion() {
    guard case .edit(let edit) = openQuestion?.goal else { return }
    openQuestion?.goal = .edit(edit.rebased(on: path))
  }
}
