/// A position to scroll to; see ``Context/scroll(to:in:)``.
public enum ScrollPosition: Hashable, Sendable {
  /// The first line.
  case start
  /// The last line.
  case end
  /// The first line of the view or row with a name, scrolled to the top as far as the end of the
  /// lines permits.
  case view(String)
}

extension Context {
  /// Scrolls the screen, or a part of it that scrolls separately.
  ///
  /// The scrolling takes place at the next layout, so it also works before the first one. It does
  /// nothing if there is no such view or part by then. A focus that would scroll out of view moves
  /// to the nearest visible target.
  ///
  /// - Parameters:
  ///   - position: The position to show.
  ///   - name: The name of the ``ScrollView`` to scroll, in which the view must be; by default the
  ///     whole screen.
  public func scroll(to position: ScrollPosition, in name: String? = nil) {
    host.screens[entry]?.body.wantedScroll = (position, name)
    host.session.screensChanged()
  }
}
