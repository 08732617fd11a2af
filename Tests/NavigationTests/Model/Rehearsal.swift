import Navigation
import Testing

/// Plays a script with a router in its app and with the model, and compares them after every step.
actor Rehearsal {
  nonisolated let queue: WorkQueue
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }

  private let modes: Int
  private let model: Model
  private let alter: @Sendable (Line) -> [Line]
  private var player: RouterPlayer?
  private var outcomes: [Int: String] = [:]
  private var answers: [Int: String] = [:]
  private var compared = 0
  private var difference: String?

  init(modes: Int, alter: @escaping @Sendable (Line) -> [Line]) {
    self.alter = alter
    queue = WorkQueue()
    self.modes = modes
    model = Model(modes: modes)
  }

  /// Plays a script until the program has ended and nothing is left of it.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - alter: Alters each line of the router's log before it is compared.
  /// - Returns: The first difference; `nil` if the two agree.
  static func play(
    _ script: Script, alter: @escaping @Sendable (Line) -> [Line] = { [$0] }
  ) -> String? {
    weak var left: Rehearsal?
    let difference = {
      let rehearsal = Rehearsal(modes: script.modes, alter: alter)
      left = rehearsal
      return rehearsal.play(script)
    }()
    return difference ?? (left == nil ? nil : "the router is still held after everything ended")
  }

  private nonisolated func play(_ script: Script) -> String? {
    perform { $0.begin() }
    defer { close() }
    if let difference = play(script.before) { return "before launch, \(difference)" }
    perform { $0.launch(script) }
    if let difference = look() { return "at launch: \(difference)" }
    if let difference = play(script.steps) { return difference }
    finish()
    return look().map { "at the end: \($0)" }
  }

  private nonisolated func play(_ steps: [Step]) -> String? {
    for (index, step) in steps.enumerated() {
      if case .restart = step { finish() }
      if case .wait(let time) = step {
        wait(.milliseconds(time))
      } else if look() == nil {
        perform { $0.play(step) }
      }
      if let difference = look() { return "after step \(index + 1), \(step): \(difference)" }
    }
    return nil
  }

  /// Ends the program, and waits for tasks that ignore their cancellation.
  private nonisolated func finish() {
    perform { $0.end() }
    if look() != nil { return }
    wait(.seconds(10))
    perform { $0.checkNothingLeft() }
  }

  /// Ends a program that a difference has interrupted, so that no task waits forever.
  private nonisolated func close() {
    perform { $0.end() }
    queue.advance(to: queue.now + .seconds(10))
    perform { $0.player = nil }
  }

  /// Does something inside the app, then runs the work that is ready.
  private nonisolated func perform(_ body: @Sendable (isolated Rehearsal) -> Void) {
    queue.enter {
      assumeIsolated { body($0) }
      queue.runReady()
    }
  }

  private nonisolated func wait(_ time: Duration) {
    let end = queue.now + time
    queue.advance(to: end)
    perform { $0.model.wait(until: end) }
  }

  private nonisolated func look() -> String? {
    perform { $0.compare() }
    return queue.enter { assumeIsolated { $0.difference } }
  }
}

// MARK: - Inside the app

extension Rehearsal {
  private func begin() {
    player = RouterPlayer(
      modes: modes, queue: queue,
      awaitEnd: { [self, queue] number, transition in
        Task(executorPreference: queue) { await self.note(number, await transition.outcome) }
      },
      awaitAnswer: { [self, queue] index, request in
        Task(executorPreference: queue) { await self.note(index, await request.answer) }
      },
      run: { [self, queue] work, run in
        if case .awaits(let verb) = work { return await go(verb, by: run) }
        await Self.waitOnClock(for: work, on: queue)
        await deliver(work, by: run)
      })
  }

  private func launch(_ script: Script) {
    player?.launch(script.launch, on: script.mode, cause: script.cause)
    model.launch(script.launch, on: script.mode, cause: script.cause)
    model.wait(until: queue.now)
  }

  private func play(_ step: Step) {
    player?.play(step)
    model.play(step)
    model.wait(until: queue.now)
  }

