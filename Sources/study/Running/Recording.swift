import Glibc
import KeyScript
import TerminalCore

/// A recording that is being written, event by event.
///
/// The file is made at once, so that what forbids it is known before the terminal is taken over. One
/// that nothing came to be written to goes again, and one that was to be replaced stays.
final class Recording {
  /// What the header will say.
  var settings: ScriptSettings

  private let recorder: Recorder
  private let descriptor: Int32
  /// The file, if it was made for this recording.
  private let madeFile: String?
  private var hasBegun = false

  /// Begins a file.
  ///
  /// - Throws: ``RecordingError`` when the file exists and may not be replaced, or can't be made.
  init(to path: String, replacing: Bool, _ settings: ScriptSettings) throws(RecordingError) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? 0 : O_EXCL)
    let descriptor = unsafe open(path, flags, 0o644)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .exists(path) : .notWritable(path, code: errno)
    }
    self.descriptor = descriptor
    madeFile = replacing ? nil : path
    recorder = Recorder { text in
      let bytes = Array(text.utf8)
      _ = unsafe write(descriptor, bytes, bytes.count)
    }
    self.settings = settings
  }

  deinit {
    close(descriptor)
    if !hasBegun, let madeFile { unsafe unlink(madeFile) }
  }

  /// Writes events down; Ctrl-] writes the screen.
  ///
  /// - Returns: The events that the program is to have.
  func take(_ events: [InputEvent], at time: Duration, showing frame: Frame) -> [InputEvent] {
    if !hasBegun {
      hasBegun = true
      settings.size = frame.size
      ftruncate(descriptor, 0)
      recorder.begin(settings)
    }
    return recorder.record(events, at: time, showing: frame)
  }

  /// Writes that the program ended.
  func end(at time: Duration) {
    if hasBegun { recorder.quit(at: time) }
  }
}
