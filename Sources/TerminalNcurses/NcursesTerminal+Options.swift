public import TerminalCore

extension NcursesTerminal {
  /// The options of a terminal. Reading the environment is left to the program.
  public struct Options: Sendable {
    /// The terminfo name of the terminal, usually from `TERM`.
    public var terminalName: String

    /// The number of colors to use.
    public var colors: ColorDepth

    /// The brightness of the background; `nil` to query the terminal after the first frame.
    public var background: Background?

    /// The width of glyphs of ambiguous width; `nil` to query the terminal after the first frame,
    /// and to assume one cell until it replies.
    public var ambiguousWidth: AmbiguousWidth?

    /// How long to wait before a lone escape byte counts as the Escape key: 25 ms, or 100 ms over
    /// SSH.
    public var escapeDelay: Duration

    /// Whether to mark frames for terminals that can show each one at once.
    public var frameMarking: FrameMarking

    /// Whether the program receives mouse events, or the terminal keeps them.
    public var mouse: MouseSetting

    /// Whether to copy texts to the terminal's clipboard. Not inside GNU screen, which would
    /// display longer texts.
    public var hasClipboard: Bool

    /// The shortest time between two frames. Of frames that come faster, only the last is shown.
    /// Zero shows every frame that the terminal can read in time; 33 ms suits a slow line.
    public var frameInterval: Duration

    /// How long to wait for outstanding replies when leaving, which the shell would read as keys.
    public var replyTime: Duration

    /// The descriptor to read keys from.
    public var input: CInt

    /// The descriptor to draw on.
    public var output: CInt

    /// Makes options for standard input and output.
    public init(
      terminalName: String, colors: ColorDepth = .palette, background: Background? = nil,
      ambiguousWidth: AmbiguousWidth? = nil, escapeDelay: Duration = .milliseconds(25),
      frameMarking: FrameMarking = .auto, mouse: MouseSetting = .on, hasClipboard: Bool = true,
      frameInterval: Duration = .zero, replyTime: Duration = .milliseconds(50), input: CInt = 0,
      output: CInt = 1
    ) {
      self.terminalName = terminalName
      self.colors = colors
      self.background = background
      self.ambiguousWidth = ambiguousWidth
      self.escapeDelay = escapeDelay
      self.frameMarking = frameMarking
      self.mouse = mouse
      self.hasClipboard = hasClipboard
      self.frameInterval = frameInterval
      self.replyTime = replyTime
      self.input = input
      self.output = output
    }
  }
}

/// Whether the program or the terminal has the mouse.
public enum MouseSetting: String, Hashable, Sendable, CaseIterable {
  /// The program, except while it leaves the mouse to the terminal.
  case on
  /// Always the terminal, which uses it to select text.
  case off
}

/// Whether frames are marked, so that a terminal shows each one at once.
public enum FrameMarking: String, Hashable, Sendable, CaseIterable {
  /// If the terminal, queried after the first frame, reports that it knows the marks.
  case auto
  /// Never; the terminal isn't queried.
  case never
}
