import PseudoTerminals
import Testing

/// The modes that a program switches on while it holds a terminal.
enum TakenModes {
  /// Mouse, its SGR form, focus, bracketed paste, and the alternate screen.
  static let all: Set = [1002, 1006, 1004, 2004, 1049]

  /// Those, and the marks around a frame.
  static let switched = all.union([2026])
}

/// Expects a terminal to be in its original state.
func expectRestored(
  _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(terminal.modes.isDisjoint(with: TakenModes.switched), sourceLocation: sourceLocation)
  #expect(terminal.isCursorShown, sourceLocation: sourceLocation)
  #expect(terminal.hasSettingsOfBefore, sourceLocation: sourceLocation)
}

extension PseudoTerminal {
  /// The path of the small program that takes a terminal over and ends in every way.
  static var fixture: String {
    get throws { try builtProgram("TerminalFixture") }
  }
}
