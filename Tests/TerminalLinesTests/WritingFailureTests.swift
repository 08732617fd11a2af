import Files
import Glibc
import TerminalUI
import Testing

@testable import TerminalLines

@Suite("An output of line mode that can't be written")
struct WritingFailureTests {
  @Test("is the error of the terminal, by the name of its descriptor")
  func full() throws {
    let input = unsafe open("/dev/null", O_RDONLY)
    let output = unsafe open("/dev/full", O_WRONLY)
    defer { for descriptor in [input, output] { close(descriptor) } }
    let terminal = try LineTerminal(input: input, output: output)
    #expect(terminal.failure == nil)
    let app = makeShop(.home)
    app.launch(size: terminal.size)
    try app.run(on: terminal)
    let failure = FileError(.write, "/dev/fd/\(output)", call: "write", .system(ENOSPC))
    #expect(terminal.failure == failure)
  }
}
