import TerminalCore

/// A single play of a script: reads its header, starts the program, and plays the rest.
final class Playback {
  let player: Player
  let file: String

  /// The line being played.
  private(set) var line = ScriptLine()
  /// The program; `nil` until it has been started.
  private(set) var program: PlayedProgram?
  var history = PlayHistory()
  /// The failures of soft expectations, oldest first.
  var softFailures: [PlayFailure] = []
  /// The screens to rewrite in the script.
  var screenUpdates: [ScreenUpdate] = []
  /// The snapshots that were written.
  var snapshotUpdates = SnapshotUpdates()
  /// The place at which the program ended; `nil` while it runs.
  private(set) var end: SourceSpan?

  /// The lines that are still to be played.
  private var expansion: ScriptExpansion
  private var settings: ScriptSettings
  /// The lines of the header, for finding the one that the program refuses.
  private var header: [ScriptLine] = []
  /// The line of the header that says what loads do; `nil` if none does.
  private var loadLine: ScriptLine?

  /// The number of failures with which a play ends, whether or not they are soft.
  static let failureLimit = 20

  init(player: Player, file: String, _ expansion: ScriptExpansion) {
    self.player = player
    self.file = file
    self.expansion = expansion
    settings = ScriptSettings(file: file)
  }

  /// Gives variables the texts of the parts of a row.
  func keepParts(_ parts: [String: String]) { expansion.keepTexts(of: parts) }

  /// Plays all lines.
  func play() -> PlayReport {
    let outcome = outcome()
    let failures = softFailures + (outcome.failure.map { [$0] } ?? [])
    let target = program?.target
    for remark in snapshotUpdates.remarks(on: file) { history.remark(remark) }
    if let target {
      for watcher in player.watchers { watcher.end(at: target.now, status: target.exitStatus) }
    }
    return PlayReport(
      file: file, outcome: outcome.failing(with: failures.first), failures: failures,
      duration: target?.now ?? .zero,
      remarks: history.remarks, screenUpdates: screenUpdates,
      snapshotError: snapshotUpdates.error, target: target)
  }

  private func outcome() -> PlayOutcome {
    do throws(PlayStop) {
      var directive = try readHeader()
      let program = try startProgram()
      while let current = directive {
        try play(current, in: program)
        directive = try read()
      }
      try program.checkEnd()
      if let stop = player.stopLine {
        history.remark("\(file): nothing is left to play from line \(stop) on")
      }
      return .passed
    } catch {
      switch error {
      case .failed(let fault): return .failed(failure(ofCheck: fault))
      case .watcherFailed(let fault): return .failed(failure(ofPlay: fault))
      case .wrong(let error): return .wrong(error)
      case .refused(let reason): return .wrong(mistake(.refused(reason)))
      case .interrupted(.stopped): return .stopped
      case .interrupted(.lostTerminal(let error)): return .lostTerminal(error)
      case .reached, .interrupted(.takenOver): return .reached(line: line.span.outermostLine)
      }
    }
  }

  /// Moves to the next line that has a directive.
  ///
  /// - Returns: The directive of ``line``; `nil` after the last one.
  private func read() throws(PlayStop) -> Directive? {
    while let line = try readLine() {
      guard let directive = line.directive else { continue }
      self.line = line
      return directive
    }
    return nil
  }

  /// The next line, unless the viewer has stopped the play.
  private func readLine() throws(PlayStop) -> ScriptLine? {
    do throws(PlayInterruption) {
      try player.pacer.listen()
    } catch {
      throw .interrupted(error)
    }
    do throws(ScriptError) {
      return try expansion.next()
    } catch {
      throw .wrong(error)
    }
  }

  /// Reads the header.
  ///
  /// - Returns: The directive after it; `nil` if the script has only a header. The line before
  ///   which to stop also ends the header.
  private func readHeader() throws(PlayStop) -> Directive? {
    while let directive = try read() {
      guard !isBeyondStop else { return directive }
      switch directive {
      case .header(let part):
        settings.apply(part)
        header.append(line)
      case .load(let loading): (settings.loading, loadLine) = (loading, line)
      case .note(let text): show(note: text)
      case .input, .time, .check, .sharing: return directive
      }
    }
    return nil
  }

