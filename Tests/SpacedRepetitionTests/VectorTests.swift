import SpacedRepetition
import Testing

@Suite("FSRS-6 and its reference implementation")
struct VectorTests {
  /// The parameter sets of the file, by name.
  private static let sets = Dictionary(
    uniqueKeysWithValues: VectorFile.rows("set").map { row in
      (row[1], FSRSParameters(VectorFile.numbers(row[2])))
    })

  @Test("accepts every parameter set of the reference, up to its bounds")
  func parameters() {
    #expect(Self.sets.count == 16)
    #expect(!Self.sets.values.contains(nil))
    #expect(Self.sets["default"] == .standard)
  }

  @Test("give equal numbers to the last bit", arguments: sets.keys.sorted())
  func histories(set: String) throws {
    let parameters = try #require(Self.sets[set] ?? nil)
    let rows = VectorFile.rows("history").filter { $0[1] == set }
    #expect(rows.count == (set == "default" ? 450 : 120))
    for row in rows {
      let history = try #require(History(row), "\(row)")
      let found = history.play(FSRS(parameters))
      #expect(found.last == history.last, "\(row)")
      #expect(found.checksum == history.checksum, "\(row)")
      #expect(found.intervals == history.answers.map(\.interval), "\(row)")
    }
  }

  @Test("refuses parameters outside of the bounds", arguments: FSRSParameters.bounds.indices)
  func bounds(index: Int) {
    let bounds = FSRSParameters.bounds[index]
    for outside in [bounds.lowerBound.nextDown, bounds.upperBound.nextUp, .nan] {
      var values = FSRSParameters.standard.values
      values[index] = outside
      #expect(FSRSParameters(values) == nil)
    }
    #expect(FSRSParameters(Array(FSRSParameters.standard.values.prefix(index))) == nil)
  }
}

/// A history of answers, and what the reference makes of it.
private struct History {
  struct Answer {
    let grade: Grade
    let days: Int
    let interval: Int?
  }

  let retention: Double
  let longest: Int
  let answers: [Answer]
  let last: [Double]
  let checksum: String

  init?(_ row: [String]) {
    guard row.count == 7, let retention = Double(row[2]), let longest = Int(row[3]) else {
      return nil
    }
    self.retention = retention
    self.longest = longest
    answers = row[4].split(separator: " ").compactMap { word in
      let parts = word.split { $0 == "@" || $0 == "=" }.compactMap { Int($0) }
      guard parts.count >= 2, let grade = Grade(rawValue: parts[0]) else { return nil }
      return Answer(grade: grade, days: parts[1], interval: parts.count > 2 ? parts[2] : nil)
    }
    last = VectorFile.numbers(row[5])
    checksum = row[6]
  }

  /// Plays the answers; returns the numbers of the last, a checksum over all, and the intervals.
  func play(_ model: FSRS) -> (last: [Double], checksum: String, intervals: [Int?]) {
    var memory: Memory?
    var last: [Double] = []
    var checksum = Checksum()
    var intervals: [Int?] = []
    for answer in answers {
      let chance = memory.map { model.retrievability(of: $0, after: answer.days) } ?? 0
      let next =
        memory.map { model.memory($0, after: answer.grade, days: answer.days) }
        ?? model.memory(after: answer.grade)
      memory = next
      last = [chance, next.stability, next.difficulty]
      last.forEach { checksum.add($0) }
      let interval = min(model.interval(of: next, retention: retention), longest)
      intervals.append(answer.interval.map { _ in interval })
    }
    return (last, checksum.description, intervals)
  }
}

/// FNV-1a over the bits of numbers, least significant byte first.
private struct Checksum: CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: Double) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ (number.bitPattern >> shift & 0xFF)) &* 0x100_0000_01B3
    }
  }

  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
