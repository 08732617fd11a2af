import Foundation
import Glibc

/// Tries cases in this process, which may crash or hang.
struct Worker {
  /// The seconds of processor time after which a case counts as hanging.
  private static let patience = 20

  /// The seconds of idle time after which a case counts as hanging.
  private static let longPatience: CUnsignedInt = 600

  let subject: Subject

  /// Tries cases for some seconds.
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
        Self.expectEnd()
        progress.units += try subject.play(progress.seed, nil)
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

  /// Has the system end the process if the next case takes too long, even on a busy machine.
  private static func expectEnd() {
    alarm(longPatience)
    var timer = itimerval()
    timer.it_value.tv_sec = patience
    unsafe setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// Tries one case, or some of its pieces, and returns the violation.
  func check(seed: UInt64, keeping indices: [Int]?) -> CInt {
    Self.expectEnd()
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