  /// Creates the program that the header describes, and shows its first frame.
  private func startProgram() throws(PlayStop) -> PlayedProgram {
    settings.isInLineMode = player.isInLineMode
    settings.size = player.isInLineMode ? .ofLineMode : player.size ?? settings.size
    settings.patience = player.patience
    let target: any ScriptTarget
    do {
      target = try player.makeTarget(settings)
    } catch let refusal as RefusedSetting {
      line = header.last { refusal.concerns($0.directive) } ?? line
      throw .refused(refusal.reason)
    } catch {
      throw .refused("\(error)")
    }
    // One that can't use the setting refuses it.
    if let loadLine { try set(settings.loading, of: target, at: loadLine) }
    let program = PlayedProgram(target, player)
    self.program = program
    try program.begin(settings)
    return program
  }

  /// Changes what the program's loads do, as a line says.
  private func set(
    _ loading: ScriptLoading, of target: any ScriptTarget, at line: ScriptLine
  ) throws(PlayStop) {
    do throws(RefusedSetting) {
      try target.setLoading(loading)
    } catch {
      self.line = line
      throw .refused(error.reason)
    }
  }

  /// Whether the play stops before ``line``.
  private var isBeyondStop: Bool {
    player.stopLine.map { line.span.outermostLine >= $0 } ?? false
  }

  private func play(_ directive: Directive, in program: PlayedProgram) throws(PlayStop) {
    guard !isBeyondStop else { throw .reached }
    player.pacer.show(next: line, at: program.target.now)
    defer { if end == nil, program.target.exitStatus != nil { end = place } }
    do throws(PlayStop) {
      try perform(directive, in: program)
    } catch {
      // Expectations can't hold on a screen whose size differs from the script's.
      if case .failed = error, player.size != nil { return }
      throw error
    }
  }

  private func perform(_ directive: Directive, in program: PlayedProgram) throws(PlayStop) {
    switch directive {
    case .header(let header): throw .wrong(mistake(.late(header.keyword)))
    case .input(let input): try perform(input, in: program)
    case .time(let time): try program.perform(time)
    case .check(let check): try perform(check, in: program)
    case .load(let loading): try set(loading, of: program.target, at: line)
    case .note(let text): show(note: text)
    case .sharing: break
    }
  }

  /// Sends an input, and remembers it unless the program got no part of it.
  private func perform(_ input: Directive.Input, in program: PlayedProgram) throws(PlayStop) {
    let (time, route) = (program.target.now, program.target.route)
    let count = program.eventCount
    do throws(PlayStop) {
      try program.perform(input)
    } catch {
      if program.eventCount > count { history.add(input, at: place, time: time, route: route) }
      throw error
    }
    history.add(input, at: place, time: time, route: route)
  }

  private func show(note: String) {
    history.note = note
    player.pacer.show(note: note)
  }

  /// The place of the line being played, once the screens above it are rewritten.
  var place: SourceSpan { line.span.moved(by: screenUpdates, in: file) }

  /// An error about the line being played.
  private func mistake(_ problem: ScriptProblem) -> ScriptError {
    var line = line
    line.span = place
    return line.mistake(problem, in: file)
  }
}

/// The reason why a playback ends before its script does.
enum PlayStop: Error {
  /// A check failed.
  case failed(FrameFault)
  /// A watcher failed the play.
  case watcherFailed(FrameFault)
  /// The script contains a mistake.
  case wrong(ScriptError)
  /// The line being played can't be played, for the given reason.
  case refused(String)
  /// The viewer stopped the play, or the terminal was disconnected.
  case interrupted(PlayInterruption)
  /// The play reached the line before which to stop.
  case reached
}
