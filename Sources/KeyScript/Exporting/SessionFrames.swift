import TerminalCore
import TerminalUI

/// The frames of a play, for exports that show them one after the other. Equal rows are kept once.
///
/// - Complexity: O(*n*) space, where *n* is the number of frames.
struct SessionFrames {
  /// A frame of the play.
  struct Shown {
    /// When the export shows it.
    let time: Duration
    let size: Size
    /// The indices of its rows, from top to bottom.
    let rows: [Int]
  }

  /// The theme that the program shows; `nil` for that of the script.
  let theme: Theme.BuiltIn?
  /// How long to show a frame that is replaced at the same virtual time.
  let pace: Duration
  private(set) var settings = ScriptSettings()
  /// The frames, oldest first.
  private(set) var shown: [Shown] = []
  /// The SVG elements of all different rows, at the place of the first row.
  private(set) var rows: [String] = []
  /// The index in ``rows`` of each.
  private var indices: [String: Int] = [:]
  /// The picture of the last frame.
  private(set) var lastPicture: ScreenPicture?
  /// The virtual time of the last frame.
  private var virtualTime = Duration.zero

  init(theme: Theme.BuiltIn?, pace: Duration) {
    (self.theme, self.pace) = (theme, pace)
  }

  /// The brightness of the background.
  var background: Background { (theme ?? settings.theme).background }

  /// Forgets all frames, because another play begins.
  mutating func begin(_ settings: ScriptSettings) {
    self = SessionFrames(theme: theme, pace: pace)
    self.settings = settings
  }

  /// Adds a frame.
  mutating func see(_ frame: Frame, at time: Duration) {
    let interval = time - virtualTime
    virtualTime = time
    // Frames at the same time couldn't be told apart.
    let pause = interval == .zero ? pace : max(interval, .microseconds(1))
    let picture = ScreenPicture(of: frame, background: background)
    let rows = (0..<frame.size.rows).map { index(of: picture.elements(ofRow: $0, at: 0)) }
    shown.append(
      Shown(time: shown.last.map { $0.time + pause } ?? .zero, size: frame.size, rows: rows))
    lastPicture = picture
  }

  private mutating func index(of elements: [String]) -> Int {
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
