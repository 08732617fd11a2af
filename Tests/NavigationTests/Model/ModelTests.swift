import Foundation
import Testing

@Suite("the router beside the model of its contract") struct ModelTests {
  /// How many sequences are played; `make soak N=…` says another number.
  static let count = ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 2_000

  static let shares = stride(from: 0, to: count, by: 250).map { $0..<min($0 + 250, count) }

  @Test("random sequences agree at every step", arguments: shares)
  func agreement(seeds: Range<Int>) {
    for seed in seeds { expectAgreement(Generator.script(seed: UInt64(seed))) }
  }
}
