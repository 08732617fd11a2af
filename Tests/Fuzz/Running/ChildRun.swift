import Foundation

/// A run of this program in its own process, which may crash.
struct ChildRun {
  /// How a run ended.
  enum Ending: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// Runs this program with some arguments and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - isQuiet: Whether to discard its output.
  /// - Returns: The way it ended.
  /// - Throws: If it can't be run.
  static func run(_ arguments: [String], isQuiet: Bool) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    // A backtrace takes seconds, and shrinking crashes hundreds of times.
    if isQuiet { environment["SWIFT_BACKTRACE"] = "enable=no" }
    process.environment = environment
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? .status(process.terminationStatus) : .signal(process.terminationStatus)
  }
}
