import Navigation
import TerminalCore

extension Session {
  /// Keeps what is moving while it is cut short. A motion that has come to its end leaves nothing.
  func keepLeftover() {
    guard appearance.motion == .full else { return }
    switch motion {
    case .still, .swiping: return
    case .sliding(let presentation, let slide):
      keepLeftover(of: slide, from: presentation.from.id, to: presentation.to.id)
    case .springingBack(let swipe, let slide):
      keepLeftover(of: slide, from: swipe.from.id, to: swipe.to.id)
    }
  }

  private func keepLeftover(of slide: Slide, from: EntryID, to: EntryID) {
    leftover = Leftover(
      from: from, to: to, position: position(of: slide), picture: composeScreens())
  }

  /// Where a motion begins: at its swipe's, or where the one that it goes on with or takes back has
  /// come to.
  func beginning(of presentation: Presentation<Route>) -> Double {
    if case .springingBack = motion { keepLeftover() }
    guard let leftover else { return presentation.progress }
    let (from, to) = (presentation.from.id, presentation.to.id)
    if (leftover.from, leftover.to) == (from, to) {
      self.leftover = nil
      return leftover.position
    }
    if (leftover.from, leftover.to) == (to, from) {
      self.leftover = nil
      return 1 - leftover.position
    }
    return presentation.progress
  }

  /// The screen that goes, or, when the motion has taken over from another one, what that one showed:
  /// nothing jumps.
  func fromFrame(of presentation: Presentation<Route>) -> Frame {
    guard let leftover, leftover.picture.size == size else {
      return frame(of: presentation.from.id)
    }
    return leftover.picture
  }
}
