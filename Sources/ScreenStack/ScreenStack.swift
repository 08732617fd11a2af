// One import for a program: `import ScreenStack`.
@_exported public import struct Files.FileError
@_exported public import KeyScript
@_exported public import Navigation
@_exported public import TerminalCore
@_exported public import TerminalFake
@_exported public import TerminalNcurses
@_exported public import TerminalUI
