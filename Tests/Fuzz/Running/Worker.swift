import Foundation
import Glibc

/// Tries cases in this process, which may crash or hang of them.
struct Worker {
  /// How many seconds a case may take before it counts as hanging.
  private static let patience: CUnsignedInt = 20

  let subject: Subject

  /// Tries one case after the other for some seconds.
  ///
  /// - Returns: The status to exit with.
  func run(from seed: UInt64, seconds: Double, progressFile: String) throws -> CInt {
    guard let file = FileHandle(forWritingAtPath: progressFile) else { return 2 }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var progress = Progress(seed: seed)
    while clock.now < end {
      try progress.write(to: file)
      do {
        alarm(Self.patience)
        progress.units += try subject.play(progress.seed, nil)
        alarm(0)
      } catch {
        progress.violation = "\(error)"
        try progress.write(to: file)
        return 1
      }
      progress.cases += 1
      progress.seed += 1
    }
    try progress.write(to: file)
    return 0
  }

  /// Tries one case, or some of its pieces, and says what is wrong with it.
  func check(seed: UInt64, keeping indices: [Int]?) -> CInt {
    alarm(Self.patience)
    do {
      let units = try subject.play(seed, indices)
      print("fine: \(units) \(subject.unit)")
      return 0
    } catch {
      print(error)
      return 1
    }
  }
}
