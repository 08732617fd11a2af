public import Files
public import TerminalCore

/// The result of playing a script.
public struct PlayReport {
  /// The script's file, as named by the caller.
  public let file: String

  /// How the play ended.
  public internal(set) var outcome: PlayOutcome

  /// All failed checks, in order: of soft expectations, and the one that ended the play. The
  /// ``outcome`` has the first.
  public internal(set) var failures: [PlayFailure]

  /// The virtual time at the end.
  public let duration: Duration

  /// What the play has to say besides its outcome, oldest first: when expectations with a time
  /// limit became true, and what was rewritten.
  public private(set) var remarks: [String]

  /// The whole screens to rewrite in the script, if the player updates them.
  package let screenUpdates: [ScreenUpdate]

  /// Why a snapshot could not be written, which also fails the play; `nil` if none failed.
  package let snapshotError: FileError?

  /// The program in the state in which the play left it; `nil` if it was never created.
  public let target: (any ScriptTarget)?
}

/// How a play ended.
public enum PlayOutcome: Sendable {
  /// Every check passed.
  case passed
  /// A check failed, or a watcher failed the play. If several soft expectations failed, this is the
  /// first.
  case failed(PlayFailure)
  /// The script contains a mistake.
  case wrong(ScriptError)
  /// The play reached the line before which to stop.
  case reached(line: Int)
  /// The viewer stopped the play.
  case stopped
  /// The terminal that shows the play was disconnected.
  case lostTerminal(RendererError)

  /// Whether every check passed, up to the end or to the line before which to stop.
  public var isSuccess: Bool { exitStatus == 0 }

  /// The exit status: 0 if the play passed or reached its last line, 1 if it failed or was cut
  /// short, 2 for a mistake in the script.
  public var exitStatus: Int32 {
    switch self {
    case .passed, .reached: 0
    case .failed, .stopped, .lostTerminal: 1
    case .wrong: 2
    }
  }
}

extension PlayReport {
  /// Creates the report of a script that isn't played because it contains a mistake.
  public init(_ error: ScriptError) {
    self.init(
      file: error.origins.last?.file ?? error.file, outcome: .wrong(error), failures: [],
      duration: .zero, remarks: [], screenUpdates: [], snapshotError: nil, target: nil)
  }

  /// Rewrites the screens in the script's file that the player was to update, leaving every other
  /// byte unchanged, and says so in ``remarks``.
  ///
  /// - Throws: `FileError` if the file can't be written, is a link, which could lead anywhere, or
  ///   no longer has these screens.
  public mutating func rewriteScreens() throws(FileError) {
    guard !screenUpdates.isEmpty else { return }
    let (path, name) = Folder.parts(of: file)
    let folder = try Folder(path)
    let bytes = try folder.file(name).bytes(limit: ScriptSource.longestInMemory)
    let text = ScreenUpdate.applying(screenUpdates, to: String(decoding: bytes, as: UTF8.self))
    guard let text else { throw FileError(.write, file, call: "read", .changed) }
    try folder.replace(name, with: Array(text.utf8))
    remarks.append(Self.remark(on: screenUpdates.count, "screen", "rewritten", of: file))
  }

  /// Says to how many parts of a script's files something was done.
  static func remark(on count: Int, _ part: String, _ deed: String, of file: String) -> String {
    "\(file): \(count) \(part)\(count == 1 ? "" : "s") \(deed)"
  }
}

extension PlayReport {
  /// The report with more words in the message of its failure, if it has one.
  package func adding(_ words: String) -> PlayReport {
    guard case .failed(let failure) = outcome else { return self }
    var copy = self
    copy.outcome = .failed(failure.with(message: failure.message + words))
    copy.failures = failures.map { $0.with(message: $0.message + words) }
    return copy
  }
}

extension PlayReport: CustomStringConvertible {
  /// A single line for a success, or the whole report of a failure.
  public var description: String {
    let file = file.visible
    return switch outcome {
    case .passed: "\(file): passed"
    case .failed: failures.report
    case .wrong(let error): error.description
    case .reached(let line): "\(file):\(line): reached"
    case .stopped: "\(file): stopped"
    case .lostTerminal(let error): "\(file): \(error)"
    }
  }
}

extension [PlayFailure] {
  /// The reports of all failures and, of several, the first line of each at the end.
  package var report: String {
    guard count > 1 else { return first?.description ?? "" }
    var summary = ["\(count) expectations failed:"] + map { "  " + $0.headline.visible }
    if count == Playback.failureLimit {
      summary.append("no more is played after \(count) failures")
    }
    let previous = [PlayFailure?.none] + map(Optional.some)
    let bodies = zip(self, previous).map { $0.body(after: $1) + "\n" }
    return (bodies + [summary.joined(separator: "\n")]).joined(separator: "\n")
  }
}

extension PlayOutcome {
  /// The failure, if there is one.
  var failure: PlayFailure? { if case .failed(let failure) = self { failure } else { nil } }

  /// The outcome of a play with failures of which this is the first; the same for `nil`.
  func failing(with first: PlayFailure?) -> PlayOutcome {
    guard let first else { return self }
    return switch self {
    case .passed, .failed, .reached: .failed(first)
    case .wrong, .stopped, .lostTerminal: self
    }
  }
}

/// The results of several plays.
public struct PlaySummary {
  /// The number of scripts that passed.
  public private(set) var passed = 0

  /// The number of scripts that didn't pass.
  public private(set) var failed = 0

  /// The number of scripts that were not played.
  public package(set) var skipped = 0

  /// The number of files that could not be played, because they can't be read or are no scripts.
  public package(set) var refused = 0

  /// The exit status: 2 if a script contains a mistake, otherwise 1 if one didn't pass, otherwise
  /// 0.
  public package(set) var exitStatus: Int32 = 0

  /// Creates the summary of no scripts.
  public init() {}

  /// Counts a play.
  public mutating func add(_ report: PlayReport) { add(report.outcome) }

  /// Counts a play by its outcome.
  package mutating func add(_ outcome: PlayOutcome) {
    switch outcome {
    case .stopped: skipped += 1
    case _ where outcome.isSuccess: passed += 1
    default: failed += 1
    }
    exitStatus = max(exitStatus, outcome.exitStatus)
  }
}

extension PlaySummary: CustomStringConvertible {
  public var description: String {
    "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) not played" : "")
  }
}
