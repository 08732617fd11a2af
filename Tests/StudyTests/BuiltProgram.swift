import Foundation
import PseudoTerminals
import TerminalCore
import TestFolders

/// The program, built for the tests.
enum BuiltProgram {
  /// The path of the executable, which is beside the test bundle of this process.
  static let path: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("study").path
  }()

  /// Runs the program without a terminal.
  static func run(
    _ arguments: [String], in folder: TestFolder, environment: [String: String] = [:],
    input: String = ""
  ) throws -> ProcessRun.Result {
    var variables = ["HOME": folder.path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    variables.merge(environment) { $1 }
    return try ProcessRun(path, arguments, environment: variables, folder: folder.path)
      .run(reading: input)
  }

  /// Starts the program at a terminal of 80×12, in English and without motion.
  static func start(
    _ arguments: [String], in folder: TestFolder, environment: [String] = []
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [path, "--lang=en", "--motion=none"] + arguments, size: Size(columns: 80, rows: 12),
      environment: ["HOME=\(folder.path)"] + environment)
  }

  /// The modes that are off once the program has given the terminal back.
  static let modes: Set = [1002, 1004, 1006, 1049, 2004, 2026]
}
