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

  let rows: [ProfileMoment: [Call]]

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
  fileprivate static let uikit = ProfileTable(
    rows: uikitRows, tellsComingPathFirst: true)

  private static let uikitRows: [ProfileMoment: [Call]] = [
    .created: [.screen("willMove(toParent: stack)"), .screen("viewDidLoad")],
    .willAppearNew: [.screen("viewWillAppear (moving to parent)")],
    .willAppearAgain: [.screen("viewWillAppear")],
    .didAppearNew: [
      .screen("viewDidAppear (moving to parent)"), .screen("didMove(toParent: stack)"),
    ],
    .didAppearAgain: [.screen("viewDidAppear")],
    .willDisappearForGood: [
      .screen("willMove(toParent: nil)"), .screen("viewWillDisappear (moving from parent)"),
    ],
    .willDisappearCovered: [.screen("viewWillDisappear")],
    .didDisappearForGood: [
      .screen("viewDidDisappear (moving from parent)"), .screen("didMove(toParent: nil)"),
    ],
    .didDisappearCovered: [.screen("viewDidDisappear")],
    .willAppearPresented: [.screen("viewWillAppear (stack being presented)")],
    .didAppearPresented: [
      .screen("viewDidAppear (stack being presented)"),
      .screen("didMove(toParent: stack)").extrapolated,
    ],
    .willDisappearDismissed: [.screen("viewWillDisappear (stack being dismissed)")],
    .didDisappearDismissed: [.screen("viewDidDisappear (stack being dismissed)")],
    .removedUnseen: [
      .screen("willMove(toParent: nil)").extrapolated,
      .screen("didMove(toParent: nil)").extrapolated,
    ],
    .swipeBegan: [
      .screen("willMove(toParent: nil)"), .screen("viewWillDisappear (moving from parent)"),
      .beneath("viewWillAppear"),
    ],
    .swipeLetGo: [
      .beneath("viewWillDisappear"), .beneath("viewDidDisappear"),
      .screen("viewWillAppear (moving to parent)"), .screen("viewDidAppear (moving to parent)"),
    ],
  ]

  fileprivate static let swiftui184 = ProfileTable(
    rows: [
      .didAppearNew: [.screen("onAppear")],
      .didAppearAgain: [.screen("onAppear")],
      .didAppearPresented: [.screen("onAppear")],
      .didDisappearForGood: [.screen("onDisappear").extrapolated],
      .didDisappearDismissed: [.screen("onDisappear").extrapolated],
      .didDisappearCovered: [.screen("onDisappear").extrapolated],
    ],
    echo: 2, echoDepth: 4)
}
