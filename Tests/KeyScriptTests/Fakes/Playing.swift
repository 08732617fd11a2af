import KeyScript
import TerminalCore
import Testing

/// Plays a script against the fake program, on a screen of 16 columns and 8 rows.
func play(
  _ lines: String, file: String = "walk.keys", _ configure: (inout Player) -> Void = { _ in }
) throws -> PlayReport {
  var player = Player { FakeProgram($0) }
  player.command = appCommand
  configure(&player)
  let script = try Script(parsing: "keys 1\nterm 16x8\n" + lines, file: file)
  return player.play(script)
}

/// The command of a program that plays a script, up to a line or with its watchers.
func appCommand(_ file: String, _ stopLine: Int?) -> String {
  "app replay " + (stopLine.map { "--until \($0) " } ?? "") + file
}

/// The events that arrived at the fake program of a play, as `time event`.
func arrivals(in report: PlayReport) -> [(time: Duration, event: InputEvent)] {
  (report.target as? FakeProgram)?.log ?? []
}

extension PlayReport {
  /// The failure, if there is one.
  var failure: PlayFailure? {
    if case .failed(let failure) = outcome { return failure }
    return nil
  }

  /// The mistake in the script, if there is one.
  var mistake: ScriptError? {
    if case .wrong(let mistake) = outcome { return mistake }
    return nil
  }
}
