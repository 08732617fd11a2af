import SeededRandom
import SpacedRepetition

/// A learner whose memory follows FSRS-6, and who forgets at random.
///
/// Each item has its own random numbers, so that asking for one item doesn't affect the others.
struct Learner {
  /// The shares of grades of first answers: 24% again, 8% hard, 58% good, 10% easy.
  private static let firstGrades: [(Grade, Double)] = [
    (.again, 0.24), (.hard, 0.08), (.good, 0.58), (.easy, 0.10),
  ]
  /// The shares of grades of later answers to items that are remembered.
  private static let laterGrades: [(Grade, Double)] = [(.hard, 0.12), (.good, 0.78), (.easy, 0.10)]

  private let model: FSRS
  private var memories: [(memory: Memory, day: StudyDay)?]
  private var luck: [SeededGenerator]

  /// Creates a learner who knows nothing yet.
  init(items: Int, seed: UInt64, parameters: FSRSParameters) {
    model = FSRS(parameters)
    var source = SeededGenerator(seed: seed)
    memories = Array(repeating: nil, count: items)
    luck = (0..<items).map { _ in SeededGenerator(seed: source.next()) }
  }

  /// Returns whether the learner was asked for an item before.
  func knows(_ item: Int) -> Bool { memories[item] != nil }

  /// Asks the learner for an item, which also changes the memory of it.
  mutating func answer(_ item: Int, on day: StudyDay) -> Grade {
    guard let (memory, lastDay) = memories[item] else {
      let grade = Self.draw(Self.firstGrades, using: &luck[item])
      memories[item] = (model.memory(after: grade), day)
      return grade
    }
    let chance = model.retrievability(of: memory, after: day - lastDay)
    let later = Self.draw(Self.laterGrades, using: &luck[item])
    let grade = Double.random(in: 0..<1, using: &luck[item]) < chance ? later : .again
    memories[item] = (model.memory(memory, after: grade, days: day - lastDay), day)
    return grade
  }

  /// Returns the number of items that the learner would remember on average if asked for all of
  /// them on a day.
  func remembered(on day: StudyDay) -> Double {
    memories.reduce(0) { sum, memory in
      sum + (memory.map { model.retrievability(of: $0.memory, after: day - $0.day) } ?? 0)
    }
  }

  private static func draw(
    _ grades: [(Grade, Double)], using generator: inout SeededGenerator
  ) -> Grade {
    var left = Double.random(in: 0..<1, using: &generator)
    for (grade, share) in grades {
      left -= share
      if left < 0 { return grade }
    }
    return .good
  }
}

extension FSRSParameters {
  /// The memory of a learner who forgets faster: half of the first stability, and three fifths of
  /// its growth.
  static let weak = changed(first: 0.5, gain: -0.5)
  /// The memory of a learner who forgets more slowly: twice the first stability, and one and a half
  /// times its growth.
  static let strong = changed(first: 2, gain: 0.4)

  private static func changed(first: Double, gain: Double) -> FSRSParameters {
    var values = standard.values
    for index in 0..<4 { values[index] *= first }
    values[8] += gain
    return FSRSParameters(values) ?? .standard
  }
}
