import KeyScript
import TerminalCore

/// The files that a play is written to.
final class Exports: FrameWatcher {
  private let exports: [Export]
  private var cast = ""
  /// The last frame on which anything is to be seen: a program that ends wipes the screen.
  private var lastFrame: Frame?
  private var theme = TerminalSettings.Theme.dark

  init(_ exports: [Export]) {
    self.exports = exports
  }

  /// Who has to be shown every frame for it.
  var watchers: [any FrameWatcher] {
    guard !exports.isEmpty else { return [] }
    guard exports.contains(where: { $0.format == .cast }) else { return [self] }
    return [
      self,
      Asciicast(terminalName: NcursesWriter.terminalName) { [self] in cast += $0 },
    ]
  }

  func begin(_ settings: ScriptSettings) {
    theme = settings.theme
  }

  func see(_ shown: ShownFrame) {
    let frame = shown.frame
    if lastFrame == nil || frame.cells.contains(where: { $0.scalar != " " }) { lastFrame = frame }
  }

  /// Writes the files; nothing of a play that did not begin.
  func write() throws(FileError) {
    guard let lastFrame else { return }
    let picture = ScreenPicture(of: lastFrame, theme: theme)
    for export in exports {
      let text =
        switch export.format {
        case .txt: picture.text
        case .svg: picture.svg
        case .cast: cast
        }
      try TextFile(export.file).write(text)
    }
  }
}
