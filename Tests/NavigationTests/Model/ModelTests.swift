import Foundation
import Navigation
import Testing

@Suite("the router, compared with the model of its contract") struct ModelTests {
  /// The number of sequences and the first seed, which `make soak N=… FROM=…` sets.
  static let count = number("SOAK") ?? 2_000
  static let first = number("SOAK_FROM") ?? 0

  static let shares = stride(from: first, to: first + count, by: 250).map {
    $0..<min($0 + 250, first + count)
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test("agrees with it after every step of a random sequence", arguments: shares)
  func agreement(seeds: Range<Int>) {
    for seed in seeds { expectAgreement(Generator.script(seed: UInt64(seed))) }
  }

  static let alterations: [String: @Sendable (Line) -> [Line]] = [
    "an event is missing": { line in
      if case .event(_, .didDisappear) = line { [] } else { [line] }
    },
    "a value is delivered twice": { line in
      if case .received = line { [line, line] } else { [line] }
    },
    "a reason is wrong": { line in
      guard case .event(let entry, .willAppear(.revealed)) = line else { return [line] }
      return [.event(entry, .willAppear(.pushed))]
    },
    "the journal lacks a refusal": { line in
      if case .refusal = line { [] } else { [line] }
    },
    "a load has one wave too many": { line in
      guard case .load(let entry, let waves, let tasks, let cancelled, let path) = line
      else { return [line] }
      return [.load(entry, waves: waves + 1, tasks: tasks, cancelled: cancelled, on: path)]
    },
    "a question is never shown": { line in
      if case .asked = line { [] } else { [line] }
    },
  ]

  @Test(
    "would be caught within six steps if it behaved differently",
    arguments: alterations.keys.sorted())
  func findsOut(what: String) throws {
    let alter = try #require(Self.alterations[what])
    let isWrong = { (script: Script) in Rehearsal.play(script, alter: alter) != nil }
    let script = try #require((0..<200).map(Generator.script).first(where: isWrong))
    #expect(script.shrunk(while: isWrong).length <= 6)
  }

  @Test("is compared by scripts that print as the body of a test")
  func code() {
    let script = Script(
      launch: "A B",
      [
        .says("B", .confirm("sure?")),
        .handler(.top, [.go(.setPath(["A", "C"], .equalRoutes), by: .under(1))]),
        .start("load", .ends(100), .visible, by: .entry(2)),
        .letGo(0.4, velocity: -10.0),
      ])
    #expect(
      script.code == """
        expectAgreement(
          Script(
            launch: "A B",
            [
              .says("B", .confirm("sure?")),
              .handler(.top, [.go(.setPath(["A", "C"], .equalRoutes), by: .under(1))]),
              .start("load", .ends(100), .visible, by: .entry(2)),
              .letGo(0.4, velocity: -10.0),
            ]))
        """)
    expectAgreement(script)
  }
}
