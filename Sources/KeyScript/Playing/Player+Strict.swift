extension Player {
  /// Plays a script that has passed again without its inputs, to find expectations that hold
  /// without them.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - report: The report of its play.
  /// - Returns: The report, which fails if there are such expectations.
  func proving(_ script: Script, _ report: PlayReport) -> PlayReport {
    guard case .passed = report.outcome,
      let mutations = try? script.expanded(defining: variables).droppingLastInputs()
    else { return report }
    var report = report
    for mutation in mutations where report.failures.count < Playback.failureLimit {
      if let failure = failure(of: mutation) { report.failures.append(failure) }
    }
    report.outcome = report.outcome.failing(with: report.failures.first)
    return report
  }

  /// The failure of expectations that hold without an input; `nil` if one of them doesn't.
  private func failure(of mutation: ScriptMutation) -> PlayFailure? {
    let playback = Playback(
      player: unobserved, file: mutation.script.file, ScriptExpansion(mutation.script))
    guard playback.play().outcome.isSuccess else { return nil }
    return playback.failure(ofPlay: FrameFault(mutation.complaint))
  }

  /// The player for a play that nobody follows.
  private var unobserved: Player {
    var player = self
    player.isStrict = false
    (player.watchers, player.terminalWriter, player.recorder) = ([], nil, nil)
    player.pacer = ImmediatePacer()
    return player
  }
}

extension ScriptMutation {
  /// What is wrong if the copy passes; the last expectation is the line of the failure.
  fileprivate var complaint: String {
    let others = guardedBy.dropLast().map { $0.shortPlace(in: script.file) }
    let subject = others.isEmpty ? "this holds" : "this and \(others.joined(separator: ", ")) hold"
    let input = dropped.span.shortPlace(in: script.file)
    return "\(subject) without \(input) as well: \(dropped.directive?.summary ?? "")"
  }
}
