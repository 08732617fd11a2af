import Foundation
import Navigation
import Testing

@Suite("the router beside the model of its contract") struct ModelTests {
  /// How many sequences are played, from which on; `make soak N=… FROM=…` says other numbers.
  static let count = number("SOAK") ?? 2_000
  static let first = number("SOAK_FROM") ?? 0

  static let shares = stride(from: first, to: first + count, by: 250).map {
    $0..<min($0 + 250, first + count)
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test("random sequences agree at every step", arguments: shares)
  func agreement(seeds: Range<Int>) {
    for seed in seeds { expectAgreement(Generator.script(seed: UInt64(seed))) }
  }

  static let lies: [String: @Sendable (Line) -> [Line]] = [
    "an event is missing": { line in
      if case .event(_, .didDisappear) = line { [] } else { [line] }
    },
    "a screen is told twice": { line in
      if case .received = line { [line, line] } else { [line] }
    },
    "a reason is wrong": { line in
      guard case .event(let entry, .willAppear(.revealed)) = line else { return [line] }
      return [.event(entry, .willAppear(.pushed))]
    },
    "the journal lacks a refusal": { line in
      if case .refusal = line { [] } else { [line] }
    },
    "a load has a wave too many": { line in
      guard case .load(let entry, let waves, let tasks, let cancelled, let path) = line
      else { return [line] }
      return [.load(entry, waves: waves + 1, tasks: tasks, cancelled: cancelled, on: path)]
    },
    "a question is put that nobody sees": { line in
      if case .asked = line { [] } else { [line] }
    },
  ]

  @Test("a router that behaved so would be found out, in six steps", arguments: lies.keys.sorted())
  func findsOut(what: String) throws {
    let lie = try #require(Self.lies[what])
    let isWrong = { (script: Script) in Rehearsal.play(script, hears: lie) != nil }
    let script = try #require((0..<200).map(Generator.script).first(where: isWrong))
    #expect(script.shrunk(while: isWrong).length <= 6)
  }

  @Test("a script prints as the body of a test")
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
