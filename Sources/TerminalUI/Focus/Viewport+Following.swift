import TerminalCore

/// The focus in a region that follows its end.
extension Viewport {
  /// Shows the end of a region that follows it. The focus goes along if it was on the last target,
  /// unless that was chosen. Any other target that the user sees to have it stays in sight, and the
  /// region no longer follows its end.
  ///
  /// - Parameters:
  ///   - region: The region in the new layout.
  ///   - before: Its state in the previous one.
  ///   - old: The region in the previous layout; `nil` if there was none.
  ///   - hasFocus: Whether the region had the focus.
  mutating func followEnd(
    of region: Region, from before: State, after old: Region?, hasFocus: Bool
  ) {
    scroll(to: .max, in: region)
    guard let focus = before.focus else { return }
    let wasLast = old.map { focus.number == $0.targetCount - 1 } ?? false
    if wasLast, !before.isHeld {
      focusLast(in: region)
    } else if !self[region.id].isFocusVisible {
      if hasFocus, before.isFocusVisible { reveal(in: region) } else { focusLast(in: region) }
    }
  }

  /// The target at which the focus enters a region that follows its end; `nil` in any other region,
  /// and where a reader has scrolled up.
  func followedTarget(in region: Region) -> TargetIndex? {
    guard region.followsEnd, self[region.id].isAtEnd else { return nil }
    return region.target(region.targetCount - 1)
  }

  /// Moves the focus within a region that was scrolled: to its last target if it follows the end,
  /// where it now is, and otherwise to one in sight.
  mutating func keepFocusInSight(of region: Region, scrolledToward line: Int, from top: Int) {
    let isForward = self[region.id].top > top || line == .max
    if isForward, self[region.id].focus != nil, followedTarget(in: region) != nil {
      focusLast(in: region)
    }
    keepFocusInSight(of: region)
  }

  /// Keeps the focus on a target that was chosen, even where a last one would go along.
  mutating func holdFocus(in body: Region) {
    guard body.hasParts else { return }
    for level in levels(body) where level.region.followsEnd { self[level.region.id].isHeld = true }
  }

  private mutating func focusLast(in region: Region) {
    guard let last = region.target(region.targetCount - 1) else { return }
    setFocus(last, in: region)
    self[region.id].isHeld = false
  }
}
