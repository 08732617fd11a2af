// Everything that the tests of a program need, with a single import: `import ScreenStackTesting`.
//
// It includes ScreenStack, the player of key scripts, and the fake terminal they play on. They are
// separate modules so that programs don't ship them to their users.
@_exported public import struct Files.FileError
@_exported public import KeyScript
@_exported public import ScreenStack
@_exported public import TerminalFake
