import Glibc
package import TerminalCore

/// What a terminal reports about itself when queried for everything that a program may depend on.
package struct TerminalExamination {
  /// The terminfo name used to draw on it, which is another terminal's if its own is unknown.
  package let drawnAs: String

  /// The size of its window.
  package let size: Size

  /// The traits that a program would assume after the replies.
  package let traits: TerminalTraits

  /// Whether anything was replied within a second plus ``NcursesTerminal/Options/replyTime``.
  package let hasReplied: Bool

  /// Whether the terminal knows each mode; modes that it didn't report are missing.
  package let modes: [TerminalMode: Bool]

  package init(
    drawnAs: String, size: Size, traits: TerminalTraits, hasReplied: Bool,
    modes: [TerminalMode: Bool]
  ) {
    self.drawnAs = drawnAs
    self.size = size
    self.traits = traits
    self.hasReplied = hasReplied
    self.modes = modes
  }
}

extension NcursesTerminal {
  /// Takes the terminal over, queries everything that the options leave open, and restores the
  /// terminal.
  ///
  /// Queries everything that programs usually do, and all modes. Keys typed in the meantime are
  /// lost. A signal that asks the process to end, or Ctrl-C, ends it once the terminal is restored.
  ///
  /// - Throws: The errors of ``init(_:)``.
  package static func examine(_ options: Options) throws(RendererError) -> TerminalExamination {
    let terminal = try NcursesTerminal(options)
    defer { terminal.close() }
    terminal.queries = TerminalQueries(options, examining: true)
    try terminal.awaitTraits()
    terminal.takeSignals()
    if terminal.queued.contains(.key(Key(.character("c"), .control))) {
      terminal.endingSignal = SIGINT
    }
    terminal.close()
    terminal.reraise()
    return TerminalExamination(
      drawnAs: terminal.drawnAs, size: terminal.size, traits: terminal.traits,
      hasReplied: terminal.queries.hasReplies, modes: terminal.queries.knownModes)
  }

  /// Shows nothing until the terminal has replied to all queries, for at most a second, so that the
  /// first frame looks like all later ones.
  package func awaitTraits() throws(RendererError) {
    try show(Frame(size: size))
    awaitReplies(for: queries.patience)
  }

  /// The size of a terminal's window, at most `Size.largestScreen`; 80×24 if it has none.
  package static func windowSize(of descriptor: CInt) -> Size { LineSettings.size(of: descriptor) }

  /// Selects the locale in which to draw text.
  ///
  /// - Returns: Whether it is the locale of the environment, rather than the fallback `C.UTF-8`.
  /// - Throws: `RendererError.noUnicodeLocale` if there is no UTF-8 locale.
  package static func chooseLocale() throws(RendererError) -> Bool {
    try TerminalEnvironment.requireUnicode()
  }
}
