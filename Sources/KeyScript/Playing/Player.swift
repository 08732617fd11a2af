// The folder `Playing` plays the directives of a script to a program, and reports what did not
// hold.

public import TerminalCore

/// Plays key scripts to programs.
///
/// Every play makes a program of its own, on a clock that begins at 0.
public struct Player {
  /// Makes the program that a script asks for.
  ///
  /// It throws what is wrong with the script, best as a ``RefusedSetting``, which is reported with
  /// its line.
  public typealias TargetFactory = (ScriptSettings) throws -> any ScriptTarget

  /// The program's name in the command that a failure prints; with `nil`, it prints none.
  public var programName: String? = "study"

  /// The line to stop before, counted from 1, or `nil` to play to the end.
  public var stopLine: Int?

  /// Whether whole screens and snapshots that differ are rewritten instead of failing.
  public var isUpdating = false

  /// The store of snapshots; without one every `snapshot` fails.
  public var snapshots: (any SnapshotStore)?

  /// How long to wait, in real time, for tasks that wait for the world outside. A play whose tasks
  /// take longer fails.
  public var patience = Duration.seconds(10)

  /// Lets time pass and shows frames.
  public var pacer: any Pacer = ImmediatePacer()

  /// Records what is played.
  public var recorder: Recorder?

  /// Whether every event is encoded as the bytes of a terminal and decoded again, so that scripts
  /// test the decoder too.
  public var passesThroughBytes = false

  /// Makes the renderer whose bytes the watchers get with each frame.
  public var terminalWriter: TerminalWriterFactory?

  /// Watchers of each frame; any of them may fail the play.
  public var watchers: [any FrameWatcher] = []

  /// The size of the screen in place of the one in the script's header.
  ///
  /// Failed checks, which were written for the script's own size, are then ignored. Only the
  /// watchers can fail the play.
  public var size: Size?

  /// The command that a failure prints if a watcher caused it, without the script's file.
  public var watchCommand: String?

  /// Makes the program that a script asks for.
  public let makeTarget: TargetFactory

  /// Creates a player that shows nothing and lets no real time pass.
  public init(makeTarget: @escaping TargetFactory) {
    self.makeTarget = makeTarget
  }

  /// Plays a script to its end, or to the first failure.
  public func play(_ script: Script) -> PlayReport {
    var lines = script.lines.makeIterator()
    return Playback(player: self, file: script.file)
      .play { () throws(ScriptError) in lines.next() }
  }

  /// Plays a script while it is read, in constant memory.
  ///
  /// The directives before a mistake in the script have been played when the mistake is found.
  public func play(_ reader: ScriptReader) -> PlayReport {
    var reader = reader
    return Playback(player: self, file: reader.file)
      .play { () throws(ScriptError) in try reader.next() }
  }
}
