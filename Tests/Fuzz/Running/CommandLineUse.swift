import Foundation

/// The task given on the command line.
enum CommandLineUse {
  static let text = """
    usage: fuzz run SECONDS FOLDER [SEED [KIND…]]  try cases; keep those that fail in a folder
           fuzz check KIND SEED [PIECES]           try one case, or some pieces of it: 0,3,4
           fuzz show KIND SEED [PIECES]            print one case
           fuzz play FILE                          try a case that was kept

    """

  /// Runs the task.
  ///
  /// - Returns: The status to exit with.
  static func run(_ arguments: [String]) throws -> CInt {
    switch arguments.first {
    case "run" where arguments.count >= 3:
      let seed = arguments.dropFirst(3).first.flatMap { UInt64($0) }
      var driver = Driver(seed: seed ?? .random(in: 0..<1 << 31), folder: arguments[2])
      let named = arguments.dropFirst(4).compactMap { Subject.named($0) }
      return try driver.run(
        seconds: Double(arguments[1]) ?? 60, subjects: named.isEmpty ? Subject.all : named)
    case "work" where arguments.count == 5:
      guard let subject = Subject.named(arguments[1]), let seed = UInt64(arguments[2]),
        let seconds = Double(arguments[3])
      else { break }
      return try Worker(subject: subject).run(
        from: seed, seconds: seconds, progressFile: arguments[4])
    case "check" where arguments.count >= 3, "show" where arguments.count >= 3:
      guard let subject = Subject.named(arguments[1]), let seed = UInt64(arguments[2]) else {
        break
      }
      let pieces = arguments.dropFirst(3).first?.split(separator: ",").compactMap { Int($0) }
      if arguments[0] == "check" {
        return Worker(subject: subject).check(seed: seed, keeping: pieces)
      }
      print(subject.text(seed, pieces), terminator: "")
      return 0
    case "play" where arguments.count == 2:
      return try play(arguments[1])
    default: break
    }
    print(text, terminator: "")
    return 2
  }

  private static func play(_ file: String) throws -> CInt {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let kind = file.split(separator: ".").last == "keys" ? AppCase.name : DecoderCase.name
    do {
      let units = try Subject.named(kind)?.playText(text) ?? 0
      print("fine: \(units)")
      return 0
    } catch let violation as Violation {
      print(violation)
      return 1
    }
  }
}
