/// A moment of the contract to which other stacks have something to say.
enum ProfileMoment: Hashable, CaseIterable {
  case created
  /// A screen appears that was not in the path, or one that was.
  case willAppearNew, willAppearAgain
  case didAppearNew, didAppearAgain
  /// The screen on show goes for good, or is covered.
  case willDisappearForGood, willDisappearCovered
  case didDisappearForGood, didDisappearCovered
  /// A screen goes that was not on show.
  case removedUnseen
  /// The hand takes hold of the screen on show, or lets it go back to its place.
  case swipeBegan, swipeLetGo
}
