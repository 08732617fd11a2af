import Foundation
import ScreenStackTesting
import Testing

@Suite("A test of line mode")
struct LineModeTests {
  @Test("types numbers through a pipe, and reads the screens from another")
  func pipes() throws {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data("2\n:b\n".utf8))
    try input.fileHandleForWriting.close()
    let terminal = try LineTerminal(
      size: Size(columns: 60, rows: 40), input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    let app = makeNotes()
    app.launch(size: terminal.size)
    try app.run(on: terminal)
    terminal.close()
    try output.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.contains("List › Note 2"))
  }
}
