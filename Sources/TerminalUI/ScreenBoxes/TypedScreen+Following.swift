import Navigation
import TerminalCore

extension TypedScreen {
  /// Keeps in the screen which parts show the ends that they follow.
  ///
  /// - Returns: Whether that has changed the screen.
  func tellEnds(in host: StackHost<Content.Route>) -> Bool {
    var hasChanged = false
    for (region, property) in owner.actions.followers {
      let isAtEnd = body.viewport[region].isAtEnd
      guard owner.screen[keyPath: property] != isAtEnd else { continue }
      owner.change(in: host) { $0[keyPath: property] = isAtEnd }
      hasChanged = true
    }
    return hasChanged
  }
}
