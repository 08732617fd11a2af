// Everything that the tests of a program need, by one import: `import ScreenStackTesting`.
//
// It brings ScreenStack, the player of key scripts, and the terminal that they play on. They stand
// apart so that no program carries them to its users.
@_exported public import struct Files.FileError
@_exported public import KeyScript
@_exported public import ScreenStack
@_exported public import TerminalFake
