/// What is known about a terminal: its colors, its background, the width of certain glyphs, and
/// whether it passes on mouse events.
///
/// The terminal is queried after the first frame, so its traits may become known while the program
/// is running.
public struct TerminalTraits: Hashable, Sendable {
  /// The number of colors to use.
  public var colors: ColorDepth

  /// The brightness of the background; `nil` until the terminal reports it.
  public var background: Background?

  /// The width of glyphs of ambiguous width; `nil` until the terminal reports it.
  public var ambiguousWidth: AmbiguousWidth?

  /// Whether the program receives mouse events.
  public var hasMouse: Bool

  /// Whether frames are read aloud line by line, as in line mode, rather than looked at. They then
  /// have a ``Frame/reading``, show one screen at a time, and omit purely visual marks.
  public var readsFrames: Bool

  /// The traits of line mode. It leaves borders out, whatever the width of their glyphs.
  package static let lineMode = TerminalTraits(
    colors: .mono, ambiguousWidth: .narrow, hasMouse: false, readsFrames: true)

  /// The longest text to copy, in bytes of UTF-8; many terminals accept no more than 74,994.
  public static let longestCopy = 74_994

  /// Creates traits; omitted ones are unknown.
  public init(
    colors: ColorDepth = .palette, background: Background? = nil,
    ambiguousWidth: AmbiguousWidth? = nil, hasMouse: Bool = true, readsFrames: Bool = false
  ) {
    self.colors = colors
    self.background = background
    self.ambiguousWidth = ambiguousWidth
    self.hasMouse = hasMouse
    self.readsFrames = readsFrames
  }
}

extension Size {
  /// The size of the frames in line mode: wider than most lines, and taller than most screens are
  /// long.
  package static let ofLineMode = Size(columns: 400, rows: 400)
}

/// The brightness of a terminal's background.
public enum Background: String, Hashable, Sendable, CaseIterable {
  /// Dark: bright text is readable on it.
  case dark
  /// Bright: dark text is readable on it.
  case light

  /// Classifies a background color, whose components are from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    // The luma weights of Rec. 601. At 128, bright and dark text are equally readable.
    let brightness = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    self = brightness < 128 ? .dark : .light
  }
}
