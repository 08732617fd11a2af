import Files
import KeyScript
import TerminalCore

/// A recording that is being written, event by event.
///
/// The file is opened before the terminal is taken over, and changed by the first event: a recording to
/// which nothing came leaves everything as it was.
final class Recording {
  /// What the header will say.
  var settings: ScriptSettings

  private let recorder: Recorder
  private let file: OutputFile
  private var hasBegun = false

  /// Prepares a recording.
  ///
  /// - Parameters:
  ///   - file: Where to write.
  ///   - settings: What the header will say, but for the size.
  ///   - tell: Told once when something can't be written; nothing is after it.
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

  /// Why not everything was written.
  var failure: FileError? { file.failure }

  /// Writes events down; Ctrl-] writes the screen.
  ///
  /// - Returns: The events that the program is to have.
  func take(_ events: [InputEvent], at time: Duration, showing frame: Frame) -> [InputEvent] {
    if !hasBegun {
      hasBegun = true
      settings.size = frame.size
      recorder.begin(settings)
    }
    return recorder.record(events, at: time, showing: frame)
  }

  /// Writes that the program ended.
  func end(at time: Duration) {
    if hasBegun { recorder.quit(at: time) }
    file.finish()
  }
}
