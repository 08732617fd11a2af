import Files
import KeyScript
import TerminalCore
import TerminalUI

/// The exports of a play.
final class Exports: FrameWatcher {
  private let exports: [(file: OutputFile, format: Export.Format)]
  private var cast = ""
  /// The last frame with any content below the mode bar. The program clears the screen when it
  /// ends.
  private var lastFrame: Frame?
  private let theme: Theme.BuiltIn?
  private var background = Background.dark

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
    self.theme = theme
    self.exports = try exports.map { export throws(FileError) in
      (try outputs.open(export.file), export.format)
    }
  }

  /// The watchers that need every frame of the play.
  var watchers: [any FrameWatcher] {
    guard !exports.isEmpty else { return [] }
    guard exports.contains(where: { $0.format == .cast }) else { return [self] }
    return [
      self,
      Asciicast(terminalName: NcursesWriter.terminalName) { [self] in cast += $0 },
    ]
  }

  func begin(_ settings: ScriptSettings) {
    background = (theme ?? settings.theme).background
  }

  func see(_ shown: ShownFrame) {
    let frame = shown.frame
    let body = frame.cells.dropFirst(frame.size.columns)
    if lastFrame == nil || body.contains(where: { $0.scalar != " " }) { lastFrame = frame }
  }

  /// Writes the files, unless the play never started.
  ///
  /// - Returns: The errors of files that could not be written.
  func write() -> [FileError] {
    guard let lastFrame else { return [] }
    let picture = ScreenPicture(of: lastFrame, background: background)
    return exports.compactMap { file, format in
      switch format {
      case .txt: file.write(picture.text)
      case .svg: file.write(picture.svg)
      case .cast: file.write(cast)
      }
      file.finish()
      return file.failure
    }
  }
}
