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

  /// Merges variables; the second ones win.
  static func join(_ variables: [String], _ winners: [String]) -> [String] {
    let names = Set(winners.map { $0.prefix { $0 != "=" } })
    return variables.filter { !names.contains($0.prefix { $0 != "=" }) } + winners
  }

  /// Starts a program in its own session.
  static func spawn(
    _ arguments: [String], environment: [String], terminal: String
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // Test threads block signals, and a program inherits the blocked signals.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    // It also inherits ignored signals, such as HUP from a `nohup` around the tests.
    var every = sigset_t()
    unsafe sigfillset(&every)
    unsafe posix_spawnattr_setsigdefault(&attributes, &every)
    let setSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not import.
    unsafe posix_spawnattr_setflags(
      &attributes, setSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    // The first terminal that a session leader opens becomes the controlling terminal.
    unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var process: pid_t = 0
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var settings = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + settings).forEach { unsafe free($0) } }
    let code = unsafe posix_spawn(
      &process, arguments[0], &actions, &attributes, &words, &settings)
    guard code == 0 else { throw Failure(description: "\(arguments[0]) doesn't start: \(code)") }
    return process
  }
}
