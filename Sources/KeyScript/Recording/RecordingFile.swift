public import Files
public import TerminalCore
public import TerminalUI

/// A script that records a program at a terminal while it runs, event by event, so that a crash
/// leaves behind the script that caused it.
///
/// ```swift
/// makeApp().run(
///   RunOptions(
///     recording: { try RecordingFile($0, of: $1) }, arguments: CommandLine.arguments.dropFirst()))
/// ```
///
/// The option `--record FILE` of this program opens the file.
///
/// Ctrl-] isn't passed to the program: it records the screen as an expectation. The file is opened
/// at once, but written only when an event arrives, so that a recording without events changes
/// nothing.
public final class RecordingFile: EventRecording {
  /// The contents of the header; its size becomes that of the first frame.
  package var settings: ScriptSettings

  private let isBrief: Bool
  private let recorder: Recorder
  private let file: OutputFile
  private var hasBegun = false

  /// Opens the file for a program that looks as given.
  ///
  /// The header contains the size and the language, and glyphs and motion other than the default.
  ///
  /// - Parameters:
  ///   - path: The file to write.
  ///   - appearance: The appearance of the program at its start.
  ///   - isReplacing: Whether an existing file may be replaced.
  /// - Throws: `FileError` with `EEXIST` if the file exists, or another if it can't be opened.
  public convenience init(
    _ path: String, of appearance: Appearance, replacing isReplacing: Bool = false
  ) throws(FileError) {
    var settings = ScriptSettings(file: path)
    (settings.language, settings.motion) = (appearance.language, appearance.motion)
    settings.glyphs = appearance.glyphs
    self.init(
      try OutputFile(path, replacing: isReplacing, growing: true), settings, isBrief: true)
  }

  /// Prepares a recording.
  ///
  /// - Parameters:
  ///   - file: The file to write.
  ///   - settings: The contents of the header, except for the size.
  ///   - isBrief: Whether the header omits what a test app has by default or by other means.
  ///   - tell: Called once if something can't be written. Nothing more is written after that.
  package init(
    _ file: OutputFile, _ settings: ScriptSettings, isBrief: Bool = false,
    tell: @escaping (FileError) -> Void = { _ in }
  ) {
    self.file = file
    self.settings = settings
    self.isBrief = isBrief
    recorder = Recorder { text in
      guard file.failure == nil else { return }
      file.write(text)
      if let failure = file.failure { tell(failure) }
    }
  }

  public var failure: (any Error)? { file.failure }

  /// The reason that not everything was written; `nil` if it was.
  package var fileFailure: FileError? { file.failure }

  public func record(
    _ events: [InputEvent], at time: Duration, showing frame: Frame
  ) -> [InputEvent] {
    if !hasBegun {
      hasBegun = true
      settings.size = frame.size
      recorder.begin(isBrief ? settings.briefDirectives : settings.directives)
    }
    return recorder.record(events, at: time, showing: frame)
  }

  public func end(at time: Duration) {
    if hasBegun { recorder.quit(at: time) }
    file.finish()
  }
}
