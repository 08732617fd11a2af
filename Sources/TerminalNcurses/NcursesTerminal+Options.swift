public import TerminalCore

extension NcursesTerminal {
  /// What a program decides about its terminal; the environment is for the program to read.
  public struct Options: Sendable {
    /// The terminal's name, which `TERM` holds.
    public var terminalName: String

    /// How many colours to use.
    public var colors: ColorDepth

    /// In which shades the named colours are drawn.
    public var theme: Theme

    /// How many cells the terminal gives to glyphs of ambiguous width; when `nil` it is asked after
    /// the first frame, and one is believed until it answers.
    public var ambiguousWidth: AmbiguousWidth?

    /// How long a lone escape byte may be the beginning of something: 25 ms, or 100 over ssh.
    public var escapeDelay: Duration

    /// Whether frames are marked for terminals that then show each of them at once.
    public var frameMarking: FrameMarking

    /// The shortest time between two frames; the last of those that come faster is shown. Zero shows
    /// each that the terminal has room for, and 33 ms spares a line over ssh.
    public var frameInterval: Duration

    /// How long leaving waits for answers that are under way, which the shell would take for keys.
    public var answerTime: Duration

    /// The descriptor that keys are read from.
    public var input: CInt

    /// The descriptor that is drawn on.
    public var output: CInt

    /// Makes options for standard input and output.
    public init(
      terminalName: String, colors: ColorDepth = .palette, theme: Theme = .auto,
      ambiguousWidth: AmbiguousWidth? = nil, escapeDelay: Duration = .milliseconds(25),
      frameMarking: FrameMarking = .auto, frameInterval: Duration = .zero,
      answerTime: Duration = .milliseconds(50), input: CInt = 0, output: CInt = 1
    ) {
      self.terminalName = terminalName
      self.colors = colors
      self.theme = theme
      self.ambiguousWidth = ambiguousWidth
      self.escapeDelay = escapeDelay
      self.frameMarking = frameMarking
      self.frameInterval = frameInterval
      self.answerTime = answerTime
      self.input = input
      self.output = output
    }
  }
}

/// When frames are marked, so that a terminal shows each of them at once.
public enum FrameMarking: String, Hashable, Sendable, CaseIterable {
  /// Where the terminal says, when it is asked after the first frame, that it knows the marks.
  case auto
  /// Never, and it isn't asked.
  case never
}
