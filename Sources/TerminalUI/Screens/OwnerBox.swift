import FoundationEssentials
import Navigation

/// The place where a screen lives, for those who change the screen and don't look at its body.
class OwnerBox<Owner: Routed>: ScreenBox<Owner.Route> {
  /// The screen.
  private(set) var screen: Owner

  /// Whether a handler is changing the screen, so that nobody else may look at it.
  private(set) var isChanging = false

  private var waiting: [(inout Owner) -> Void] = []

  private let coding: StateCoding<Owner>?

  init(_ screen: Owner, entry: Entry<Owner.Route>, coding: StateCoding<Owner>?) {
    self.screen = screen
    self.coding = coding
    super.init(entry: entry)
  }

  override var savedState: String? { isChanging ? nil : coding?.text(screen) }

  override func restore(_ state: String) {
    coding?.restore(state, &screen)
  }

  override func receive(
    _ settlement: Settlement<any Sendable>, answer: String, in host: StackHost<Owner.Route>
  ) {
    let take = { (screen: inout Owner) -> Void in
      Owner.answers.take(settlement, as: answer, into: &screen)
    }
    if isChanging { waiting.append(take) } else { change(in: host, take) }
  }

  /// Changes the screen; layouts made before hold no more, this screen's or another's, since what
  /// they share may have changed too.
  ///
  /// The hooks of a change of the path that the screen asks for come after the screen is whole
  /// again, and so does a value that it provides to itself.
  @discardableResult
  func change<Result>(
    in host: StackHost<Owner.Route>, _ change: (inout Owner) -> Result
  ) -> Result {
    host.session.screensChanged()
    return host.router.handling {
      isChanging = true
      defer { isChanging = false }
      let result = change(&screen)
      for take in waiting { take(&screen) }
      waiting = []
      return result
    }
  }
}

/// How the state of a screen becomes text, and a screen again.
struct StateCoding<Content> {
  /// The state as text, or `nil` when it can't be written.
  let text: (Content) -> String?

  /// Makes a screen what it was; a text that can't be read leaves it new.
  let restore: (String, inout Content) -> Void
}

extension StateCoding where Content: SavedScreen {
  /// The state as JSON.
  static var json: StateCoding {
    StateCoding { screen in
      let encoder = JSONEncoder()
      // The same state is the same text, whenever it is written.
      encoder.outputFormatting = .sortedKeys
      return (try? encoder.encode(screen.saved)).map { String(decoding: $0, as: UTF8.self) }
    } restore: { text, screen in
      guard let saved = try? JSONDecoder().decode(Content.Saved.self, from: Data(text.utf8))
      else { return }
      screen.saved = saved
    }
  }
}
