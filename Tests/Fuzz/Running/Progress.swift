import Foundation

/// The progress of a run, kept in a file that survives a crash.
struct Progress {
  /// The seed of the current case.
  var seed: UInt64

  /// The number of cases passed.
  var cases = 0

  /// The number of units in them.
  var units = 0

  /// The reason why the case failed, if it did not crash.
  var violation: String?

  /// Overwrites the file with the progress.
  func write(to file: FileHandle) throws {
    let line = "\(seed) \(cases) \(units) \(violation ?? "")\n"
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(line.utf8))
  }

  /// Reads the last progress; `nil` if there is none.
  init?(text: String) {
    let words = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count == 4, let seed = UInt64(words[0]), let cases = Int(words[1]),
      let units = Int(words[2])
    else { return nil }
    self.init(seed: seed)
    (self.cases, self.units) = (cases, units)
    if words[3] != "\n" { violation = String(words[3].dropLast()) }
  }

  init(seed: UInt64) {
    self.seed = seed
  }
}