  private func end() {
    guard let player, !player.router.isEnded else { return }
    player.end()
    model.end()
    model.wait(until: queue.now)
  }

  private func note(_ number: Int, _ outcome: Outcome) {
    if outcomes.updateValue(outcome.description, forKey: number) != nil {
      difference = "operation \(number) ended twice"
    }
  }

  private func note(_ request: Int, _ outcome: ResultOutcome<String>) {
    let text =
      switch outcome {
      case .returned(let value): value
      case .cancelled(let reason): "cancelled(\(reason))"
      }
    if answers.updateValue(text, forKey: request) != nil { difference = "a request ended twice" }
  }

  private func deliver(_ work: Work, by run: TaskRun) {
    player?.deliver(work.result, by: run)
  }

  private func go(_ verb: Verb, by run: TaskRun) async {
    guard let outcome = await player?.go(verb, by: run)?.outcome else { return }
    player?.deliver("\(outcome)", by: run)
  }

  /// Waits on the virtual clock. All work takes the same number of turns, whether it ends when it
  /// is cancelled or not, so that the order stays the same.
  private static func waitOnClock(for work: Work, on queue: WorkQueue) async {
    let sleeping = Task(executorPreference: queue) {
      if let time = work.length { try? await queue.sleep(for: time) }
    }
    await withTaskCancellationHandler {
      await sleeping.value
    } onCancel: {
      if work.heedsCancellation { sleeping.cancel() }
    }
  }
}

// MARK: - Comparing

extension Rehearsal {
  private func compare() {
    guard let player, difference == nil else { return }
    difference =
      difference(inLogOf: player.host) ?? difference(inViewOf: player)
      ?? player.host.mistakes.first
    if model.isLaunched, player.router.running == nil, !player.router.isEnded {
      player.host.checkRest(player.router)
    }
    difference = difference ?? player.host.checker.violations.first
    difference = difference ?? awaited(player)
  }

  private func difference(inLogOf host: ScriptHost) -> String? {
    let expected = Array(model.log[compared...])
    let actual = host.log.dropFirst(compared).flatMap(alter)
    compared = model.log.count
    if expected.elementsEqual(actual) { return nil }
    let lines = { (log: [Line]) in log.map { "\n    \($0)" }.joined() }
    return "expected the lines\(lines(expected))\n  and not\(lines(actual))"
  }

  private func difference(inViewOf player: RouterPlayer) -> String? {
    let expected = model.snapshot()
    let actual = player.snapshot(answers: answers)
    if expected == actual { return nil }
    return "expected\n    \(expected)\n  and not\n    \(actual)"
  }

  /// Checks that exactly the transitions that have ended have resumed their callers.
  private func awaited(_ player: RouterPlayer) -> String? {
    for (number, transition) in player.transitions.enumerated() {
      var end: String?
      if case .ended(let outcome) = transition?.state { end = outcome.description }
      if outcomes[number] != end {
        return "operation \(number) is \(end ?? "open"), awaited \(outcomes[number] ?? "nothing")"
      }
    }
    return nil
  }

  private func checkNothingLeft() {
    guard let player, difference == nil else { return }
    if !player.host.openRecords.isEmpty { difference = "a change has no outcome" }
    if !player.host.created.isEmpty { difference = "screens are left: \(player.host.created)" }
    if outcomes.count != player.transitions.count { difference = "a transition never ended" }
    if !player.router.tasks.underWay.isEmpty { difference = "tasks are left" }
    if queue.nextDeadline != nil { difference = "a timer is left" }
  }
}

/// Plays a script. If router and model disagree, reports a short script that shows it.
func expectAgreement(_ script: Script, sourceLocation: SourceLocation = #_sourceLocation) {
  guard Rehearsal.play(script) != nil else { return }
  let shrunk = script.shrunk { Rehearsal.play($0) != nil }
  let difference = Rehearsal.play(shrunk) ?? ""
  Issue.record("\(difference)\n\n\(shrunk.code)", sourceLocation: sourceLocation)
}
