import Files
import Glibc
import StudyCatalog

/// The tmux settings that matter to Study, for the window that it runs in.
struct TmuxSettings: Equatable {
  /// The milliseconds that tmux waits after Escape for the rest of a key.
  var escapeTime: Int
  /// Whether tmux reports the mouse.
  var hasMouse: Bool
  /// Whether programs can put text on the clipboard.
  var takesCopies: Bool
  /// The value of `TERM` in new windows.
  var terminal: String

  /// The format that tmux is asked to print: the settings, separated by spaces.
  private static let format = "#{escape-time} #{mouse} #{set-clipboard} #{default-terminal}"

  /// Reads tmux's answer; `nil` if a setting is missing because tmux is too old to know it.
  init?(answer: some StringProtocol) {
    let words = answer.split(whereSeparator: \.isWhitespace)
    guard words.count == 4, let time = Int(words[0]), ["0", "1"].contains(words[1]) else {
      return nil
    }
    escapeTime = time
    hasMouse = words[1] == "1"
    takesCopies = words[2] == "on"
    terminal = String(words[3])
  }

  /// Asks the tmux named by `TMUX` in the environment. Returns `nil` if it doesn't answer within a
  /// second.
  static func asked() -> Self? {
    let command = ["tmux", "display-message", "-p", format]
    return output(of: command, limit: 1_000, within: .seconds(1)).flatMap { Self(answer: $0) }
  }

  /// Returns what a program writes to standard output; `nil` if it fails or doesn't end in time.
  static func output(
    of command: [String], limit: Int, within time: Duration
  ) -> String? {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started = start(command, writingTo: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let process = started else { return nil }
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: time)
    var bytes: [UInt8] = []
    var isOver = false
    while !isOver, bytes.count < limit, clock.now < end {
      guard Descriptor.wait(reading: ends[0], -1, timeout: clock.now.duration(to: end)).first
      else { continue }
      let read = Descriptor.readAvailable(from: ends[0], limit: limit)
      bytes += read.bytes
      isOver = read.isOver
    }
    var status: CInt = 0
    var hasEnded = false
    // A program can close its output long before it ends, and waitpid(2) has no time limit.
    while isOver, !hasEnded, clock.now < end {
      hasEnded = unsafe waitpid(process, &status, WNOHANG) == process
      if !hasEnded { usleep(2_000) }
    }
    if !hasEnded {
      kill(process, SIGKILL)
      while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    return hasEnded && status == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Starts a program found in the folders of `PATH`.
  private static func start(_ command: [String], writingTo output: CInt) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process = pid_t()
    let code = unsafe posix_spawnp(&process, command[0], &actions, nil, &words, environ)
    return code == 0 ? process : nil
  }
}

extension TmuxSettings {
  /// The findings: a line to add to tmux's configuration for each bad setting, or one that says all
  /// is well.
  var findings: [Finding] {
    var findings: [Finding] = []
    if escapeTime > Self.longestEscape {
      findings.append(
        note(
          "Esc が \(escapeTime) ミリ秒おくれます", "Escape is delayed by \(escapeTime) ms",
          write: "set -sg escape-time 10"))
    }
    if !hasMouse {
      findings.append(
        note("マウスが伝わりません", "the mouse is not reported", write: "set -g mouse on"))
    }
    if !takesCopies {
      findings.append(
        note("コピーできません", "copying does not work", write: "set -g set-clipboard on"))
    }
    if terminal == "screen" {
      findings.append(
        note(
          "色が少なくなります", "only a few colors are available",
          write: "set -g default-terminal tmux-256color"))
    }
    guard findings.isEmpty else { return findings }
    return [
      Finding(
        .ok, Self.topic, "Esc は \(escapeTime) ミリ秒、マウスとコピーも使えます",
        "Escape takes at most \(escapeTime) ms; the mouse and the clipboard work")
    ]
  }

  /// The longest delay of Escape that a user doesn't notice, in milliseconds.
  private static let longestEscape = 50

  private static let topic = BilingualText("tmux")

  private func note(_ japanese: String, _ english: String, write line: String) -> Finding {
    Finding(
      .note, Self.topic, "\(japanese)。~/.tmux.conf に `\(line)` と書いてください",
      "\(english); add `\(line)` to ~/.tmux.conf")
  }
}
