import FoundationEssentials
import Glibc
import Navigation
import StudyScreens

/// The navigation journal as JSON Lines, one record a line, written as it happens.
final class JournalFile: Sendable {
  private let descriptor: Int32

  /// Begins a file, replacing one that is there.
  init(_ path: String) throws(RecordingError) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .notWritable(path, code: errno) }
  }

  deinit { close(descriptor) }

  /// Writes a record.
  func write(_ record: JournalRecord<StudyRoute>) {
    let encoder = JSONEncoder()
    // Else the keys of each line stand in an order of their own.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(record) else { return }
    let bytes = Array(line) + [0x0A]
    _ = unsafe Glibc.write(descriptor, bytes, bytes.count)
  }
}
