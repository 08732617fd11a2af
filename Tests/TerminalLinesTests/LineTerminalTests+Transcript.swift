import Files
import Glibc
import Navigation
import TerminalCore
import TerminalUI
import TestFolders
import Testing
@testable import TerminalLines

extension LineTerminalTests {
  func transcript(
    _ lines: [String], of route: ShopRoute, opening path: [ShopRoute] = [], size: Size? = nil,
    greeting: String = "", clock: IdleClock = IdleClock()
  ) throws -> String {
    try transcript(
      input: lines.map { $0 + "\n" }.joined(), of: route, opening: path, size: size,
      greeting: greeting, clock: clock)
  }

  /// Runs the shop with some input, and returns all that line mode has written.
  func transcript(
    input: String, of route: ShopRoute, opening path: [ShopRoute] = [], size: Size? = nil,
    greeting: String = "", clock: IdleClock = IdleClock()
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
    let terminal = try LineTerminal(
      words: words, size: size, input: reading, output: writing, clock: clock)
    let app = makeShop(route)
    app.launch([route] + path, size: terminal.size)
    try app.run(on: terminal)
    return try folder.read("output")
  }
}

/// A clock on which only waiting takes time.
final class IdleClock: LineClock {
  private(set) var now = Duration.zero
  private let end: Duration

  /// Creates a clock at zero.
  ///
  /// - Parameter end: When it stops, so that who waits longer waits for a thread of the program.
  init(stoppingAt end: Duration = .seconds(1_000_000)) { self.end = end }

  func wait(reading input: CInt, _ wake: CInt, timeout: Duration?) -> Descriptor.Readiness {
    guard let timeout, now < end else {
      return Descriptor.wait(reading: input, wake, timeout: nil)
    }
    let ready = Descriptor.wait(reading: input, wake, timeout: .zero)
    if !ready.first, !ready.second { now = min(now + timeout, end) }
    return ready
  }
}
