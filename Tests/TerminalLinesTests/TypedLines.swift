import Glibc
import TerminalCore
import TerminalLines
import TestFolders

/// Line mode without a program: a test shows it frames, and types lines through a pipe.
struct TypedLines {
  let terminal: LineTerminal

  private let folder: TestFolder
  private let input: CInt

  /// Opens line mode, runs a body, and closes the files.
  static func run<Result>(
    _ words: LineWords = .english, size: Size, _ body: (TypedLines) throws -> Result
  ) throws -> Result {
    let folder = try TestFolder()
    try folder.write("", to: "output")
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw RendererError.callFailed("pipe") }
    let output = unsafe open(folder.file("output"), O_WRONLY | O_APPEND)
    defer { for end in ends + [output] { close(end) } }
    let terminal = try LineTerminal(words: words, size: size, input: ends[0], output: output)
    return try body(TypedLines(terminal: terminal, folder: folder, input: ends[1]))
  }

  /// All that was written.
  var written: String { get throws { try folder.read("output") } }

  /// Types a line.
  func type(_ line: String) { _ = unsafe write(input, line + "\n", line.utf8.count + 1) }

  /// A frame with rows that can be chosen.
  static func frame(of rows: [String], titled title: String, size: Size) -> Frame {
    var frame = Frame(size: size)
    var reading = FrameReading(titles: [title], body: Rect(size: size))
    for (row, text) in rows.enumerated() {
      frame.write(text, at: Position(column: 0, row: row))
      reading.targets.append(
        FrameReading.Target(Rect(columns: 0..<size.columns, rows: row..<row + 1)))
    }
    frame.reading = reading
    return frame
  }
}
