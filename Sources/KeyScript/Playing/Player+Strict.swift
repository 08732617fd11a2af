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
    let playback = Playback(player: unobserved, file: mutation.script.file)
    guard playback.play(ScriptExpansion(mutation.script)).outcome.isSuccess else { return nil }
    let input = mutation.dropped
    let place = input.span.file.map { "\($0):" } ?? "line "
    return playback.failure(
      FrameFault(
        "\(mutation.subject) without \(place)\(input.span.line) as well: "
          + (input.directive?.summary ?? "")))
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
  /// The expectations that hold, for a sentence; the last one is the line of the failure.
  fileprivate var subject: String {
    let others = guardedBy.dropLast().map(String.init)
    return switch others.count {
    case 0: "this holds"
    case 1: "this and line \(others[0]) hold"
    default: "this and lines \(others.joined(separator: ", ")) hold"
    }
  }
}
