import ChildProcesses
import Glibc
import Testing

/// A running `RecordsFixture`, and what it prints.
final class Fixture {
  private let process: pid_t
  private let output: CInt
  private var buffer: [UInt8] = []
  private var isOver = false

  init(_ arguments: String...) throws {
    var ends: [CInt] = [0, 0]
    // Not a pipe: programs that other tests start meanwhile would hold it open.
    let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0)
    output = ends[0]
    defer { close(ends[1]) }
    process = try spawn(
      [try Self.path()] + arguments, environment: ["SWIFT_BACKTRACE=enable=no"],
      files: [
        .open("/dev/null", flags: O_RDONLY, as: STDIN_FILENO),
        .pass(ends[1], as: STDOUT_FILENO), .pass(STDERR_FILENO, as: STDERR_FILENO),
      ])
  }

  deinit {
    kill()
    close(output)
  }

  /// The program, which is beside the test bundle.
  private static func path() throws -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink("/proc/self/exe", &path, path.count)
    try #require(count > 0)
    let bundle = String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.joined(separator: "/") + "/RecordsFixture"
  }

  /// Waits for the next whole line; `nil` once the program has ended.
  func line() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line
      }
      var part = [UInt8](repeating: 0, count: 4_096)
      let count = unsafe read(output, &part, part.count)
      guard count > 0 else { return nil }
      buffer += part[..<count]
    }
  }

  /// Waits for the end of the program; returns the lines until then.
  func rest() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// Ends the program at once.
  func kill() {
    guard !isOver else { return }
    isOver = true
    Glibc.kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }
}
