import Files
import KeyScript
import KeyScriptTools

/// What there is to say about a script after its play, without the program that was played.
struct PlayedScript: Sendable {
  /// The result.
  var result: ScriptResult

  /// What is printed: a report of what failed, or an object in JSON; `nil` for nothing.
  let report: String?

  /// What else is printed: when expectations became true, and what was rewritten.
  let remarks: [String]

  /// The table of events; `nil` if none was asked for.
  var events: String?

  /// What line mode wrote; `nil` unless the script was played in it.
  var heard: String?

  /// What was compared with a real renderer; `nil` if nothing was.
  var compared: RenderCheck.Count?

  /// The names of the variables that the script uses; `nil` if it can't be read to its end.
  var variables: Set<String>?

  /// The errors of files that could not be written.
  var failures: [FileError] = []

  /// Why the script could not be played; `nil` if it was.
  let refusal: (any Error)?

  /// The script, to play it again; `nil` if it has passed, or was never started.
  let source: ScriptSource?

  /// Creates the result of a play.
  init(_ report: PlayReport, _ source: ScriptSource, asJSON isJSON: Bool) {
    result = ScriptResult(report)
    if isJSON {
      self.report = report.json
      remarks = []
    } else {
      if case .passed = report.outcome { self.report = nil } else { self.report = "\(report)" }
      remarks = report.remarks
    }
    refusal = nil
    // A script from a pipe is in memory as a whole, so it is kept only if it is played again.
    let isStarted = report.target != nil
    self.source = isStarted && !report.outcome.isSuccess ? source : nil
  }

  /// Creates the result of a script that can't be played.
  init(_ result: ScriptResult, refusal: any Error, asJSON isJSON: Bool) {
    self.result = result
    self.refusal = refusal
    report = isJSON ? result.refusalAsJSON : nil
    remarks = []
    source = nil
  }

  /// Creates the result of a script that is not played, for a reason.
  init(skipped file: String, _ reason: String) {
    result = ScriptResult(file, .skipped(reason))
    refusal = nil
    report = nil
    remarks = []
    source = nil
  }

  /// Whether the play ended because its viewer stopped it or is gone.
  var isStopped: Bool {
    switch result.outcome {
    case .played(.stopped), .played(.lostTerminal): true
    default: false
    }
  }
}
