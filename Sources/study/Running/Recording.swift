import Files
import KeyScript
import TerminalCore

/// A recording of a run, written event by event.
///
/// The file is opened before the terminal is taken over, but written only when an event arrives, so
/// that a recording without events changes nothing.
final class Recording {
  /// The contents of the header.
  var settings: ScriptSettings

  private let recorder: Recorder
  private let file: OutputFile
  private var hasBegun = false

  /// Prepares a recording.
  ///
  /// - Parameters:
  ///   - file: The file to write.
  ///   - settings: The contents of the header, except for the size.
  ///   - tell: Called once if something can't be written. Nothing more is written after that.
  init(
    to file: OutputFile, _ settings: ScriptSettings,
    tell: @escaping (FileError) -> Void = { _ in }
  ) {
    self.file = file
    self.settings = settings
    recorder = Recorder { text in
      guard file.failure == nil else { return }
      file.write(text)
      if let failure = file.failure { tell(failure) }
    }
  }

  /// The reason that not everything was written; `nil` if it was.
  var failure: FileError? { file.failure }

  /// Records events. Ctrl-] records the screen instead.
  ///
  /// - Returns: The events to pass on to the program.
  func take(_ events: [InputEvent], at time: Duration, showing frame: Frame) -> [InputEvent] {
    if !hasBegun {
      hasBegun = true
      settings.size = frame.size
      recorder.begin(settings)
    }
    return recorder.record(events, at: time, showing: frame)
  }

  /// Records the end of the program.
  func end(at time: Duration) {
    if hasBegun { recorder.quit(at: time) }
    file.finish()
  }
}
