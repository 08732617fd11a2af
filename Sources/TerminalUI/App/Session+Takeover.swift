import Navigation
import TerminalCore

extension Session {
  /// Keeps what a slide shows while it is cut short. One that has come to its end leaves nothing.
  func keepLeftover() {
    guard case .sliding(let presentation, let slide) = motion, appearance.motion == .full else {
      return
    }
    leftover = Leftover(
      from: presentation.from.id, to: presentation.to.id, position: position(of: slide),
      picture: composeScreens())
  }

  /// Where a motion begins: at its swipe's, or where the one that it takes back has come to.
  func beginning(of presentation: Presentation<Route>) -> Double {
    guard let leftover, leftover.from == presentation.to.id, leftover.to == presentation.from.id
    else { return presentation.progress }
    self.leftover = nil
    return 1 - leftover.position
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
