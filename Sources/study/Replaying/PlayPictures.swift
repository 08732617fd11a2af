import KeyScript
import KeyScriptTools
import TerminalCore
import TerminalUI

/// The last screen and the session of a play, for files.
final class PlayPictures: FrameWatcher {
  /// The asciicasts that are written.
  private var casts: [Export.Format: String] = [:]
  private let session: SessionFrames
  /// The last frame of the program before it ended, or so far.
  private var lastFrame: Frame?
  private let theme: Theme.BuiltIn?
  private var background = Background.dark
  private let formats: Set<Export.Format>

  /// Creates pictures of a play in some formats.
  ///
  /// - Parameters:
  ///   - formats: The formats that are needed.
  ///   - theme: The theme that replaces the script's; `nil` for none.
  init(in formats: Set<Export.Format>, theme: Theme.BuiltIn?) {
    self.formats = formats
    self.theme = theme
    session = SessionFrames(theme: theme, language: .japanese)
  }

  /// The watchers that need every frame of the play.
  var watchers: [any FrameWatcher] {
    guard !formats.isEmpty else { return [] }
    var watchers: [any FrameWatcher] = [self]
    for (format, version) in [(Export.Format.oldCast, Asciicast.Version.v2), (.cast, .v3)]
    where formats.contains(format) {
      watchers.append(
        Asciicast(version, terminalName: NcursesWriter.terminalName) { [self] in
          casts[format, default: ""] += $0
        })
    }
    if !formats.isDisjoint(with: [.html, .animatedSVG]) { watchers.append(session) }
    return watchers
  }

  func begin(_ settings: ScriptSettings) {
    background = (theme ?? settings.theme).background
    // A script that is played several times is shown as it was the last time.
    (casts, lastFrame) = ([:], nil)
  }

  func see(_ shown: ShownFrame) { lastFrame = shown.frame }

  /// The contents of a file; `nil` if the play never started.
  func text(in format: Export.Format) -> String? {
    guard let lastFrame else { return nil }
    let picture = ScreenPicture(of: lastFrame, background: background)
    return switch format {
    case .txt: picture.text
    case .animatedSVG: session.animatedSVG
    case .svg: picture.svg
    case .html: session.html
    case .oldCast, .cast: casts[format]
    }
  }
}
