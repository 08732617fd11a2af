import Glibc
import KeyScript
import TerminalCore

/// A recording that is being written, event by event.
final class Recording {
  private let recorder: Recorder

  /// Begins a file.
  ///
  /// - Throws: ``RecordingError`` when the file exists and may not be replaced, or can't be made.
  init(to path: String, replacing: Bool, _ settings: ScriptSettings) throws(RecordingError) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
    let descriptor = unsafe open(path, flags, 0o644)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .exists(path) : .notWritable(path, code: errno)
    }
    recorder = Recorder { text in
      let bytes = Array(text.utf8)
      _ = unsafe write(descriptor, bytes, bytes.count)
    }
    self.settings = settings
  }

  private var settings: ScriptSettings
  private var hasBegun = false

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
    recorder.quit(at: time)
  }
}

/// Why a recording can't be written.
enum RecordingError: Error, CustomStringConvertible {
  case exists(String)
  case notWritable(String, code: Int32)

  var description: String {
    switch self {
    case .exists(let path): "“\(path)” exists; give another name, or --force to replace it"
    case .notWritable(let path, let code):
      "cannot write “\(path)”: \(unsafe strerror(code).map { unsafe String(cString: $0) } ?? "")"
    }
  }
}
