import Glibc
import TestFolders

/// A file that may come to exist, by which a program signals its progress to a test.
final class SignalFile {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// The path of the file.
  var path: String { folder.file("done") }

  /// Removes the file; returns whether it existed.
  func take() -> Bool { unsafe unlink(path) == 0 }
}
