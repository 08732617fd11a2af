import TerminalCore

/// The program of a playback, with the clock, the viewer and the watchers that follow it.
final class PlayedProgram {
  let target: any ScriptTarget
  let player: Player
  /// The button that is down, and the position of the mouse.
  var mouse: MouseState { didSet { player.mouse?.state = mouse } }
  /// The lifecycle events since they were last expected.
  var lifecycleEvents: [String] = []

  /// The number of events that the program has got from the script.
  var eventCount = 0

  /// Whether the script has moved the clock since the last input.
  private var hasWaited = false
  /// The renderer that writes the bytes for the watchers.
  private var writer: (any TerminalWriter)?
  /// The last frame that the watchers have seen.
  private var seenFrame: Frame?

  /// The length of an animation frame.
  private static let frameDuration = Duration.milliseconds(16)

  init(_ target: any ScriptTarget, _ player: Player) {
    self.target = target
    self.player = player
    mouse = player.mouse?.state ?? MouseState()
  }

  /// Tells the recorder and the watchers that the play begins, and shows the first frame.
  func begin(_ settings: ScriptSettings) throws(PlayStop) {
    player.recorder?.begin(settings)
    do throws(RendererError) {
      writer = try player.terminalWriter?(settings)
    } catch {
      throw .watcherFailed(FrameFault("\(error)"))
    }
    for watcher in player.watchers {
      try tell { () throws(FrameFault) in try watcher.begin(settings) }
    }
    try show(target.frame)
    try checkTasks()
  }

  /// Sends the events of a directive, after the viewer has had time to see the frame before.
  func perform(_ input: Directive.Input) throws(PlayStop) {
    guard target.exitStatus == nil else {
      throw .failed(FrameFault("the program has ended and takes no more input"))
    }
    // There, a window has no size.
    if player.isInLineMode, case .resize = input { return }
    try pause(isTimed: hasWaited)
    hasWaited = false
    for watcher in player.watchers { watcher.willSend(input) }
    try send(input)
    try checkTasks()
  }

  /// Fails the play if tasks take longer than it waits.
  private func checkTasks() throws(PlayStop) {
    let tasks = target.overdueTasks
    guard !tasks.isEmpty else { return }
    let patience = Notation.duration(player.patience)
    throw .failed(
      FrameFault("still running after \(patience) of real time: \(tasks.joined(separator: ", "))"))
  }

  /// Ends the program as a user would, confirming any question. Its exit status must be 0.
  func quit() throws(PlayStop) {
    if target.exitStatus == nil { target.quit() }
    try showWatchers()
    player.recorder?.quit(at: target.now)
    guard let status = target.exitStatus else {
      throw .failed(FrameFault("the program does not end"))
    }
    guard status == 0 else {
      throw .failed(FrameFault("the program has ended with status \(status), not 0"))
    }
  }
}

// MARK: - Time

extension PlayedProgram {
  /// Moves the clock as a directive says.
  func perform(_ time: Directive.Time) throws(PlayStop) {
    switch time {
    case .wait(let duration):
      hasWaited = true
      try advance(to: target.now + duration)
    case .frames(let count):
      hasWaited = true
      for _ in 0..<count { try advance(to: target.now + Self.frameDuration) }
    case .settle: try settle()
    }
  }

  /// Moves the clock to a time.
  func advance(to time: Duration) throws(PlayStop) {
    guard time <= ScriptLimit.clock else {
      let end = Notation.duration(ScriptLimit.clock)
      throw .failed(FrameFault("the clock of a play ends at \(end)"))
    }
    // Watchers see every frame, so the clock stops at every timer on the way.
    while !player.watchers.isEmpty, let deadline = target.nextDeadline, deadline < time,
      deadline > target.now
    {
      try pace(to: deadline)
    }
    try pace(to: time)
  }

  /// Moves the clock to the next timer, or returns `false` if there is none up to the limit.
  func advanceToNextDeadline(upTo limit: Duration) throws(PlayStop) -> Bool {
    guard let deadline = target.nextDeadline, deadline <= limit else { return false }
    let start = target.now
    try advance(to: max(deadline, start))
    // A timer that is due at the same time again and again must not stop the clock.
    if let next = target.nextDeadline, next <= start {
      try advance(to: min(limit, start + Self.frameDuration))
    }
    return true
  }

  private func settle() throws(PlayStop) {
    let limit = target.now + .seconds(10)
    while !target.isIdle, target.exitStatus == nil {
      guard try advanceToNextDeadline(upTo: limit) else {
        if target.nextDeadline != nil { try advance(to: limit) }
        if target.isIdle { return }
        let reason = target.nextDeadline == nil ? "though nothing more is due" : "after 10s"
        let pending = target.pending.joined(separator: ", ")
        throw .failed(FrameFault("still pending \(reason): \(pending)"))
      }
    }
  }

  private func pace(to time: Duration) throws(PlayStop) {
    do throws(PlayInterruption) {
      try player.pacer.advance(target, to: time)
    } catch {
      throw .interrupted(error)
    }
    try showWatchers()
    try checkTasks()
  }
}

// MARK: - Frames

extension PlayedProgram {
  /// Gives the viewer time to see the frame before an input comes.
  func pause(isTimed: Bool = false) throws(PlayStop) {
    do throws(PlayInterruption) {
      try player.pacer.pause(beforeInputAt: target.now, isTimed: isTimed)
    } catch {
      throw .interrupted(error)
    }
  }

  /// Shows a frame to the viewer and the watchers.
  func show(_ frame: Frame) throws(PlayStop) {
    do throws(PlayInterruption) {
      try player.pacer.show(frame)
    } catch {
      throw .interrupted(error)
    }
    try showWatchers()
  }

  /// Lets the watchers object after the last line.
  func checkEnd() throws(PlayStop) {
    for watcher in player.watchers {
      try tell { () throws(FrameFault) in try watcher.checkEnd() }
    }
  }

  /// Shows the program's frame to the watchers, unless it is the one that they saw last.
  private func showWatchers() throws(PlayStop) {
    guard !player.watchers.isEmpty else { return }
    let frame = target.frame
    guard frame != seenFrame else { return }
    seenFrame = frame
    let shown = ShownFrame(frame: frame, time: target.now, bytes: try bytes(showing: frame))
    for watcher in player.watchers {
      try tell { () throws(FrameFault) in try watcher.see(shown) }
    }
  }

  private func bytes(showing frame: Frame) throws(PlayStop) -> [UInt8] {
    do throws(RendererError) {
      return try writer?.bytes(showing: frame) ?? []
    } catch {
      throw .watcherFailed(FrameFault("\(error)"))
    }
  }

  /// Calls a watcher, and fails the play if it objects.
  private func tell(_ body: () throws(FrameFault) -> Void) throws(PlayStop) {
    do throws(FrameFault) {
      try body()
    } catch {
      throw .watcherFailed(error)
    }
  }
}
