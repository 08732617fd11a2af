import TerminalCore
public import TerminalUI

/// Writes a play as a web page that any browser plays by itself, without loading anything else.
///
/// Like an ``Asciicast``, it shows a frame that is replaced at the same virtual time for a while.
/// Equal rows are written once, however many frames have them.
///
/// - Complexity: O(*n*) space, where *n* is the number of frames.
public final class SessionPage: FrameWatcher {
  private let theme: Theme.BuiltIn?
  private let pace: Duration
  private var background = Background.dark
  private var title = ""
  private var language: Language?
  /// The elements of all different rows.
  private var rows: [String] = []
  /// The index in ``rows`` of each.
  private var indices: [String: Int] = [:]
  private var frames: [String] = []
  /// The virtual time of the last frame.
  private var shownTime = Duration.zero
  /// The time of the last frame in the page.
  private var pageTime = Duration.zero

  /// Creates a watcher.
  ///
  /// - Parameters:
  ///   - theme: The theme that the program shows; `nil` for that of the script.
  ///   - pace: How long to show a frame that is replaced at the same virtual time.
  public init(theme: Theme.BuiltIn? = nil, pace: Duration = .milliseconds(300)) {
    (self.theme, self.pace) = (theme, pace)
  }

  public func begin(_ settings: ScriptSettings) {
    background = (theme ?? settings.theme).background
    title = settings.file.split(separator: "/").last.map(String.init) ?? ""
    language = settings.language
    (rows, indices, frames) = ([], [:], [])
    (shownTime, pageTime) = (.zero, .zero)
  }

  public func see(_ shown: ShownFrame) {
    let interval = shown.time - shownTime
    // Frames at the same time couldn't be told apart.
    if !frames.isEmpty { pageTime += interval == .zero ? pace : max(interval, .microseconds(1)) }
    shownTime = shown.time
    let picture = ScreenPicture(of: shown.frame, background: background)
    let size = shown.frame.size
    let numbers = (0..<size.rows).map { "\(index(of: picture.elements(ofRow: $0, at: 0)))" }
    frames.append(
      JSONText.list([
        milliseconds, "\(size.columns * ScreenPicture.cellWidth)", JSONText.list(numbers),
      ]))
  }

  /// The time of the last frame in milliseconds, to a thousandth.
  private var milliseconds: String {
    let (whole, rest) = Int(pageTime / .microseconds(1)).quotientAndRemainder(dividingBy: 1_000)
    return rest == 0 ? "\(whole)" : "\(Double(whole) + Double(rest) / 1_000)"
  }

  private func index(of elements: [String]) -> Int {
    let row = elements.joined(separator: "\n")
    if let index = indices[row] { return index }
    indices[row] = rows.count
    rows.append(row)
    return rows.count - 1
  }

  /// The page, as HTML.
  public var html: String {
    let language = language.map { " lang=\(XMLText.quoted($0.rawValue))" } ?? ""
    let shapes = rows.enumerated().map { "<g id=\"r\($0)\">\($1)</g>" }
    return """
      <!DOCTYPE html>
      <html\(language)>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(XMLText.escaped(title.visible))</title>
      <style>
      :root { background: \(SVGColors.background(background)); \
      color: \(SVGColors.foreground(background)) }
      \(Self.style)
      </style>
      \(ScreenPicture.opening(1, 1))
      <defs>
      \(shapes.joined(separator: "\n"))
      </defs>
      <g id="rows"></g>
      </svg>
      <nav>
      <button id="play" aria-label="Play or pause"></button>
      <input id="time" type="range" min="0" max="\(milliseconds)" aria-label="Time">
      <output id="clock"></output>
      </nav>
      <script>
      const frames = \(JSONText.list(frames));
      const end = \(milliseconds), rowHeight = \(ScreenPicture.cellHeight);
      \(Self.player)
      </script>

      """
  }
}
