import Glibc
import KeyScript
import Synchronization

/// Rewrites the screens of scripts, instead of failing, if the environment asks for it.
enum ScriptUpdating {
  /// The environment variable.
  private static let variable = "SCREENSTACK_UPDATE"

  /// What asks for it, for failures to name.
  static let wish = "\(variable)=1"

  /// Whether it is asked for.
  static var isWanted: Bool {
    unsafe getenv(variable).flatMap { unsafe String(validatingCString: $0) } == "1"
  }

  /// The scripts that this process has rewritten. Tests run in parallel, and several may play the
  /// same script, so only one at a time is played and rewritten.
  private static let rewritten = Mutex<Set<String>>([])

  /// Plays a script and rewrites it.
  ///
  /// - Throws: `FileError`, `ScriptError`, or ``ScriptConflict`` if an earlier play has rewritten
  ///   the script and showed something else.
  static func play(_ file: String, by play: (Script) -> PlayReport) throws -> PlayReport {
    try rewritten.withLock { rewritten in
      var report = play(try Script(contentsOf: file))
      if !report.screenUpdates.isEmpty {
        guard rewritten.insert(file).inserted else { throw ScriptConflict(file: file) }
        try report.rewriteScreens()
      }
      report.remarks.forEach { print($0) }
      return report
    }
  }
}

/// The error of two tests that play a script and show different screens.
struct ScriptConflict: Error, CustomStringConvertible {
  let file: String

  var description: String {
    "\(file): another test has rewritten this script, and shows other screens; give each its own"
  }
}

extension PlayReport {
  /// The report of a failure, with what rewrites a screen that differs; `nil` if all expectations
  /// held.
  var complaint: String? {
    if case .passed = outcome { return nil }
    let differs = failures.contains { $0.expectedRows != nil }
    let hint = "\n  To rewrite the expected screens: \(ScriptUpdating.wish) swift test"
    return description + (differs && !ScriptUpdating.isWanted ? hint : "")
  }
}
