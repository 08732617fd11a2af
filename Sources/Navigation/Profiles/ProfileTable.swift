/// A moment of the contract to which other stacks have something to say.
enum ProfileMoment: Hashable, CaseIterable {
  case created
  /// A screen appears that was not in the path, or one that was.
  case willAppearNew, willAppearAgain
  case didAppearNew, didAppearAgain
  /// The visible screen goes for good, or is covered.
  case willDisappearForGood, willDisappearCovered
  case didDisappearForGood, didDisappearCovered
  /// A screen goes that was not visible.
  case removedUnseen
  /// The hand takes hold of the visible screen, or lets it go back to its place.
  case swipeBegan, swipeLetGo
}

/// What a stack says at each moment of the contract.
struct ProfileTable {
  /// One call, and to whom.
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

  /// How far beneath a screen that appears for the first time stands the one that appears with it;
  /// the next time that one is revealed, nothing is said.
  var echo: Int?

  /// The depth of the path at which the echo was observed. At greater ones it is extrapolated.
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
  fileprivate static let uikit = ProfileTable(rows: [
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
  ])

  fileprivate static let swiftui184 = ProfileTable(
    rows: [
      .didAppearNew: [.screen("onAppear")],
      .didAppearAgain: [.screen("onAppear")],
      .didDisappearForGood: [.screen("onDisappear").extrapolated],
      .didDisappearCovered: [.screen("onDisappear").extrapolated],
    ],
    echo: 2, echoDepth: 4)
}
