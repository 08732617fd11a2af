/// A moment of the contract at which other toolkits send events.
enum ProfileMoment: Hashable, CaseIterable {
  case created
  /// A screen appears that is new in the path, or one that was in it before.
  case willAppearNew, willAppearAgain
  case didAppearNew, didAppearAgain
  /// The visible screen is removed or covered.
  case willDisappearForGood, willDisappearCovered
  case didDisappearForGood, didDisappearCovered
  /// The first screen of a flow or a sheet appears, which is a stack of its own there.
  case willAppearPresented, didAppearPresented
  /// The visible screen goes with the flow that it is in.
  case willDisappearDismissed, didDisappearDismissed
  /// A screen is removed that was not visible.
  case removedUnseen
  /// A swipe starts, or is cancelled.
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

  /// The calls of a moment, in order. It is no dictionary, which every start would have to build.
  let calls: @Sendable (ProfileMoment) -> [Call]

  /// How far beneath a screen that appears for the first time is the one that wrongly appears with
  /// it; the next time that one is revealed, it gets no event.
  var echo: Int?

  /// Whether a path that comes into sight hears of it before the one that goes.
  var tellsComingPathFirst = false

  /// The depth of the path at which the echo was observed. For deeper paths it is extrapolated.
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
