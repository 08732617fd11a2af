import TerminalCore
public import TerminalUI

/// Writes a play as a web page that any browser plays by itself, without loading anything else.
///
/// Like an ``Asciicast``, it shows a frame that is replaced at the same virtual time for a while.
/// Equal rows are written once, however many frames have them.
///
/// - Complexity: O(*n*) space, where *n* is the number of frames.
public final class SessionPage: FrameWatcher {
  private var session: SessionFrames

  /// Creates a watcher.
  ///
  /// - Parameters:
  ///   - theme: The theme that the program shows; `nil` for that of the script.
  ///   - pace: How long to show a frame that is replaced at the same virtual time.
  public init(theme: Theme.BuiltIn? = nil, pace: Duration = .milliseconds(300)) {
    session = SessionFrames(theme: theme, pace: pace)
  }

  public func begin(_ settings: ScriptSettings) { session.begin(settings) }

  public func see(_ shown: ShownFrame) { session.see(shown.frame, at: shown.time) }

  /// The page, as HTML.
  public var html: String {
    let settings = session.settings
    let title = settings.file.split(separator: "/").last.map(String.init) ?? ""
    let language = settings.language.map { " lang=\(XMLText.quoted($0.rawValue))" } ?? ""
    let end = milliseconds(session.shown.last?.time ?? .zero)
    return """
      <!DOCTYPE html>
      <html\(language)>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(XMLText.escaped(title.visible))</title>
      <style>
      :root { background: \(SVGColors.background(session.background)); \
      color: \(SVGColors.foreground(session.background)) }
      \(Self.style)
      </style>
      \(ScreenPicture.opening(1, 1))
      \(session.definitions)
      <g id="rows"></g>
      </svg>
      <nav>
      <button id="play" aria-label="Play or pause"></button>
      <input id="time" type="range" min="0" max="\(end)" aria-label="Time">
      <output id="clock"></output>
      </nav>
      <script>
      const frames = \(JSONText.list(session.shown.map(value)));
      const end = \(end), rowHeight = \(ScreenPicture.cellHeight);
      \(Self.player)
      </script>

      """
  }

  /// A frame as the player reads it: its time, its width and its rows.
  private func value(of shown: SessionFrames.Shown) -> String {
    JSONText.list([
      milliseconds(shown.time), "\(shown.size.columns * ScreenPicture.cellWidth)",
      JSONText.list(shown.rows.map(String.init)),
    ])
  }

  /// A time in milliseconds, to a thousandth.
  private func milliseconds(_ time: Duration) -> String {
    let (whole, rest) = Int(time / .microseconds(1)).quotientAndRemainder(dividingBy: 1_000)
    return rest == 0 ? "\(whole)" : "\(Double(whole) + Double(rest) / 1_000)"
  }
}
