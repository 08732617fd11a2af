import Files
import Glibc
import TerminalCore
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

  @Test("ends the program before a line that was typed ahead, and though more could be read")
  func typedAhead() throws {
    var ends: [CInt] = [-1, -1]
    try #require(unsafe pipe(&ends) == 0)
    let output = unsafe open("/dev/full", O_WRONLY)
    defer { for descriptor in ends + [output] { close(descriptor) } }
    _ = unsafe write(ends[1], "1\n1\n", 4)
    let size = Size(columns: 40, rows: 10)
    let terminal = try LineTerminal(size: size, input: ends[0], output: output)
    try terminal.show(TypedLines.frame(of: ["Apples"], titled: "Shop", size: size))
    for _ in 0..<2 { #expect(terminal.events(until: nil) == [.signal(.hangUp)]) }
  }
}
