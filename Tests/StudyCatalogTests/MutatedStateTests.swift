import SeededRandom
import TestFolders
import Testing

@testable import StudyCatalog

@Suite("Mutated state files")
struct MutatedStateTests {
  @Test("never trap, and the state read from them can be written and read again", arguments: 0..<8)
  func reading(seed: UInt64) throws {
    var mutation = StateMutation(seed: seed)
    for number in 0..<1000 {
      let bytes = mutation.next()
      var file = StateFile(bytes)
      var state = file.state
      answerEverything(of: &state)
      file.take(state)
      let again = StateFile(file.bytes)
      guard again.isWhole, again.state == state, again.bytes == file.bytes else {
        Issue.record("seed \(seed), file \(number): \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  @Test("stay as they were, or are kept aside with their readable parts restored")
  func folder() throws {
    let temporary = try TestFolder()
    let folder = StateFolder(path: temporary.path)
    var mutation = StateMutation(seed: 100)
    var counts = (whole: 0, aside: 0, refused: 0)
    for _ in 0..<200 {
      let bytes = mutation.next()
      try temporary.write(bytes, to: "state.json")
      do {
        let reading = try folder.read()
        let kept = reading.damagedFile.map { String($0.dropFirst(temporary.path.count + 1)) }
        #expect(try temporary.bytes(of: kept ?? "state.json") == bytes)
        let again = try folder.read()
        #expect(again.state == reading.state && again.damagedFile == nil)
        counts.whole += kept == nil ? 1 : 0
        counts.aside += kept == nil ? 0 : 1
      } catch StateError.newerVersion {
        #expect(try temporary.bytes(of: "state.json") == bytes)
        counts.refused += 1
      }
    }
    #expect(counts.whole > 10 && counts.aside > 100 && counts.refused > 0, "\(counts)")
  }

  /// Changes a state in every way that a person can.
  private func answerEverything(of state: inout StudyState) {
    for (lesson, progress) in state.lessons {
      for item in progress.runs.keys {
        for isCorrect in [true, true, false, false] {
          state[lesson].record(item: item, isCorrect: isCorrect, on: .latest)
        }
      }
      state[lesson].finishRound(correct: 10, of: 10, on: .earliest)
    }
  }
}

/// State files with one or two random mistakes each, determined by a seed.
private struct StateMutation {
  private static let original = #"""
    {"made":{"by":"a \"newer\" \u00e9\ud83d\ude00","at":1.5e3},"state":{"lastLesson":"math/addition",
    "lessons":{"math/addition":{"bestScore":90,"lastVisit":"2026-11-21","runs":{"1+1":2,"2+2":-3}},
    "social/prefecture-capital":{"runs":{"23":9999},"note":[true,false,null,[],{}]}},"place":"23106"},
    "version":1}
    """#.utf8

  /// The replacements for a number, a text, or anything else.
  private static let values = [
    "0", "-1", "2", "100", "101", "9999", "-10000", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "99999999999999999999999", "1e400", "-1e-400", "0.1", "01", "-", "1.",
    "null",
    "true", "[]", "{}", "\"\"", "\"2026-02-30\"", "\"0000-00-00\"", "\"99999-01-01\"",
    "\"\\ud800\"",
    "\"\\u0000\"", "[[[[[[", "}}", "\"", "\\", "nan", "{\"version\":3}",
  ].map { Array($0.utf8) }

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> [UInt8] {
    var bytes = Array(Self.original)
    for _ in 0..<Int.random(in: 1...2, using: &generator) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
    switch Int.random(in: 0..<9, using: &generator) {
    case 0:
      if start < bytes.count { bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: start)
    case 4: bytes.removeSubrange(start...)
    case 5: replaceValue(in: &bytes, from: max(0, bytes.count - 12))  // The version's.
    default: replaceValue(in: &bytes, from: start)
    }
  }

  /// Replaces the next number or text with another value.
  private mutating func replaceValue(in bytes: inout [UInt8], from start: Int) {
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let marks = Set(",}]{[\n".utf8)
    let end = bytes[colon...].firstIndex { marks.contains($0) } ?? bytes.endIndex
    bytes.replaceSubrange(
      colon + 1..<max(colon + 1, end), with: Self.values.randomElement(using: &generator) ?? [])
  }
}
