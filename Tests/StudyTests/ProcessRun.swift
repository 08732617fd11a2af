import Foundation
import TestFolders

/// A run of a program to its end.
///
/// `Process` would also wait for servers that a program leaves behind, such as tmux.
struct ProcessRun {
  /// The result.
  struct Result: Equatable {
    let status: Int32
    var output = ""
    var complaint = ""
  }

  /// The reason why a program can't be run.
  struct Failure: Error {
    let path: String
    let code: Int32
  }

  private let path: String
  private let arguments: [String]
  private let environment: [String: String]
  private let folder: String

  init(_ path: String, _ arguments: [String], environment: [String: String], folder: String) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// Runs the program with empty standard input.
  func run() throws -> Result {
    let texts = try TestFolder()
    let (output, complaint) = (texts.file("output"), texts.file("complaint"))
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    // A test may run on a thread that blocks signals, which the program must not inherit.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    unsafe sigemptyset(&noSignals)
    unsafe posix_spawnattr_setsigmask(&attributes, &noSignals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let writing = O_WRONLY | O_CREAT
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, complaint, writing, 0o600)
    // Changes the folder through `env`, because the call for it is not declared everywhere.
    var words: [UnsafeMutablePointer<CChar>?] =
      unsafe (["env", "-C", folder, path] + arguments).map { unsafe strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process = pid_t()
    let code = unsafe posix_spawn(
      &process, "/usr/bin/env", &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Failure(path: path, code: code) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Result(
      status: status & 0x7F == 0 ? status >> 8 : -(status & 0x7F),
      output: try texts.read("output"), complaint: try texts.read("complaint"))
  }
}
