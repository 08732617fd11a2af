import Navigation
import Testing

@Suite("deliberate faults") struct FaultTests {
  @Test("are caught within 2,000 sequences, and shown in six steps", arguments: allFaults)
  func isCaught(name: String) throws {
    try Fault.$name.withValue(name) {
      let isWrong = { (script: Script) in Rehearsal.play(script) != nil }
      let wrong = (0..<2_000).lazy.filter { isWrong(Generator.script(seed: $0)) }
      // Leaving out steps may end at a long script that no single step can leave; another wrong
      // sequence then shows the fault better.
      let shrunk = wrong.prefix(5).lazy.map { seed in
        (seed, Generator.script(seed: seed).shrunk(while: isWrong))
      }
      let (seed, script) = try #require(
        shrunk.first { $0.1.length <= 6 } ?? shrunk.first, "no sequence shows it")
      print("\(name): sequence \(seed), \(script.length) steps\n\(script.code)")
      #expect(script.length <= 6)
    }
  }

  @Test("are off unless they are turned on")
  func none() {
    for seed: UInt64 in 0..<50 { #expect(Rehearsal.play(Generator.script(seed: seed)) == nil) }
  }
}
