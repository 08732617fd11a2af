/// What is known of a terminal: how many colours it shows, on what, how wide some glyphs are, and
/// whether it passes the mouse on.
///
/// A terminal is asked after the first frame, so its traits may become known while the program
/// runs.
public struct TerminalTraits: Hashable, Sendable {
  /// The number of colours to use.
  public var colors: ColorDepth

  /// The brightness of the background; `nil` as long as the terminal has not said.
  public var background: Background?

  /// The width of glyphs of ambiguous width; `nil` as long as the terminal has not said.
  public var ambiguousWidth: AmbiguousWidth?

  /// Whether the program gets what is done with the mouse.
  public var hasMouse: Bool

  /// Whether frames are read out line by line, as in line mode, rather than looked at. They have a
  /// ``Frame/reading`` then, one screen at a time, and no signs that only the eye needs.
  public var readsFrames: Bool

  /// The most bytes of UTF-8 that a program copies: 74,994, which many terminals take and no more.
  public static let longestCopy = 74_994

  /// Makes traits; those that are left out are not known.
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

/// The brightness of a terminal's background.
public enum Background: String, Hashable, Sendable, CaseIterable {
  /// Bright text can be read on it.
  case dark
  /// Dark text can be read on it.
  case light

  /// The brightness of a colour, whose parts are from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    // The luma weights of the eye. At 128, bright and dark text are equally readable.
    let brightness = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    self = brightness < 128 ? .dark : .light
  }
}
