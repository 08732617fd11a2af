import Glibc
package import TerminalCore

/// What a terminal says of itself when it is asked everything that a program could depend on.
package struct TerminalExamination {
  /// The terminfo name by which it is drawn on: that of another terminal if its own is unknown.
  package let drawnAs: String

  /// The size of its window.
  package let size: Size

  /// What a program takes for granted after the answers.
  package let traits: TerminalTraits

  /// Whether anything was answered within a second and ``NcursesTerminal/Options/answerTime``.
  package let hasAnswered: Bool

  /// Whether the terminal knows its modes; one that it has not spoken of is missing.
  package let modes: [TerminalMode: Bool]

  package init(
    drawnAs: String, size: Size, traits: TerminalTraits, hasAnswered: Bool,
    modes: [TerminalMode: Bool]
  ) {
    (self.drawnAs, self.size, self.traits) = (drawnAs, size, traits)
    (self.hasAnswered, self.modes) = (hasAnswered, modes)
  }
}

/// A mode that a program switches on, and that a terminal may not know.
package enum TerminalMode: Int, CaseIterable, Sendable {
  /// Reports of the mouse.
  case mouse = 1002
  /// Reports of positions beyond column 223.
  case farMouse = 1006
  /// Reports of the window's gaining and losing the keyboard.
  case focus = 1004
  /// Pasted text in brackets.
  case paste = 2004
  /// Frames that are shown at once.
  case frames = 2026
}

extension NcursesTerminal {
  /// Takes the terminal over, asks it everything that is not settled by the options, and gives it back
  /// as it was found.
  ///
  /// It is asked what every program asks, and about its modes. What is typed meanwhile is lost.
  ///
  /// - Throws: What ``init(_:)`` throws.
  package static func examine(_ options: Options) throws(RendererError) -> TerminalExamination {
    let terminal = try NcursesTerminal(options)
    defer { terminal.close() }
    terminal.questions = Questions(options, examining: true)
    try terminal.awaitTraits()
    return TerminalExamination(
      drawnAs: terminal.drawnAs, size: terminal.size, traits: terminal.traits,
      hasAnswered: terminal.questions.wereAnswered, modes: terminal.questions.modes)
  }

  /// Shows nothing until the terminal has answered all questions, a second at most, so that the first
  /// frame looks as all others will.
  package func awaitTraits() throws(RendererError) {
    try show(Frame(size: size))
    awaitAnswers(for: questions.patience)
  }

  /// The size of a terminal's window, at most `Size.largestScreen`; 80×24 if it has none.
  package static func windowSize(of descriptor: CInt) -> Size { LineSettings.size(of: descriptor) }

  /// Chooses the locale that text is drawn in.
  ///
  /// - Returns: Whether it is the one of the environment, and not `C.UTF-8` in its place.
  /// - Throws: `RendererError.noUnicodeLocale` if there is none in UTF-8.
  package static func chooseLocale() throws(RendererError) -> Bool {
    try TerminalEnvironment.requireUnicode()
  }
}
