// Everything that a program needs, with a single import: `import ScreenStack`.
@_exported public import Navigation
@_exported public import SeededRandom
@_exported public import TerminalCore
@_exported public import TerminalLines
@_exported public import TerminalNcurses
@_exported public import TerminalUI
