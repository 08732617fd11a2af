import TerminalCore

extension Performance {
  /// Does what a directive says.
  func perform(_ directive: Directive) throws(PlayStop) {
    if directive.isInput {
      let target = try begun()
      history.add(directive, line: line.span.line, time: target.now)
      guard target.exitStatus == nil else {
        throw .failed(Mismatch("the program has ended and takes no more input"))
      }
      try pause(isTimed: hasWaited)
      hasWaited = false
      return try performInput(directive)
    }
    switch directive {
    case .version, .terminal, .locale, .open, .set(.seed), .set(.now), .set(.state):
      settings.apply(directive)
    case .set(.load(let loading)):
      settings.apply(directive)
      target?.setLoading(loading)
    case .note(let text):
      history.note = text
      player.pacer.show(note: text)
    case .wait(let duration):
      hasWaited = true
      try advance(by: duration)
    case .frames(let count):
      hasWaited = true
      for _ in 0..<count { try advance(by: Self.frameDuration) }
    case .settle: try settle()
    case .expect(let expectation, let limit): try expect(expectation, within: limit)
    case .snapshot(let name): try compareSnapshot(name)
    case .quit: try quit()
    default: break
    }
  }

  /// Lets people see what is on show before an input.
  func pause(isTimed: Bool = false) throws(PlayStop) {
    let target = try begun()
    do throws(PlayInterruption) {
      try player.pacer.pause(beforeInputAt: target.now, isTimed: isTimed)
    } catch {
      throw .interrupted(error)
    }
  }

  func advance(by duration: Duration) throws(PlayStop) {
    try advance(to: begun().now + duration)
  }

  func advance(to time: Duration) throws(PlayStop) {
    guard time <= ScriptLimit.clock else {
      throw .failed(Mismatch("the clock of a play ends at \(Notation.duration(ScriptLimit.clock))"))
    }
    try advanceWatched(to: time)
  }

  func show(_ frame: Frame) throws(PlayStop) {
    do throws(PlayInterruption) {
      try player.pacer.show(frame)
    } catch {
      throw .interrupted(error)
    }
    try showWatchers()
  }

  /// Moves on to the next time at which something is due, or gives `false` when that is too late.
  func advanceToNextDeadline(upTo limit: Duration) throws(PlayStop) -> Bool {
    let target = try begun()
    guard let deadline = target.nextDeadline, deadline <= limit else { return false }
    let start = target.now
    try advance(to: max(deadline, start))
    // A timer that is due again and again at the same time must not stop the clock.
    if let next = target.nextDeadline, next <= start {
      try advance(to: min(limit, start + Self.frameDuration))
    }
    return true
  }

  private func settle() throws(PlayStop) {
    let target = try begun()
    let limit = target.now + .seconds(10)
    while !target.isIdle, target.exitStatus == nil {
      guard try advanceToNextDeadline(upTo: limit) else {
        if target.nextDeadline != nil { try advance(to: limit) }
        if target.isIdle { return }
        let reason = target.nextDeadline == nil ? "though nothing more is due" : "after 10s"
        let pending = target.pending.joined(separator: ", ")
        throw .failed(Mismatch("still pending \(reason): \(pending)"))
      }
    }
  }

  private func quit() throws(PlayStop) {
    let target = try begun()
    if target.exitStatus == nil { target.quit() }
    try showWatchers()
    player.recorder?.quit(at: target.now)
    guard let status = target.exitStatus else {
      throw .failed(Mismatch("the program does not end"))
    }
    guard status == 0 else {
      throw .failed(Mismatch("the program has ended with status \(status), not 0"))
    }
  }
}
