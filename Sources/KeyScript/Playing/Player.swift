// The folder `Playing` plays the directives of a script to a program, and reports failed checks.

public import TerminalCore

/// Plays key scripts to programs.
///
/// Every play creates its own program, with a clock that starts at 0.
public struct Player {
  /// Creates the program that a script asks for.
  ///
  /// It throws an error if the script's settings are invalid, preferably a ``RefusedSetting``,
  /// which is reported with its line.
  public typealias TargetFactory = (ScriptSettings) throws -> any ScriptTarget

  /// Makes the shell command that reproduces a failure, for its report; by default there is none.
  ///
  /// It receives the name of the script's file, quoted for a shell, and the line of the script
  /// before which the command should stop; `nil` if a watcher caused the failure, so that the
  /// command should watch the whole play again.
  public var command: (_ file: String, _ stopLine: Int?) -> String? = { _, _ in nil }

  /// The texts of variables by their names, which take precedence over `let`.
  public var variables: [String: String] = [:]

  /// The line of the script itself before which to stop, from 1; `nil` to play to the end.
  public var stopLine: Int?

  /// Whether to rewrite whole screens and snapshots that differ, rather than fail.
  public var isUpdating = false

  /// What makes a play rewrite screens and snapshots, for failures to name.
  package var updateWish = "updating"

  /// Whether a script that passes also fails if it proves less than it seems to.
  ///
  /// Expectations fail if they would hold without the last input before them; so does a click on a
  /// text that is on the screen several times, and a screen that differs from
  /// ``ScriptTarget/frameFromScratch``. The script is played once more for each group of
  /// expectations, up to that group. Use a player of its own for that: ``isInLineMode`` leaves out
  /// expectations that would then seem to prove nothing.
  public var isStrict = false

  /// The store of snapshots; without one, every `snapshot` fails.
  public var snapshots: (any SnapshotStore)?

  /// How long to wait, in real time, for tasks that wait for something outside the program. A play
  /// whose tasks take longer fails.
  public var patience = Duration.seconds(10)

  /// Determines how time passes, and shows frames.
  public var pacer: any Pacer = ImmediatePacer()

  /// Records the play.
  package var recorder: Recorder?

  /// Whether to encode every event as terminal bytes and decode it again, so that scripts also test
  /// the decoder.
  public var passesThroughBytes = false

  /// Whether the mouse may be used outside the screen, which otherwise fails the play.
  package var allowsAnyPosition = false

  /// The mouse as the script before has left it; `nil` for one that no script has used.
  package var mouse: SharedMouse?

  /// Creates the renderer whose bytes the watchers receive with each frame.
  public var terminalWriter: TerminalWriterFactory?

  /// Watchers of each frame; any of them may fail the play.
  public var watchers: [any FrameWatcher] = []

  /// The size of the screen, in place of the one in the script's header.
  ///
  /// Failed checks, which were written for the script's own size, are then ignored. Only the
  /// watchers can fail the play.
  public var size: Size?

  /// Whether the program plays in line mode, for those who listen.
  ///
  /// Expectations about drawn screens, such as `text` and `style`, are left out, and so is
  /// `resize`; only a pattern with named parts has to match. The path, titles, the focus, the
  /// journal, and leaks are checked. A digit is the number of a line. Other places of a screen than
  /// texts can't be clicked at.
  public var isInLineMode = false

  /// Creates the program that a script asks for.
  public let makeTarget: TargetFactory

  /// Creates a player that shows nothing and doesn't wait in real time.
  public init(makeTarget: @escaping TargetFactory) {
    self.makeTarget = makeTarget
  }

  /// Plays a script to its end, or to the first failure.
  public func play(_ script: Script) -> PlayReport {
    let expansion = ScriptExpansion(script, defining: variables)
    let report = Playback(player: self, file: script.file, expansion).play()
    return isStrict ? proving(script, report) : report
  }

  /// Plays a script while reading it, in constant memory; a strict player reads it first.
  ///
  /// The directives before a mistake in the script have been played when the mistake is found.
  public func play(_ reader: ScriptReader) -> PlayReport {
    guard isStrict else {
      let expansion = ScriptExpansion(reader, defining: variables)
      return Playback(player: self, file: reader.file, expansion).play()
    }
    do throws(ScriptError) {
      return play(try Script(reader))
    } catch {
      return PlayReport(error)
    }
  }
}
