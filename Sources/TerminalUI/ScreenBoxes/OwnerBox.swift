import JSONCoding
import Navigation
import TerminalCore

/// Contains a screen for code that changes it without knowing the type of its body.
final class OwnerBox<Owner: Routed> {
  private(set) var screen: Owner

  /// The entry of the screen.
  let entry: EntryID

  /// The body, with the focus.
  let body = ScreenBody()

  /// The actions of the views in the body, as of the latest layout.
  var actions = BodyActions<Owner>()

  /// Whether a handler is changing the screen, which no other code may access in the meantime.
  private(set) var isChanging = false

  private let coding: StateCoding<Owner>?

  /// The form being submitted, if there is one.
  var submission: Submission<Owner>?

  /// How often a handler has changed the screen.
  private(set) var changeCount = 0

  init(_ screen: Owner, entry: EntryID, coding: StateCoding<Owner>?) {
    self.screen = screen
    self.entry = entry
    self.coding = coding
  }

  /// The encoded state of the screen; `nil` if there is nothing to save.
  var savedState: String? {
    ensure(!isChanging, "`saved` is read in a handler of \(entry); read it in app.post { }")
    return coding?.text(screen)
  }

  /// Restores encoded state. State that can't be decoded is ignored.
  func restore(_ state: String) {
    coding?.restore(state, &screen)
  }

  /// Delivers a value, or that there is none, to the answer that asked for it.
  func receive(
    _ outcome: ResultOutcome<any Sendable>, answer: String, in host: StackHost<Owner.Route>
  ) {
    let context = Context<Owner>(host: host, entry: entry, trigger: .code)
    let isTaken = change(in: host) { screen in
      Owner.answers.take(outcome, as: answer, into: &screen, within: context)
    }
    guard !isTaken else { return }
    // Only a request that was saved by another version of the program can name such an answer.
    host.session.report(
      mistake: """
        \(Owner.self): no answer is named \"\(answer)\" and takes this value; it was saved by another \
        version of the program, and is lost
        """)
  }

  /// Stops the program if a handler of the screen is running, which may have called the app instead
  /// of its context.
  func ensureIdle() {
    ensure(
      !isChanging,
      """
      a handler of \(entry) calls a function of the app that needs this screen; use the handler's \
      context, such as context.pop(), or call the app in app.post { }
      """)
  }

  /// Changes the screen and invalidates the layouts of all screens, because a shared model may have
  /// changed too.
  ///
  /// If the handler changes the path or provides a value to its own screen, the hooks run and the
  /// value arrives after it has returned.
  @discardableResult
  func change<Result>(
    in host: StackHost<Owner.Route>, _ change: (inout Owner) -> Result
  ) -> Result {
    ensureIdle()
    noteChange(in: host)
    return handle(in: host, change)
  }

  private func noteChange(in host: StackHost<Owner.Route>) {
    host.session.screensChanged()
    changeCount += 1
  }

  private func handle<Result>(
    in host: StackHost<Owner.Route>, _ handler: (inout Owner) -> Result
  ) -> Result {
    host.router.runHandler {
      isChanging = true
      defer { isChanging = false }
      return handler(&screen)
    }
  }

  /// Runs an action that returns whether it was one, and otherwise has changed nothing.
  func attempt(
    _ action: (inout Owner, Context<Owner>) -> Bool, from trigger: Trigger,
    in host: StackHost<Owner.Route>
  ) -> Bool {
    ensureIdle()
    let context = Context<Owner>(host: host, entry: entry, trigger: trigger)
    return handle(in: host) { screen in
      guard action(&screen, context) else { return false }
      noteChange(in: host)
      return true
    }
  }

  /// Runs the action of a control, a row, or a key.
  func run(
    _ action: (inout Owner, Context<Owner>) -> Void, from trigger: Trigger,
    in host: StackHost<Owner.Route>
  ) {
    let context = Context<Owner>(host: host, entry: entry, trigger: trigger)
    change(in: host) { action(&$0, context) }
  }
}

/// Encodes the state of a screen as text, and restores it.
struct StateCoding<Content> {
  /// Encodes the state; returns `nil` if that fails.
  let text: (Content) -> String?

  /// Restores the state. Text that can't be decoded leaves the screen as it is.
  let restore: (String, inout Content) -> Void
}

extension StateCoding where Content: SavedScreen {
  /// Encodes the state as JSON.
  static var json: StateCoding {
    StateCoding { screen in
      (try? JSON(encoding: screen.saved)).map { String(decoding: $0.bytes, as: UTF8.self) }
    } restore: { text, screen in
      guard let saved = try? JSON(Array(text.utf8))?.decoded(as: Content.Saved.self) else { return }
      screen.saved = saved
    }
  }
}
