public import TerminalCore
public import TerminalUI

/// What a script says about the program it plays, with the defaults for what it leaves out.
///
/// Nothing here depends on the machine or on the person at it.
public struct ScriptSettings: Hashable, Sendable {
  /// The size of the screen.
  public var size = Size(columns: 80, rows: 24)
  /// How many colours there are.
  public var color = ColorDepth.palette
  /// Which glyphs lines and marks are drawn with.
  public var glyphs = GlyphSet.narrow
  /// Whether the background is dark or light.
  public var theme = TerminalSettings.Theme.dark
  /// How much moves.
  public var motion = MotionSetting.full
  /// The language of the program.
  public var language = Language.japanese
  /// Where every random choice begins.
  public var seed: UInt64 = 0
  /// The wall clock at the start; `nil` leaves the choice of a fixed time to the program.
  public var now: WallTime?
  /// What was saved before.
  public var state = SavedState.empty
  /// How loading goes at the start.
  public var loading = ScriptLoading.takes(.zero)
  /// The link to start at instead of the root.
  public var link: String?
  /// The script's file, beside which ``SavedState/folder(_:)`` is looked for.
  public var file: String

  /// Makes the settings of a script that says nothing.
  public init(file: String = "") {
    self.file = file
  }

  /// Takes over what a directive of the header says; others change nothing.
  public mutating func apply(_ directive: Directive) {
    switch directive {
    case .terminal(let terminal):
      size = terminal.size
      color = terminal.color ?? color
      glyphs = terminal.glyphs ?? glyphs
      theme = terminal.theme ?? theme
      motion = terminal.motion ?? motion
    case .locale(let language): self.language = language
    case .set(.seed(let seed)): self.seed = seed
    case .set(.now(let now)): self.now = now
    case .set(.state(let state)): self.state = state
    case .set(.load(let loading)): self.loading = loading
    case .open(let link): self.link = link
    default: break
    }
  }
}
