import Navigation
import Testing

@Suite("deliberate faults") struct FaultTests {
  @Test("are caught within 2,000 sequences, and shown in six steps", arguments: allFaults)
  func isCaught(name: String) throws {
    try Fault.$name.withValue(name) {
      let isWrong = { (script: Script) in Rehearsal.play(script) != nil }
      let seed = try #require((0..<2_000).first { isWrong(Generator.script(seed: $0)) })
      let shrunk = Generator.script(seed: seed).shrunk(while: isWrong)
      print("\(name): sequence \(seed), \(shrunk.length) steps\n\(shrunk.code)")
      #expect(shrunk.length <= 6)
    }
  }

  @Test("are off unless they are turned on")
  func none() {
    for seed: UInt64 in 0..<50 { #expect(Rehearsal.play(Generator.script(seed: seed)) == nil) }
  }
}
