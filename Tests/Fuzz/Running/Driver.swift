import Foundation
import Glibc

/// Tries cases of every kind for a while, each kind in a process that may crash.
struct Driver {
  /// The number of failures at which to stop.
  private static let failureLimit = 10

  /// The seconds for which one process tries cases of one kind, times its share.
  private static let slice = 3.0

  /// The number of rounds between progress reports, about two minutes.
  private static let tellingRounds = 4

  /// The folder for failed cases.
  private let folder: String
  private var seed: UInt64
  private var totals: [String: (cases: Int, units: Int)] = [:]
  private var failures: [String: Int] = [:]
  private var rounds = 0

  init(seed: UInt64, folder: String) {
    self.seed = seed
    self.folder = folder
  }

  /// Tries cases for some seconds, of the named kinds or of all.
  ///
  /// - Returns: 1 if something failed.
  mutating func run(seconds: Double, subjects: [Subject]) throws -> CInt {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    print("first seed: \(seed)")
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    let round = Double(subjects.reduce(0) { $0 + $1.share })
    while clock.now < end, failures.values.reduce(0, +) < Self.failureLimit {
      let rest = (end - clock.now) / .seconds(1)
      let slice = min(Self.slice, rest / round)
      for subject in subjects {
        try run(subject, seconds: max(0.05, slice * Double(subject.share)))
      }
      seed += 1 << 32
      rounds += 1
      if rounds % Self.tellingRounds == 0 { tell(subjects) }
    }
    tell(subjects)
    return failures.isEmpty ? 0 : 1
  }

  /// Prints how much has been tried so far.
  private func tell(_ subjects: [Subject]) {
    for subject in subjects {
      let total = totals[subject.name] ?? (0, 0)
      print(
        "\(subject.name): \(total.cases) cases, \(total.units) \(subject.unit),",
        "\(failures[subject.name] ?? 0) failures")
    }
    fflush(nil)
  }

  private mutating func run(_ subject: Subject, seconds: Double) throws {
    let file = "\(folder)/progress"
    try "".write(toFile: file, atomically: false, encoding: .utf8)
    let ending = try ChildRun.run(
      ["work", subject.name, "\(seed)", "\(seconds)", file], isQuiet: false)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    guard let progress = Progress(text: text) else {
      throw Violation("\(subject.name) from \(seed) ended at once: \(ending)")
    }
    totals[subject.name, default: (0, 0)].cases += progress.cases
    totals[subject.name, default: (0, 0)].units += progress.units
    if ending != .status(0) { try keep(subject, progress, ending) }
  }

  /// Shrinks a failed case and keeps it.
  private mutating func keep(_ subject: Subject, _ progress: Progress, _ ending: ChildRun.Ending)
    throws
  {
    failures[subject.name, default: 0] += 1
    let reason = progress.violation?.split(separator: "\n").first?.prefix(200)
    print("\(subject.name), seed \(progress.seed): \(reason ?? "ended by \(ending)")")
    let arguments = ["check", subject.name, "\(progress.seed)"]
    let kept = Shrinking.smallest(of: subject.pieceCount(progress.seed)) { indices in
      let list = indices.map(String.init).joined(separator: ",")
      return (try? ChildRun.run(arguments + [list], isQuiet: true)) != .status(0)
    }
    let file = "\(folder)/\(subject.name)-\(progress.seed).\(subject.fileExtension)"
    try subject.text(progress.seed, kept).write(toFile: file, atomically: true, encoding: .utf8)
    let list = kept.map(String.init).joined(separator: ",")
    print(
      "kept in \(file); again: \(([CommandLine.arguments[0]] + arguments + [list]).joined(separator: " "))"
    )
  }
}

extension Subject {
  /// The file name of a case.
  fileprivate var fileExtension: String { name == AppCase.name ? "keys" : name }
}
