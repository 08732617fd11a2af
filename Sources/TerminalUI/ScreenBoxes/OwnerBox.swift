import JSONCoding
import Navigation

/// Contains a screen for code that changes it without knowing the type of its body.
class OwnerBox<Owner: Routed>: ScreenBox<Owner.Route> {
  private(set) var screen: Owner

  /// Whether a handler is changing the screen, which no other code may access in the meantime.
  private(set) var isChanging = false

  /// Values that arrived while a handler was changing the screen, to be delivered afterward.
  private var arrived: [(inout Owner) -> Void] = []

  private let coding: StateCoding<Owner>?

  /// The form being submitted, if there is one.
  var submission: Submission<Owner>?

  /// How often a handler has changed the screen.
  private(set) var changeCount = 0

  init(
    _ screen: Owner, entry: Entry<Owner.Route>, appKeys: AppKeys<Owner.Route>,
    coding: StateCoding<Owner>?
  ) {
    self.screen = screen
    self.coding = coding
    super.init(entry: entry, appKeys: appKeys)
  }

  override var savedState: String? { isChanging ? nil : coding?.text(screen) }

  override func restore(_ state: String) {
    coding?.restore(state, &screen)
  }

  override func receive(
    _ outcome: ResultOutcome<any Sendable>, answer: String, in host: StackHost<Owner.Route>
  ) {
    let context = Context<Owner>(host: host, entry: entry, trigger: .code)
    let deliver = { (screen: inout Owner) -> Void in
      Owner.answers.take(outcome, as: answer, into: &screen, within: context)
    }
    if isChanging { arrived.append(deliver) } else { change(in: host, deliver) }
  }

  /// Changes the screen and invalidates the layouts of all screens, because a shared model may have
  /// changed too.
  ///
  /// If the handler changes the path, the lifecycle hooks run after it has returned. A value that
  /// it provides to its own screen also arrives then.
  @discardableResult
  func change<Result>(
    in host: StackHost<Owner.Route>, _ change: (inout Owner) -> Result
  ) -> Result {
    host.session.screensChanged()
    changeCount += 1
    return host.router.runHandler {
      isChanging = true
      defer { isChanging = false }
      let result = change(&screen)
      for deliver in arrived { deliver(&screen) }
      arrived = []
      return result
    }
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
