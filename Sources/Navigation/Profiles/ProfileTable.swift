/// A moment of the contract at which another toolkit sends events.
enum ProfileMoment: Hashable, CaseIterable {
  case created
  /// A screen appears that is new in the path, or one that was already in it.
  case willAppearNew, willAppearAgain
  case didAppearNew, didAppearAgain
  /// The visible screen is removed or covered.
  case willDisappearForGood, willDisappearCovered
  case didDisappearForGood, didDisappearCovered
  /// The first screen of a flow or a sheet appears; the other toolkit gives it its own stack.
  case willAppearPresented, didAppearPresented
  /// The visible screen is removed together with its flow.
  case willDisappearDismissed, didDisappearDismissed
  /// A screen that was not visible is removed.
  case removedUnseen
  /// A swipe begins, or is cancelled.
  case swipeBegan, swipeLetGo
}

/// The events that a toolkit sends at each moment of the contract.
struct ProfileTable {
  /// One call and its recipient.
  struct Call {
    enum Who { case screen, beneath }

    let who: Who
    let name: String
    var isExtrapolated = false

    static func screen(_ name: String) -> Call { Call(who: .screen, name: name) }
    static func beneath(_ name: String) -> Call { Call(who: .beneath, name: name) }

    var extrapolated: Call { Call(who: who, name: name, isExtrapolated: true) }
  }

  /// The calls of a moment, in order. A function rather than a dictionary, which would be built at
  /// every launch.
  let calls: @Sendable (ProfileMoment) -> [Call]

  /// The number of entries from a newly appearing screen down to the one that this toolkit wrongly
  /// reports as appearing too. That entry gets no event the next time it is revealed.
  var echo: Int?

  /// Whether a path coming into view gets its events before the one going out of view.
  var tellsComingPathFirst = false

  /// The path depth at which the echo was observed; for deeper paths it is extrapolated.
  var echoDepth = 0
}

extension EventProfile {
  var table: ProfileTable {
    switch self {
    case .uikit: .uikit
    case .swiftui184: .swiftui184
    }
  }
}

extension ProfileTable {
  fileprivate static let uikit = ProfileTable(calls: uikitCalls, tellsComingPathFirst: true)

  @Sendable private static func uikitCalls(at moment: ProfileMoment) -> [Call] {
    switch moment {
    case .created: [.screen("willMove(toParent: stack)"), .screen("viewDidLoad")]
    case .willAppearNew: [.screen("viewWillAppear (moving to parent)")]
    case .willAppearAgain: [.screen("viewWillAppear")]
    case .didAppearNew:
      [.screen("viewDidAppear (moving to parent)"), .screen("didMove(toParent: stack)")]
    case .didAppearAgain: [.screen("viewDidAppear")]
    case .willDisappearForGood:
      [.screen("willMove(toParent: nil)"), .screen("viewWillDisappear (moving from parent)")]
    case .willDisappearCovered: [.screen("viewWillDisappear")]
    case .didDisappearForGood:
      [.screen("viewDidDisappear (moving from parent)"), .screen("didMove(toParent: nil)")]
    case .didDisappearCovered: [.screen("viewDidDisappear")]
    case .willAppearPresented: [.screen("viewWillAppear (stack being presented)")]
    case .didAppearPresented:
      [
        .screen("viewDidAppear (stack being presented)"),
        .screen("didMove(toParent: stack)").extrapolated,
      ]
    case .willDisappearDismissed: [.screen("viewWillDisappear (stack being dismissed)")]
    case .didDisappearDismissed: [.screen("viewDidDisappear (stack being dismissed)")]
    case .removedUnseen:
      [
        .screen("willMove(toParent: nil)").extrapolated,
        .screen("didMove(toParent: nil)").extrapolated,
      ]
    case .swipeBegan:
      [
        .screen("willMove(toParent: nil)"), .screen("viewWillDisappear (moving from parent)"),
        .beneath("viewWillAppear"),
      ]
    case .swipeLetGo:
      [
        .beneath("viewWillDisappear"), .beneath("viewDidDisappear"),
        .screen("viewWillAppear (moving to parent)"), .screen("viewDidAppear (moving to parent)"),
      ]
    }
  }

  fileprivate static let swiftui184 = ProfileTable(calls: swiftuiCalls, echo: 2, echoDepth: 4)

  @Sendable private static func swiftuiCalls(at moment: ProfileMoment) -> [Call] {
    switch moment {
    case .didAppearNew, .didAppearAgain, .didAppearPresented: [.screen("onAppear")]
    case .didDisappearForGood, .didDisappearDismissed, .didDisappearCovered:
      [.screen("onDisappear").extrapolated]
    case .created, .willAppearNew, .willAppearAgain, .willAppearPresented, .willDisappearForGood,
      .willDisappearCovered, .willDisappearDismissed, .removedUnseen, .swipeBegan, .swipeLetGo:
      []
    }
  }
}
