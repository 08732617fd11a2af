import Glibc

extension PseudoTerminal {
  /// The path of a program of this package, which is beside the test bundle.
  public static func builtProgram(_ name: String) throws -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { throw Failure(description: "nobody knows where the tests are") }
    let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/\(name)"
  }

  /// Whether the programs have the thread sanitizer in them. It keeps signals back while a program
  /// opens a file, needs files larger than some tests allow, and does not survive Swift's
  /// backtracer. `make tsan` builds in a folder of its own.
  public static let isThreadSanitized =
    (try? builtProgram("").contains("/.build/tsan/")) ?? false

  /// Merges variables; the second ones win.
  static func join(_ variables: [String], _ winners: [String]) -> [String] {
    let names = Set(winners.map { $0.prefix { $0 != "=" } })
    return variables.filter { !names.contains($0.prefix { $0 != "=" }) } + winners
  }
}
