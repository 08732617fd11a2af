import Navigation

/// What is moving on the screen.
enum Motion<Route: Hashable & Codable & Sendable> {
  /// Nothing, and no timer runs.
  case still
  /// A change of the top that is being shown.
  case sliding(Presentation<Route>, Slide)
  /// A swipe that follows the hand.
  case swiping(Swipe<Route>)
  /// A swipe that was let go and goes back.
  case springingBack(Swipe<Route>, Slide)

  /// The swipe that follows the hand, while one does.
  var swipe: Swipe<Route>? {
    guard case .swiping(let swipe) = self, swipe.transition.state == .tentative else { return nil }
    return swipe
  }
}
