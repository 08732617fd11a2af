// The folder `Reporting` tells other programs how a run of many scripts went.

public import KeyScript
import TerminalCore

/// The result of a script in a run of many, for reports.
public struct ScriptResult: Sendable {
  /// What became of a script.
  public enum Outcome: Sendable {
    /// It was played.
    case played(PlayOutcome)
    /// It could not be played, for the given reason: it can't be read, or it isn't a key script.
    case refused(String)
    /// It was not played, for the given reason.
    case skipped(String)
  }

  /// The script's file, as named by the caller.
  public let file: String

  /// What became of it.
  public let outcome: Outcome

  /// All failed checks, in order. The ``outcome`` has the first.
  public let failures: [PlayFailure]

  /// How long that took, on the clock of the caller. `PlayReport.duration` is the virtual time.
  public var time: Duration

  /// Creates a result.
  public init(_ file: String, _ outcome: Outcome, time: Duration = .zero) {
    self.file = file
    self.outcome = outcome
    self.time = time
    failures = if case .played(.failed(let failure)) = outcome { [failure] } else { [] }
  }

  /// Creates the result of a play.
  public init(_ report: PlayReport, time: Duration = .zero) {
    file = report.file
    outcome = .played(report.outcome)
    self.time = time
    failures = report.failures
  }

  /// Whether the script has failed: a check did not hold, or it has a mistake or was refused.
  public var isFailure: Bool {
    switch verdict {
    case .passed, .skipped: false
    case .failed, .mistaken: true
    }
  }
}

extension ScriptResult {
  /// The whole report of a failure, on several lines; empty if the script has not failed.
  public var reportText: String {
    switch verdict {
    case .passed, .skipped: ""
    case .failed(let problem), .mistaken(let problem): problem.report
    }
  }
}

extension ScriptResult {
  /// What all reports say about a script.
  enum Verdict {
    case passed
    case skipped(String)
    /// A check did not hold.
    case failed(Problem)
    /// The script could not be played to a check that fails.
    case mistaken(Problem)
  }

  /// What is wrong with a script, without characters that are invisible.
  struct Problem {
    /// The kind of problem, in a few words.
    let title: String
    /// A sentence on one line, without the place.
    let message: String
    /// The whole report, on several lines.
    let report: String
    /// The file with the problem, if it isn't the script itself: one that the script includes.
    var file: String?
    /// The line number, from 1; `nil` if the problem has no place.
    var line: Int?
    /// The column, in characters from 1; `nil` for the whole line.
    var column: Int?
  }

  var verdict: Verdict {
    switch outcome {
    case .refused(let reason):
      return .mistaken(Problem("can’t be played", reason))
    case .skipped(let reason): return .skipped(reason.visible)
    case .played(.passed), .played(.reached): return .passed
    case .played(.stopped): return .skipped("stopped")
    case .played(.lostTerminal(let error)):
      return .mistaken(Problem("lost its terminal", "\(error)"))
    case .played(.failed(let failure)):
      return .failed(Problem(failure, report: failures.report))
    case .played(.wrong(let error)): return .mistaken(Problem(error))
    }
  }
}

extension ScriptResult.Problem {
  /// Creates a problem that is a single sentence.
  fileprivate init(_ title: String, _ message: String) {
    self.init(title: title, message: message.visible, report: message.visible)
  }

  /// Creates the problem of a mistake in the script.
  init(_ error: ScriptError) {
    self.init(
      title: "mistake in the script", message: "\(error.problem)".visible,
      report: error.description, file: error.file, line: error.line, column: error.column)
  }

  /// Creates the problem of a failed check.
  init(_ failure: PlayFailure, report: String) {
    self.init(
      title: failure.directive.visible, message: failure.message.visible, report: report,
      file: failure.file, line: failure.line)
  }
}

extension PlaySummary {
  /// Counts a script of a run.
  public mutating func add(_ result: ScriptResult) {
    switch result.outcome {
    case .played(let outcome): add(outcome)
    case .refused:
      refused += 1
      exitStatus = max(exitStatus, 2)
    case .skipped: skipped += 1
    }
  }
}
