import TerminalCore

/// One play of one script.
final class Performance {
  let player: Player
  let file: String
  var settings: ScriptSettings
  var target: (any ScriptTarget)?

  /// The lines of the header, to point at what the program refuses.
  private var header: [ScriptLine] = []
  /// The line that is being played.
  var line = ScriptLine()
  /// The button that is held, and where the mouse is.
  var mouse = MouseState()
  /// The lifecycle events that nobody has expected yet.
  var lifecycleEvents: [String] = []
  var history = PlayHistory()
  var screenUpdates: [ScreenUpdate] = []
  /// Whether the script has waited since the last input.
  var hasWaited = false
  var writer: (any TerminalWriter)?
  /// The last frame that those who watch were shown.
  var seenFrame: Frame?

  /// The length of an animation frame.
  static let frameDuration = Duration.milliseconds(16)

  init(player: Player, file: String) {
    self.player = player
    self.file = file
    settings = ScriptSettings(file: file)
  }

  /// Plays all lines.
  func play(_ next: () throws(ScriptError) -> ScriptLine?) -> PlayReport {
    let outcome = outcome(of: next)
    if let target {
      for watcher in player.watchers { watcher.end(at: target.now, status: target.exitStatus) }
    }
    return PlayReport(
      file: file, outcome: outcome, duration: target?.now ?? .zero,
      remarks: history.remarks, screenUpdates: screenUpdates, target: target)
  }

  private func outcome(of next: () throws(ScriptError) -> ScriptLine?) -> PlayOutcome {
    do throws(PlayStop) {
      try playAll(next)
      return .passed
    } catch {
      switch error {
      case .failed(let mismatch): return .failed(failure(mismatch))
      case .objected(let fault): return .failed(failure(fault))
      case .wrong(let error): return .wrong(error)
      case .interrupted(.stopped): return .stopped
      case .interrupted(.lostTerminal(let error)): return .lostTerminal(error)
      case .reached(let line): return .reached(line: line)
      }
    }
  }

  private func playAll(_ next: () throws(ScriptError) -> ScriptLine?) throws(PlayStop) {
    while let line = try nextLine(next) {
      guard let directive = line.directive else { continue }
      self.line = line
      if target == nil, directive.isHeader { header.append(line) }
      if target == nil, directive.endsHeader { _ = try begun() }
      if let stop = player.stopLine, line.span.line >= stop {
        _ = try begun()
        throw .reached(line: line.span.line)
      }
      try performJudged(directive)
    }
    _ = try begun()
  }

  /// Does what a directive says. On a screen of another size than the script's, what the script
  /// expects of the program can't hold, and only those who watch may object.
  private func performJudged(_ directive: Directive) throws(PlayStop) {
    do throws(PlayStop) {
      try perform(directive)
    } catch {
      if case .failed = error, player.size != nil { return }
      throw error
    }
  }

  private func nextLine(
    _ next: () throws(ScriptError) -> ScriptLine?
  ) throws(PlayStop) -> ScriptLine? {
    do throws(ScriptError) {
      return try next()
    } catch {
      throw .wrong(error)
    }
  }

  /// The program, made now if the header has just ended.
  func begun() throws(PlayStop) -> any ScriptTarget {
    if let target { return target }
    settings.size = player.size ?? settings.size
    do {
      let target = try player.makeTarget(settings)
      self.target = target
      player.recorder?.begin(settings)
    } catch let refusal as RefusedSetting {
      line = header.last { refusal.concerns($0.directive) } ?? line
      throw .wrong(mistake(refusal.reason))
    } catch {
      throw .wrong(mistake("\(error)"))
    }
    let target = try begun()
    try beginWatching()
    try show(target.frame)
    return target
  }

  /// A mistake that shows only when the line is played.
  func mistake(_ reason: String) -> ScriptError {
    let indent = String(repeating: " ", count: line.span.columns.lowerBound - 1)
    let text = line.directive?.text.split(separator: "\n").first ?? ""
    return ScriptError(
      .refused(reason), file: file, line: line.span.line, column: indent.count + 1,
      length: line.span.columns.count, source: indent + text)
  }
}
