public import TerminalCore

/// How a program looks and moves: what the person has chosen, and for the rest, what suits the
/// terminal.
public struct Appearance: Hashable, Sendable {
  /// The language of the library's own texts; see ``Phrases``.
  public var language: Language

  /// The glyphs for pointers, separators, bars and boxes.
  public private(set) var glyphs: GlyphSet

  /// The styles of all roles.
  public private(set) var theme: Theme

  /// How much motion there is; none where frames are read out.
  public var motion: MotionSetting {
    get { terminal.readsFrames ? .none : chosenMotion }
    set { chosenMotion = newValue }
  }

  private var chosenMotion: MotionSetting

  /// The glyphs that were chosen, or `nil` for those that suit the terminal.
  public var chosenGlyphs: GlyphSet? {
    didSet { adapt(to: terminal) }
  }

  /// The theme that was chosen, or `nil` for the one that suits the terminal.
  public var chosenTheme: Theme? {
    didSet { adapt(to: terminal) }
  }

  /// What is known of the terminal that the appearance suits.
  private(set) var terminal = TerminalTraits()

  /// Makes an appearance for a terminal of which nothing is known.
  ///
  /// - Parameters:
  ///   - language: The language of the library's own texts.
  ///   - glyphs: The glyphs to draw with, or `nil` for those that suit the terminal:
  ///     ``GlyphSet/unicode`` where it draws them one cell wide, otherwise ``GlyphSet/narrow``.
  ///   - theme: The theme, or `nil` for the one that suits the terminal: ``Theme/dark`` or
  ///     ``Theme/light`` where it says what its background is, otherwise ``Theme/terminal``.
  ///   - motion: How much motion there is.
  public init(
    language: Language = .english, glyphs: GlyphSet? = nil, theme: Theme? = nil,
    motion: MotionSetting = .full
  ) {
    self.language = language
    chosenMotion = motion
    (chosenGlyphs, chosenTheme) = (glyphs, theme)
    (self.glyphs, self.theme) = (.narrow, .terminal)
    adapt(to: terminal)
  }

  /// Chooses what suits a terminal, where nothing else was chosen.
  ///
  /// A theme that needs more colours than the terminal has gives way to ``Theme/terminal``, or to
  /// ``Theme/mono`` where there are none.
  public mutating func adapt(to terminal: TerminalTraits) {
    self.terminal = terminal
    glyphs = chosenGlyphs ?? (terminal.ambiguousWidth == .narrow ? .unicode : .narrow)
    theme = Theme(chosen: chosenTheme, for: terminal)
  }

  /// Whether frames are read as text, line by line, in place of being looked at: draw no pictures then,
  /// and put nothing side by side.
  public var readsFrames: Bool { terminal.readsFrames }

  /// The longest line, in cells, where `usual` is good to look at: one that is read out is as long as
  /// the terminal wants it.
  func measure(_ usual: Int) -> Int { terminal.readsFrames ? .max : usual }

  /// The mark before the focused row.
  public var pointer: String {
    if terminal.readsFrames { return "  " }
    return (glyphs == .unicode && !isPointerBar ? .narrow : glyphs).pointer
  }

  /// Whether the mark is a bar, which stands before every line of what has the focus.
  ///
  /// A bar would only be a notch in the edge of a reversed row, so such a row has a pointer.
  var isPointerBar: Bool {
    glyphs == .unicode && !terminal.readsFrames
      && !theme[.selection].attributes.contains(.reverse)
  }
}

/// How much motion a change of screens shows.
public enum MotionSetting: String, Hashable, Codable, Sendable, CaseIterable {
  /// Screens slide for 180 ms.
  case full
  /// One frame half-way, then the new screen.
  case reduced
  /// The new screen at once.
  case none
}
