import Glibc
public import TerminalCore
public import TerminalFake
import TestFolders

/// A tmux pane that shows bytes like any terminal, and can be queried for its contents.
///
/// Only its owner, which has the other end of its terminal, reads or writes in the pane.
public final class TmuxPane {
  /// The size of the pane.
  public private(set) var size: Size

  private let client: TmuxClient
  private let folder: TestFolder
  private var reader: CaptureReader
  private let terminal: Int32

  /// How often and how long, in milliseconds, to wait for tmux on a busy machine.
  private static let patience = (times: 60, length: Int32(1000))

  /// Starts a tmux server with one pane.
  public init(size: Size) throws(TmuxFailure) {
    // The path of a socket may have at most 107 bytes, which other temporary folders can exceed.
    do throws(TestFolderError) {
      folder = try TestFolder(in: "/tmp")
    } catch {
      throw TmuxFailure("\(error)")
    }
    self.size = size
    reader = CaptureReader(size: size)
    // The first pipe signals that the program runs. Reading from the second one, which nobody opens
    // for writing, keeps the terminal open and idle.
    for name in ["ready", "nothing"] { folder.make(.pipe, name) }
    client = try TmuxClient(
      [
        "-u", "-S", folder.file("socket"), "-f", "/dev/null", "new-session", "-f",
        "no-output,ignore-size", "-x", "\(size.columns)", "-y", "\(size.rows)",
        "exec cat '\(folder.file("ready"))' '\(folder.file("nothing"))'",
      ], folder: folder.path)
    try client.run("set -g status off")
    try client.run("resize-window -x \(size.columns) -y \(size.rows)")
    try Self.waitForReader(of: folder.file("ready"), client)
    let name = try client.run("display-message -p '#{pane_tty}'").first ?? ""
    terminal = unsafe open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try makeRaw()
  }

  /// Waits until the pane's program runs: before that, tmux is still setting the terminal up, and
  /// would do so after us.
  private static func waitForReader(
    of path: String, _ client: TmuxClient
  ) throws(TmuxFailure) {
    for _ in 0..<100_000 {
      // A pipe without a reader can't be opened for writing.
      let pipe = unsafe open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      guard pipe < 0 else { return _ = close(pipe) }
      try client.run("display-message -p waiting")
    }
    throw TmuxFailure("the pane does not start")
  }

  /// Makes the terminal pass bytes through unchanged.
  private func makeRaw() throws(TmuxFailure) {
    var settings = termios()
    guard terminal >= 0, unsafe tcgetattr(terminal, &settings) == 0 else {
      throw TmuxFailure("the pane has no terminal")
    }
    unsafe cfmakeraw(&settings)
    unsafe tcsetattr(terminal, TCSANOW, &settings)
  }

  /// Waits until there is something to read.
  private func awaitAnswer() throws(TmuxFailure) {
    var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    for _ in 0..<Self.patience.times {
      if unsafe poll(&waiting, 1, Self.patience.length) == 1 { return }
      // If the terminal was set up again after us, it holds back incomplete lines.
      try makeRaw()
    }
    throw TmuxFailure("tmux does not answer")
  }

  deinit {
    close(terminal)
  }

  /// Resizes the pane.
  public func resize(to size: Size) throws(TmuxFailure) {
    try client.run("resize-window -x \(size.columns) -y \(size.rows)")
    self.size = size
    reader = CaptureReader(size: size)
  }

  /// Shows bytes, and returns when tmux has read the last of them.
  public func show(_ bytes: [UInt8]) throws(TmuxFailure) {
    // A terminal answers in order: its status report comes after everything written before.
    var rest = (bytes + Array("\u{1B}[5n".utf8))[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { throw TmuxFailure("the pane takes no bytes") }
      rest = rest.dropFirst(count)
    }
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "n") {
      try awaitAnswer()
      var byte: UInt8 = 0
      guard unsafe read(terminal, &byte, 1) == 1 else { throw TmuxFailure("the pane is gone") }
      answer.append(byte)
    }
    guard answer == Array("\u{1B}[0n".utf8) else { throw TmuxFailure("tmux answers \(answer)") }
  }

  /// The current contents of the pane.
  public func screen() throws(TmuxFailure) -> ScreenCells {
    let cursor =
      try client.run("display-message -p '#{cursor_flag} #{cursor_x} #{cursor_y}'")
      .first?.split(separator: " ").compactMap { Int($0) } ?? []
    guard cursor.count == 3 else { throw TmuxFailure("tmux tells no cursor") }
    // A glyph at the edge leaves the cursor beyond it until the next glyph.
    let place = Position(column: min(cursor[1], size.columns - 1), row: cursor[2])
    return ScreenCells(
      size: size, cells: try reader.cells(of: client.run("capture-pane -p -e -N")),
      cursor: cursor[0] == 1 ? place : nil)
  }
}
