public import TerminalCore

/// Plays key scripts against programs that it has made for it.
///
/// Every play makes a program of its own, on a clock that begins at 0.
public struct Player {
  /// Makes the program that a script asks for, or throws what the script got wrong: best a
  /// ``RefusedSetting``, which is reported with its line.
  public typealias TargetFactory = (ScriptSettings) throws -> any ScriptTarget

  /// The program's name in the command that a failure prints.
  public var programName = "study"

  /// Stop before the first directive on this line or below it.
  public var stopLine: Int?

  /// Rewrite whole screens and snapshots that differ, instead of failing.
  public var isUpdating = false

  /// Where snapshots are kept; without it they all fail.
  public var snapshots: (any SnapshotStore)?

  /// Lets time pass and shows frames.
  public var pacer: any Pacer = ImmediatePacer()

  /// Writes down what is played.
  public var recorder: Recorder?

  /// Writes every event as the bytes of a terminal and decodes them again, so that scripts test
  /// the decoder too.
  public var passesThroughBytes = false

  /// Makes the renderer whose bytes the watchers get with each frame.
  public var terminalWriter: TerminalWriterFactory?

  /// Those who are shown every frame, and may object.
  public var watchers: [any FrameWatcher] = []

  /// The size of the screen, whatever the script's header says. Expectations, which were written for
  /// the script's own size, are then not held against the program; only the watchers can object.
  public var size: Size?

  /// The command that a failure prints when a watcher objects, without the script's file.
  public var watchCommand: String?

  /// Makes the program that a script asks for.
  public let makeTarget: TargetFactory

  /// Makes a player of headless plays.
  public init(makeTarget: @escaping TargetFactory) {
    self.makeTarget = makeTarget
  }

  /// The events of all the bytes that a terminal sends, no more of them to follow.
  static func decoded(_ bytes: [UInt8]) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.feed(bytes) + decoder.flush()
  }

  /// Plays a script to its end, or to the first thing that does not hold.
  public func play(_ script: Script) -> PlayReport {
    var lines = script.lines.makeIterator()
    let performance = Performance(player: self, file: script.file)
    return performance.play { () throws(ScriptError) in lines.next() }
  }

  /// Plays a script while it is read, in memory that does not grow with it.
  ///
  /// What stands before a mistake in the script has been played when the mistake is found.
  public func play(_ reader: ScriptReader) -> PlayReport {
    var reader = reader
    let performance = Performance(player: self, file: reader.file)
    return performance.play { () throws(ScriptError) in try reader.next() }
  }
}
