import Foundation

/// How far a run has come, kept in a file that outlives a crash.
struct Progress {
  /// The seed of the case that is tried.
  var seed: UInt64

  /// How many cases have passed.
  var cases = 0

  /// How many units those were.
  var units = 0

  /// Why the case failed, if it failed without a crash.
  var violation: String?

  /// Writes the progress over what the file held.
  func write(to file: FileHandle) throws {
    let line = "\(seed) \(cases) \(units) \(violation ?? "")\n"
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(line.utf8))
  }

  /// Reads what was written last, or gives `nil` where nothing was.
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
