import Files
import KeyScript
import TerminalCore
import TerminalUI

/// The exports of a play.
final class Exports {
  private let exports: [(file: OutputFile, format: Export.Format)]
  private let pictures: PlayPictures

  /// Opens the files, so that errors are reported before the play.
  ///
  /// - Parameters:
  ///   - exports: The files to write.
  ///   - theme: The theme that replaces the script's; `nil` for none.
  ///   - outputs: The outputs of the run, which open the files.
  /// - Throws: An error if a file can't be opened.
  init(
    _ exports: [Export], inTheme theme: Theme.BuiltIn?, _ outputs: Outputs
  ) throws(FileError) {
    pictures = PlayPictures(in: Set(exports.map(\.format)), theme: theme)
    self.exports = try exports.map { export throws(FileError) in
      (try outputs.open(export.file), export.format)
    }
  }

  /// The watchers that need every frame of the play.
  var watchers: [any FrameWatcher] { pictures.watchers }

  /// Writes the files, unless the play never started.
  ///
  /// - Returns: The errors of files that could not be written.
  func write() -> [FileError] {
    exports.compactMap { file, format in
      guard let text = pictures.text(in: format) else { return nil }
      file.write(text)
      file.finish()
      return file.failure
    }
  }
}
