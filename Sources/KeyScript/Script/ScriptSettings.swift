public import TerminalCore
public import TerminalUI

/// The settings of the program that a script plays, with the defaults for what the script leaves
/// out.
///
/// Nothing here depends on the machine or on the person at it.
public struct ScriptSettings: Hashable, Sendable {
  /// The size of the screen, in cells.
  public var size = Size(columns: 80, rows: 24)
  /// The number of colours.
  public var color = ColorDepth.palette
  /// The glyphs for lines and marks.
  public var glyphs = GlyphSet.narrow
  /// The theme, as far as there are enough colours for it.
  public var theme = Theme.BuiltIn.dark
  /// How much moves.
  public var motion = MotionSetting.full
  /// The language of the program.
  public var language = Language.japanese
  /// The seed of all random choices.
  public var seed: UInt64 = 0
  /// The wall clock at the start; `nil` leaves the choice of a fixed time to the program.
  public var now: WallTime?
  /// What was saved before the start.
  public var state = SavedState.empty
  /// How loads go at the start.
  public var loading = ScriptLoading.takes(.zero)
  /// The link to start at, or `nil` for the root.
  public var link: String?
  /// The script's file; a ``SavedState/folder(_:)`` is relative to the folder of this file.
  public var file: String

  /// How long a play waits, in real time, for tasks that wait for the world outside.
  ///
  /// A script does not set it.
  public var patience = Duration.seconds(10)

  /// Makes the default settings.
  public init(file: String = "") {
    self.file = file
  }

  /// Applies a part of the header.
  mutating func apply(_ header: Directive.Header) {
    switch header {
    case .version: break
    case .terminal(let terminal):
      size = terminal.size
      color = terminal.color ?? color
      glyphs = terminal.glyphs ?? glyphs
      theme = terminal.theme ?? theme
      motion = terminal.motion ?? motion
    case .locale(let language): self.language = language
    case .seed(let seed): self.seed = seed
    case .now(let now): self.now = now
    case .state(let state): self.state = state
    case .link(let link): self.link = link
    }
  }

  /// The directives of a header that spells out every setting, including the defaults.
  public var directives: [Directive] {
    let terminal = ScriptTerminal(
      size: size, color: color, glyphs: glyphs, theme: theme, motion: motion)
    var directives: [Directive] = [
      .header(.version), .header(.terminal(terminal)), .header(.locale(language)),
      .header(.seed(seed)),
    ]
    if let now { directives.append(.header(.now(now))) }
    directives += [.header(.state(state)), .load(loading)]
    if let link { directives.append(.header(.link(link))) }
    return directives
  }
}
