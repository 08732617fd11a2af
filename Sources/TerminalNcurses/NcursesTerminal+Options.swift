public import TerminalCore

extension NcursesTerminal {
  /// The settings of a terminal. Reading the environment is up to the program.
  public struct Options: Sendable {
    /// The terminfo name of the terminal, usually from `TERM`.
    public var terminalName: String

    /// The number of colours to use.
    public var colors: ColorDepth

    /// The brightness of the background, or `nil` to ask the terminal after the first frame.
    public var background: Background?

    /// The width of glyphs of ambiguous width, or `nil` to ask the terminal after the first frame
    /// and draw them in one cell until it answers.
    public var ambiguousWidth: AmbiguousWidth?

    /// The time after which a lone escape byte is the Escape key: 25 ms, or 100 ms over ssh.
    public var escapeDelay: Duration

    /// Whether frames are marked for terminals that can show each of them at once.
    public var frameMarking: FrameMarking

    /// Whether the program gets what is done with the mouse, or the terminal keeps it.
    public var mouse: MouseSetting

    /// Whether texts are copied to the terminal's clipboard. Not inside of GNU screen, which shows
    /// what is longer than it can keep.
    public var hasClipboard = true

    /// The shortest time between two frames; of frames that come faster, only the last is shown.
    /// Zero shows every frame that the terminal can read in time; 33 ms suits a slow line.
    public var frameInterval: Duration

    /// The longest wait for outstanding answers when leaving, which the shell would read as keys.
    public var answerTime: Duration

    /// The descriptor that keys are read from.
    public var input: CInt

    /// The descriptor that is drawn on.
    public var output: CInt

    /// Makes options for standard input and output.
    public init(
      terminalName: String, colors: ColorDepth = .palette, background: Background? = nil,
      ambiguousWidth: AmbiguousWidth? = nil, escapeDelay: Duration = .milliseconds(25),
      frameMarking: FrameMarking = .auto, mouse: MouseSetting = .on,
      frameInterval: Duration = .zero, answerTime: Duration = .milliseconds(50), input: CInt = 0,
      output: CInt = 1
    ) {
      self.terminalName = terminalName
      self.colors = colors
      self.background = background
      self.ambiguousWidth = ambiguousWidth
      self.escapeDelay = escapeDelay
      self.frameMarking = frameMarking
      self.mouse = mouse
      self.frameInterval = frameInterval
      self.answerTime = answerTime
      self.input = input
      self.output = output
    }
  }
}

/// Who has the mouse.
public enum MouseSetting: String, Hashable, Sendable, CaseIterable {
  /// The program, except while it leaves it to the terminal.
  case on
  /// The terminal, always: it selects text.
  case off
}

/// Whether frames are marked, so that a terminal shows each of them at once.
public enum FrameMarking: String, Hashable, Sendable, CaseIterable {
  /// If the terminal, asked after the first frame, says that it knows the marks.
  case auto
  /// Never; the terminal isn't asked.
  case never
}
