public import KeyScript
import TerminalCore
public import TerminalUI

/// Keeps the frames of a play, for a page and a picture that show them one after the other.
///
/// Like an ``Asciicast``, they show a frame that is replaced at the same virtual time for a while.
/// Equal rows are kept once.
///
/// - Complexity: O(*n*) space, where *n* is the number of frames.
public final class SessionFrames: FrameWatcher {
  /// A frame of the play.
  struct Shown {
    /// When the export shows it.
    let time: Duration
    let size: Size
    /// The indices of its rows, from top to bottom.
    let rows: [Int]
  }

  private let theme: Theme.BuiltIn?
  private let defaultLanguage: Language?
  private var pace: FramePace
  private(set) var settings = ScriptSettings()
  /// The frames, oldest first.
  private(set) var shown: [Shown] = []
  /// The SVG elements of all different rows, at the place of the first row.
  private(set) var rows: [String] = []
  /// The index in ``rows`` of each.
  private var indices: [String: Int] = [:]
  /// The picture of the last frame.
  private(set) var lastPicture: ScreenPicture?

  /// Creates a watcher.
  ///
  /// - Parameters:
  ///   - theme: The theme that the program shows; `nil` for that of the script.
  ///   - language: The language that the program shows if the script sets none; `nil` if it isn't
  ///     known.
  ///   - pace: How long to show a frame that is replaced at the same virtual time.
  public init(
    theme: Theme.BuiltIn? = nil, language: Language? = nil, pace: Duration = .milliseconds(300)
  ) {
    self.theme = theme
    defaultLanguage = language
    self.pace = FramePace(pace)
  }

  /// The language that the program shows; `nil` if it isn't known.
  var language: Language? { settings.language ?? defaultLanguage }

  /// The brightness of the background.
  var background: Background { (theme ?? settings.theme).background }

  public func begin(_ settings: ScriptSettings) {
    self.settings = settings
    // A script that is played several times is shown as it was the last time.
    (shown, rows, indices, lastPicture) = ([], [], [:], nil)
    pace.begin()
  }

  public func see(_ seen: ShownFrame) {
    let frame = seen.frame
    let interval = pace.add(at: seen.time)
    let picture = ScreenPicture(of: frame, background: background)
    let rows = (0..<frame.size.rows).map { index(of: picture.elements(ofRow: $0, at: 0)) }
    shown.append(
      Shown(time: shown.last.map { $0.time + interval } ?? .zero, size: frame.size, rows: rows))
    lastPicture = picture
  }

  private func index(of elements: [String]) -> Int {
    let row = elements.joined(separator: "\n")
    if let index = indices[row] { return index }
    indices[row] = rows.count
    rows.append(row)
    return rows.count - 1
  }

  /// The definitions of all different rows, for pictures that use them by the names `r0`, `r1` and
  /// so on.
  var definitions: String {
    let shapes = rows.enumerated().map { "<g id=\"r\($0)\">\($1)</g>" }
    return "<defs>\n\(shapes.joined(separator: "\n"))\n</defs>"
  }
}
