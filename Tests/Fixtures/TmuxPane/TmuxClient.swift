import ChildProcesses
import Glibc

/// A tmux client in control mode, with its own server: it gets commands as lines, and
/// answers with lines.
@safe final class TmuxClient {
  private let process: pid_t
  private let commands: Int32
  private let answers: UnsafeMutablePointer<FILE>

  /// Starts a server with one session; the arguments of tmux follow `-C`.
  init(_ arguments: [String], folder: String) throws(TmuxFailure) {
    let programs = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    guard let program = programs.first(where: Self.isProgram) else { throw .missing }
    var (input, output) = ([Int32](repeating: -1, count: 2), [Int32](repeating: -1, count: 2))
    guard unsafe pipe(&input) == 0, unsafe pipe(&output) == 0 else { throw TmuxFailure("pipe") }
    for end in input + output { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let stream = unsafe fdopen(output[0], "r") else { throw TmuxFailure("fdopen") }
    do throws(SpawnError) {
      process = try spawn(
        [program, "-C"] + arguments,
        environment: [
          "HOME=\(folder)", "LC_ALL=C.UTF-8", "TERM=xterm-256color", "SHELL=/bin/sh",
          "PATH=/usr/bin:/bin",
        ],
        files: [.pass(input[0], as: STDIN_FILENO), .pass(output[1], as: STDOUT_FILENO)])
    } catch {
      throw TmuxFailure("\(error)")
    }
    close(input[0])
    close(output[1])
    commands = input[1]
    unsafe answers = unsafe stream
    // The answer to the command that began the session.
    _ = try answer()
  }

  deinit {
    _ = try? run("kill-server")
    // The server stays as long as it has output for us.
    while (try? nextLine()) != nil {}
    close(commands)
    unsafe fclose(answers)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Runs a command and returns the lines that it prints.
  @discardableResult
  func run(_ command: String) throws(TmuxFailure) -> [String] {
    var bytes = Array((command + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe write(commands, $0.baseAddress, $0.count) }
      guard count > 0 else { throw TmuxFailure("tmux takes no command: \(command)") }
      bytes = bytes.dropFirst(count)
    }
    return try answer()
  }

  /// The next answer; unsolicited notifications are skipped.
  private func answer() throws(TmuxFailure) -> [String] {
    while case let line = try nextLine(), !line.hasPrefix("%begin ") {
      if line.hasPrefix("%exit") { throw TmuxFailure("tmux is gone: \(line)") }
    }
    var lines: [String] = []
    while true {
      let line = try nextLine()
      if line.hasPrefix("%end ") { return lines }
      if line.hasPrefix("%error ") { throw TmuxFailure("tmux refuses: \(lines)") }
      lines.append(line)
    }
  }

  private func nextLine() throws(TmuxFailure) -> String {
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { unsafe free(buffer) }
    guard unsafe getline(&buffer, &capacity, answers) > 0, let text = unsafe buffer else {
      throw TmuxFailure("tmux has gone away")
    }
    let line = unsafe String(cString: text)
    return line.hasSuffix("\n") ? String(line.dropLast()) : line
  }

  private static func isProgram(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }
}
