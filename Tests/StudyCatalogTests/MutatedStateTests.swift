import Files
import JSONCoding
import SeededRandom
import TestFolders
import Testing

@testable import StudyCatalog

@Suite("Mutated state files")
struct MutatedStateTests {
  @Test("never trap, and give what can be read and is within the limits", arguments: 0..<8)
  func reading(seed: UInt64) throws {
    var mutation = StateMutation(seed: seed)
    var counts = (whole: 0, part: 0, nothing: 0, refused: 0)
    for number in 0..<1000 {
      let bytes = mutation.next()
      do {
        let reading = try StateReading(bytes, of: "state.json")
        switch (reading.damagedFile, reading.state == StudyState()) {
        case (nil, _): counts.whole += 1
        case (_, false): counts.part += 1
        default: counts.nothing += 1
        }
        let kept = reading.state
        if kept.lessons.values.allSatisfy(isWithinLimits), keepsNames(kept, of: bytes) {
          continue
        }
        Issue.record("seed \(seed), file \(number): \(String(decoding: bytes, as: UTF8.self))")
        return
      } catch {
        counts.refused += 1
      }
    }
    #expect(
      counts.whole > 50 && counts.part > 50 && counts.nothing > 50 && counts.refused > 0,
      "\(counts)")
  }

  @Test("stay as they were, whoever reads them")
  func folder() throws {
    let temporary = try TestFolder()
    let folder = StateFolder(path: temporary.path)
    var mutation = StateMutation(seed: 100)
    for _ in 0..<200 {
      let bytes = mutation.next()
      try temporary.write(bytes, to: "state.json")
      let reading = try? StateReading(bytes, of: folder.file)
      #expect((try? folder.read()) == reading)
      #expect((try? StateReading(copying: Folder(folder.path))) == reading)
      #expect(try temporary.bytes(of: "state.json") == bytes)
      #expect(temporary.names() == ["state.json"])
    }
  }

  /// Whether each name in the file is in the state too.
  private func keepsNames(_ state: StudyState, of bytes: [UInt8]) -> Bool {
    guard let file = JSON(bytes)?.members, file["version"]?.integer == 1 else {
      return state == StudyState()
    }
    let found = file["state"]?.members ?? [:]
    let lessons = (found["lessons"]?.members ?? [:]).keys.compactMap { LessonID($0) }
    return state.place == found["place"]?.text.flatMap { PlaceCode($0) }
      && state.lastLesson == found["lastLesson"]?.text.flatMap { LessonID($0) }
      && Set(state.lessons.keys) == Set(lessons)
  }

  private func isWithinLimits(_ progress: LessonProgress) -> Bool {
    (0...100).contains(progress.bestScore ?? 0)
      && progress.runs.values.allSatisfy { (-9999...9999).contains($0) }
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
