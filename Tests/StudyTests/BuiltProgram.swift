import Foundation
import TestFolders

/// The program as it was built for the tests.
enum BuiltProgram {
  /// The path of the file to run, which is beside the bundle of tests that this process was given.
  static let path: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("study").path
  }()

  /// Runs the program without a terminal.
  static func run(
    _ arguments: [String], in folder: TestFolder, environment: [String: String] = [:]
  ) throws -> ProcessRun.Result {
    var variables = ["HOME": folder.path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    variables.merge(environment) { $1 }
    return try ProcessRun(path, arguments, environment: variables, folder: folder.path).run()
  }
}
