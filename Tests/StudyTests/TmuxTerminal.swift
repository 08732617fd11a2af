import Foundation
import TerminalCore
import TestFolders
import Testing

/// A terminal of tmux in which the built program runs, with a server and a folder of its own.
final class TmuxTerminal {
  private let folder: TestFolder
  private let tmux: String

  /// How often a screen is read before it counts as wrong.
  private static let tries = 2000

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The options of the program; its state is kept in a folder of its own.
  ///   - size: The size of the terminal.
  ///   - locale: The locale of the program; that of tmux is always in UTF-8.
  /// - Throws: If tmux is missing or refuses something.
  init(_ arguments: [String], size: Size, locale: String) throws {
    tmux = try #require(
      ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
        .first(where: FileManager.default.isExecutableFile),
      "this test needs tmux; install it, on Debian with: apt-get install tmux")
    folder = try TestFolder()
    try folder.write(
      """
      set -g status off
      set -g escape-time 0
      set -g remain-on-exit on
      set -g default-terminal tmux-256color

      """, to: "tmux.conf")
    let program =
      (["env", "LC_ALL=\(locale)", BuiltProgram.path, "--state", folder.file("state")] + arguments)
      .map { "'\($0)'" }.joined(separator: " ")
    try run([
      "-f", folder.file("tmux.conf"), "new-session", "-d", "-x", "\(size.columns)",
      "-y", "\(size.rows)", "\(program); echo $? >'\(folder.file("status"))'",
    ])
  }

  deinit {
    _ = try? run(["kill-server"])
  }

  /// Sends bytes to the program as if they were typed.
  func send(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    try run(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Resizes the terminal.
  func resize(to size: Size) throws {
    try run(["resize-window", "-x", "\(size.columns)", "-y", "\(size.rows)"])
  }

  /// The rows of the terminal, without trailing blanks.
  func rows() throws -> [String] {
    try run(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.withoutTrailingBlanks }
  }

  /// Reads the terminal until it shows a frame.
  ///
  /// - Returns: The rows that it shows instead, if it never shows the frame.
  func differs(from frame: Frame) throws -> [String]? {
    let expected = frame.lines.map { $0[...].withoutTrailingBlanks }
    var shown: [String] = []
    for _ in 0..<Self.tries {
      shown = Array(try rows().prefix(expected.count))
      if shown == expected { return nil }
    }
    return shown
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: Its status, or `nil` if it does not end.
  func exitStatus() throws -> Int32? {
    for _ in 0..<Self.tries {
      // The shell around the program writes the status to a file, because tmux sometimes loses it.
      let isOver = try run(["display-message", "-p", "#{pane_dead}"]).hasPrefix("1")
      if isOver { return Int32(try folder.read("status").filter(\.isNumber)) }
    }
    return nil
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let result = try ProcessRun(
      tmux, ["-S", folder.file("socket")] + arguments,
      environment: [
        "HOME": folder.path, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "SHELL": "/bin/sh",
        "PATH": "/usr/bin:/bin",
      ], folder: folder.path
    ).run()
    try #require(result.status == 0, "tmux \(arguments): \(result.complaint)")
    return result.output
  }
}

extension Substring {
  fileprivate var withoutTrailingBlanks: String {
    String(prefix(upTo: lastIndex { $0 != " " }.map(index(after:)) ?? startIndex))
  }
}
