public import TerminalCore
public import TerminalUI

/// The settings of the program that a script plays, with defaults for everything the script omits.
///
/// No setting depends on the machine or its user.
public struct ScriptSettings: Hashable, Sendable {
  /// The size of the screen, in cells.
  public var size = Size(columns: 80, rows: 24)
  /// The number of colors.
  public var color = ColorDepth.palette
  /// The glyphs for lines and marks.
  public var glyphs = GlyphSet.narrow
  /// The theme, if the terminal has enough colors for it.
  public var theme = Theme.BuiltIn.dark
  /// The amount of motion.
  public var motion = MotionSetting.full
  /// The language of the program; with `nil`, the program uses its own first language.
  public var language: Language?
  /// The seed for all random choices.
  public var seed: UInt64 = 0
  /// The wall clock at the start; with `nil`, the program chooses a fixed time.
  public var now: WallTime?
  /// The state saved before the start.
  public var state = SavedState.empty
  /// How loads behave at the start.
  public var loading = ScriptLoading.takes(.zero)
  /// The link at which to start; `nil` for the root.
  public var link: String?
  /// The name of the script's file; a ``SavedState/folder(_:)`` is relative to its folder.
  public var file: String

  /// Whether the program plays in line mode, where frames are read rather than looked at.
  ///
  /// A script can't set this.
  public var isInLineMode = false

  /// How long a play waits, in real time, for tasks that wait for something outside the program.
  ///
  /// A script can't set this.
  public var patience = Duration.seconds(10)

  /// Creates the default settings.
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

  /// The directives of a header that contains every setting, including the defaults other than
  /// those that the program chooses.
  public var directives: [Directive] {
    let terminal = ScriptTerminal(
      size: size, color: color, glyphs: glyphs, theme: theme, motion: motion)
    var directives: [Directive] = [
      .header(.version), .header(.terminal(terminal)),
    ]
    if let language { directives.append(.header(.locale(language))) }
    directives.append(.header(.seed(seed)))
    if let now { directives.append(.header(.now(now))) }
    directives += [.header(.state(state)), .load(loading)]
    if let link { directives.append(.header(.link(link))) }
    return directives
  }

  /// The directives of a header that contains the size, the language, and glyphs and motion other
  /// than the default, as a test app understands it.
  var briefDirectives: [Directive] {
    let standard = ScriptSettings()
    let terminal = ScriptTerminal(
      size: size, glyphs: glyphs == standard.glyphs ? nil : glyphs,
      motion: motion == standard.motion ? nil : motion)
    return [.header(.version), .header(.terminal(terminal))]
      + (language.map { [.header(.locale($0))] } ?? [])
  }
}
