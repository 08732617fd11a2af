import TerminalCore

extension Performance {
  /// Lets those who watch know that the play begins.
  func beginWatching() throws(PlayStop) {
    do throws(RendererError) {
      writer = try player.terminalWriter?(settings)
    } catch {
      throw .objected(FrameFault("\(error)"))
    }
    for watcher in player.watchers {
      try listen { () throws(FrameFault) in try watcher.begin(settings) }
    }
  }

  /// Shows the program's frame to those who watch, unless they have seen it.
  func showWatchers() throws(PlayStop) {
    guard !player.watchers.isEmpty, let target else { return }
    let frame = target.frame
    guard frame != seenFrame else { return }
    seenFrame = frame
    let shown = ShownFrame(frame: frame, time: target.now, bytes: try bytes(showing: frame))
    for watcher in player.watchers {
      try listen { () throws(FrameFault) in try watcher.see(shown) }
    }
  }

  private func bytes(showing frame: Frame) throws(PlayStop) -> [UInt8] {
    do throws(RendererError) {
      return try writer?.bytes(showing: frame) ?? []
    } catch {
      throw .objected(FrameFault("\(error)"))
    }
  }

  private func listen(_ body: () throws(FrameFault) -> Void) throws(PlayStop) {
    do throws(FrameFault) {
      try body()
    } catch {
      throw .objected(error)
    }
  }

  /// Moves the clock to a time, and stops at every timer before so that no frame goes unseen.
  func advanceWatched(to time: Duration) throws(PlayStop) {
    let target = try begun()
    while !player.watchers.isEmpty, let deadline = target.nextDeadline, deadline < time,
      deadline > target.now
    {
      try pace(to: deadline)
      try showWatchers()
    }
    try pace(to: time)
    try showWatchers()
  }

  private func pace(to time: Duration) throws(PlayStop) {
    let target = try begun()
    do throws(PlayInterruption) {
      try player.pacer.advance(target, to: time)
    } catch {
      throw .interrupted(error)
    }
  }
}
