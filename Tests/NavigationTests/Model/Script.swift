import Navigation

/// A sequence of steps from the launch to the end of a program.
struct Script: Hashable, Sendable {
  /// The initial path, such as `A B C`; only its top is created.
  var launch = "A"
  /// The number of paths, and the index of the one to launch on.
  var modes = 1
  var mode = 0
  /// The cause of the launch.
  var cause = Cause.launch
  /// The steps before launch.
  var before: [Step]
  var steps: [Step]

  init(
    launch: String = "A", modes: Int = 1, mode: Int = 0, cause: Cause = .launch,
    before: [Step] = [], _ steps: [Step]
  ) {
    self.launch = launch
    self.modes = modes
    self.mode = mode
    self.cause = cause
    self.before = before
    self.steps = steps
  }

  /// The number of steps.
  var length: Int { before.count + steps.count }

  /// The script as the body of a test.
  var code: String {
    let modes = modes == 1 ? "" : ", modes: \(modes), mode: \(mode)"
    let cause = cause == .launch ? "" : ", cause: .\(cause)"
    let before = before.map { "      \(Self.code(of: $0)),\n" }.joined()
    let beforehand = before.isEmpty ? "" : "\n    before: [\n\(before)    ],"
    let lines = steps.map { "      \(Self.code(of: $0)),\n" }.joined()
    return """
      expectAgreement(
        Script(
          launch: "\(launch)"\(modes)\(cause),\(beforehand)
          [
      \(lines)    ]))
      """
  }

  /// Swift's description of a step, without the type names, which the context makes needless.
  private static func code(of step: Step) -> String {
    String(reflecting: step).replacing(/(?:[A-Z][A-Za-z]*\.)+(?=[a-z])/, with: ".")
      .replacing(", leave: nil, stay: nil, save: nil", with: "")
  }
}

/// One step of a script: something that a screen, the user, the app or the clock does.
enum Step: Hashable, Sendable {
  case go(Verb, by: Who)
  /// Asks for a value: pushes the page that answers, perhaps as a flow or a sheet, or on another
  /// path. A page that doesn't carry the slot may be there already.
  case ask(
    String, carriesSlot: Bool = true, presented: PresentationStyle? = nil, on: Int? = nil, by: Who)
  /// Returns a value to a request, counted back from the latest.
  case returnValue(Int, by: Who)
  case provide(Int, by: Who)
  /// Cancels a request.
  case cancel(Int, by: Who)

  case start(String, Work, TaskScope, by: Who)
  case stop(String, by: Who)

  /// Whether a page may be left from now on.
  case says(String, Leaving)
  /// From now on, the page has a saved state, even if it was never created.
  case saved(String)
  case answer(LeaveAnswer)
  case quit

  /// Steps in a screen's own handler.
  case handler(Who, [Step])
  /// Steps to take the next time that a moment comes.
  case hook(Moment, [Step])

  /// The window gets another size.
  case layOut(panes: Int, sheets: Bool)
  /// The user moves to another pane.
  case activate(Who)

  /// Whether transitions are drawn from now on.
  case draws(Bool)
  case finishDrawing
  /// The end of an earlier drawing is reported again.
  case finishLate
  case grab
  case drag(Double)
  case letGo(Double, velocity: Double)
  /// The program ends without request.
  case end
  /// The program ends, and another run restores what was saved, except for what is lost. `before`
  /// are the steps of that run before its launch.
  case restart(losing: Loss = Loss(), before: [Step])
  /// The clock advances by a number of milliseconds.
  case wait(Int)
}

/// Steps to take once, the next time that a moment comes.
struct Hook: Hashable {
  let moment: Moment
  let steps: [Step]
}

/// What a hook waits for; it may happen to any entry.
enum Moment: Hashable, Sendable, CaseIterable {
  case created, willAppear, didAppear, willDisappear, didDisappear, removed
  case activated, deactivated
  case received, drawn, asked, denied, delivered
}

/// An entry or the app, named so that the name keeps its meaning if other steps are removed.
enum Who: Hashable, Sendable {
  case app
  case top
  /// The active entry.
  case active
  /// The entry at a distance below the top.
  case under(Int)
  /// The entry at a distance below the top of the path after the visible one.
  case beside(Int)
  /// An entry by its number, whether it is in a path or not.
  case entry(UInt64)
}

/// The work of a task.
enum Work: Hashable, Sendable {
  /// Takes a number of milliseconds, or until it is cancelled.
  case ends(Int)
  case fails(Int)
  /// Takes a number of milliseconds, even if it is cancelled.
  case lingers(Int)
  /// Navigates on behalf of its entry and awaits the outcome, even if it is cancelled.
  case awaits(Verb)

  /// How long it takes; `nil` if that depends on the outcome that it awaits.
  var length: Duration? {
    switch self {
    case .ends(let time), .fails(let time), .lingers(let time): .milliseconds(time)
    case .awaits: nil
    }
  }

  var heedsCancellation: Bool {
    switch self {
    case .ends, .fails: true
    case .lingers, .awaits: false
    }
  }

  /// Its result.
  var result: String {
    if case .fails = self { "failed" } else { "done" }
  }
}
