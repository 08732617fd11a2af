import ChildProcesses
import Glibc
import TestFolders
import Testing

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

  /// Runs the program with a text in a pipe as its standard input, as in a shell.
  ///
  /// - Parameter input: The text, at most as long as a pipe takes at once: 64 KiB.
  /// - Returns: The status and all that was written.
  /// - Throws: ``SpawnError`` if there is no such program.
  func run(reading input: String = "") throws -> Result {
    let texts = try TestFolder()
    let pipe = makePipe()
    defer { close(pipe.reading) }
    let bytes = Array(input.utf8)
    try #require(unsafe write(pipe.writing, bytes, bytes.count) == bytes.count)
    close(pipe.writing)
    let (output, complaint) = (texts.file("output"), texts.file("complaint"))
    let writing = O_WRONLY | O_CREAT
    // Changes the folder through `env`, because the call for it is not declared everywhere.
    let process = try spawn(
      ["/usr/bin/env", "-C", folder, path] + arguments,
      environment: environment.map { "\($0)=\($1)" },
      files: [
        .pass(pipe.reading, as: STDIN_FILENO),
        .open(output, flags: writing, as: STDOUT_FILENO),
        .open(complaint, flags: writing, as: STDERR_FILENO),
      ])
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Result(
      status: status & 0x7F == 0 ? status >> 8 : -(status & 0x7F),
      output: try texts.read("output"), complaint: try texts.read("complaint"))
  }
}
