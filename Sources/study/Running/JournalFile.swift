import Glibc
import KeyScript
import Navigation
import StudyScreens
import Synchronization

/// The navigation journal as JSON Lines, one record a line, written as it happens.
final class JournalFile: Sendable {
  private let descriptor: Int32
  private let lines = Mutex(JournalLines<StudyRoute>(name: { $0.name }))

  /// Begins a file, replacing one that is there.
  init(_ path: String) throws(RecordingError) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .notWritable(path, code: errno) }
  }

  deinit { close(descriptor) }

  /// Writes a record.
  func write(_ record: JournalRecord<StudyRoute>) {
    lines.withLock { lines in
      let bytes = Array(lines.line(for: record).utf8)
      _ = unsafe Glibc.write(descriptor, bytes, bytes.count)
    }
  }
}
