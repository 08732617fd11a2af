extension NcursesTerminal {
  /// What a program decides about its terminal; the environment is for the program to read.
  public struct Options: Sendable {
    /// The terminal's name, which `TERM` holds.
    public var terminalName: String

    /// How many colours to use.
    public var colors: ColorDepth

    /// How long a lone escape byte may be the beginning of something: 25 ms, or 100 over ssh.
    public var escapeDelay: Duration

    /// The descriptor that keys are read from.
    public var input: CInt

    /// The descriptor that is drawn on.
    public var output: CInt

    /// Makes options for standard input and output.
    public init(
      terminalName: String, colors: ColorDepth = .all, escapeDelay: Duration = .milliseconds(25),
      input: CInt = 0, output: CInt = 1
    ) {
      self.terminalName = terminalName
      self.colors = colors
      self.escapeDelay = escapeDelay
      self.input = input
      self.output = output
    }
  }
}
