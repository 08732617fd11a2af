public import TerminalCore

/// What a terminal is like, as far as programs ask it.
public struct TerminalNature: Hashable, Sendable {
  /// How many cells glyphs of ambiguous width take.
  public var ambiguousWidth: AmbiguousWidth

  /// The private modes that it says it knows.
  public var knownModes: Set<Int>

  /// The colour behind everything as it says it, such as `rgb:ffff/ffff/ffff`; it is silent when `nil`.
  public var background: String?

  /// Makes a nature; without arguments that of a terminal which knows little.
  public init(
    ambiguousWidth: AmbiguousWidth = .narrow, knownModes: Set<Int> = [], background: String? = nil
  ) {
    self.ambiguousWidth = ambiguousWidth
    self.knownModes = knownModes
    self.background = background
  }
}
