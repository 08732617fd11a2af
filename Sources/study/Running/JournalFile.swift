import Files
import KeyScriptTools
import Navigation
import StudyScreens
import Synchronization

/// A file with the navigation journal as JSON Lines, written record by record.
final class JournalFile: Sendable {
  private struct Contents {
    var lines = JournalLines<StudyRoute>(name: { $0.name })
    let file: OutputFile
  }

  private let contents: Mutex<Contents>
  private let tell: @Sendable (FileError) -> Void

  /// Creates a journal.
  ///
  /// - Parameters:
  ///   - file: The file to write.
  ///   - tell: Called once if a record can't be written. No more records are written after that.
  init(_ file: sending OutputFile, tell: @escaping @Sendable (FileError) -> Void = { _ in }) {
    contents = Mutex(Contents(file: file))
    self.tell = tell
  }

  /// The reason that not everything was written; `nil` if it was.
  var failure: FileError? {
    contents.withLock { contents in
      contents.file.finish()
      return contents.file.failure
    }
  }

  /// Writes a record.
  func write(_ record: JournalRecord<StudyRoute>) {
    let failure = contents.withLock { contents -> FileError? in
      guard contents.file.failure == nil else { return nil }
      contents.file.write(contents.lines.line(for: record))
      return contents.file.failure
    }
    if let failure { tell(failure) }
  }
}
