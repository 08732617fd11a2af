import Glibc
import Navigation
import TerminalCore
import TerminalUI
import TestFolders
import Testing
@testable import TerminalLines

extension LineTerminalTests {
  func transcript(
    _ lines: [String], of route: ShopRoute, size: Size? = nil, greeting: String = ""
  ) throws -> String {
    try transcript(
      input: lines.map { $0 + "\n" }.joined(), of: route, size: size, greeting: greeting)
  }

  /// Runs the shop with some input, and returns all that line mode has written.
  func transcript(
    input: String, of route: ShopRoute, size: Size? = nil, greeting: String = ""
  ) throws -> String {
    let folder = try TestFolder()
    try folder.write(input, to: "input")
    let reading = unsafe open(folder.file("input"), O_RDONLY)
    let writing = unsafe open(folder.file("output"), O_WRONLY | O_CREAT, 0o600)
    defer {
      close(reading)
      close(writing)
    }
    var words = LineWords.english
    words.greeting = greeting
    let terminal = try LineTerminal(words: words, size: size, input: reading, output: writing)
    let app = makeShop(route)
    app.launch(size: terminal.size)
    try app.run(on: terminal)
    return try folder.read("output")
  }
}
