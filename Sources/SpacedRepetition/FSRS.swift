internal import Glibc

/// A learner's memory of one item.
public struct Memory: Hashable, Sendable {
  /// The stability: the days after which the item is remembered with a probability of 90%; at least
  /// 0.001.
  public let stability: Double
  /// The difficulty of the item for the learner, from 1 to 10.
  public let difficulty: Double

  /// Validates stored values.
  ///
  /// - Returns: `nil` if FSRS never produces such values.
  public init?(stability: Double, difficulty: Double) {
    guard stability.isFinite, stability >= FSRS.leastStability, (1...10).contains(difficulty) else {
      return nil
    }
    self.init(computed: stability, difficulty)
  }

  init(computed stability: Double, _ difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}

/// FSRS-6, the Free Spaced Repetition Scheduler of the open-spaced-repetition group.
///
/// The formulas are those of the published description. The order of operations is that of the
/// reference implementation, PyPI `fsrs` 6.3.2, so that the results are equal to the last bit.
public struct FSRS: Hashable, Sendable {
  static let leastStability = 0.001

  private let w: [Double]
  private let decay: Double
  private let factor: Double

  /// Creates a model with a learner's parameters.
  public init(_ parameters: FSRSParameters = .standard) {
    w = parameters.values
    decay = -w[20]
    factor = pow(0.9, 1 / decay) - 1
  }

  /// The probability, from 0 to 1, of remembering an item a number of days after the latest answer.
  /// Negative days, as after a clock was set back, count as 0.
  public func retrievability(of memory: Memory, after days: Int) -> Double {
    pow(1 + factor * Double(max(0, days)) / memory.stability, decay)
  }

  /// The number of whole days, from 1 to 36,500, until the probability has fallen to `retention`.
  /// Half a day rounds to the even number.
  public func interval(of memory: Memory, retention: Double) -> Int {
    let days = (memory.stability / factor) * (pow(retention, 1 / decay) - 1)
    return Int(min(max(days.rounded(.toNearestOrEven), 1), 36_500))
  }

  /// The memory after the first answer.
  public func memory(after grade: Grade) -> Memory {
    Memory(
      computed: max(w[grade.rawValue - 1], Self.leastStability),
      Self.clamped(initialDifficulty(grade)))
  }

  /// Records a subsequent answer.
  ///
  /// - Parameters:
  ///   - memory: The memory before the answer.
  ///   - grade: How well the item was remembered.
  ///   - days: The days since the previous answer. If less than 1, another rule applies, because
  ///     nothing can have been forgotten.
  /// - Returns: The memory after the answer.
  public func memory(_ memory: Memory, after grade: Grade, days: Int) -> Memory {
    let stability =
      if days < 1 {
        stabilityOnSameDay(memory, grade)
      } else if grade == .again {
        stabilityWhenForgotten(memory, retrievability(of: memory, after: days))
      } else {
        stabilityWhenRecalled(memory, grade, retrievability(of: memory, after: days))
      }
    return Memory(
      computed: max(stability, Self.leastStability), difficulty(memory.difficulty, after: grade))
  }
}

// MARK: - The formulas

extension FSRS {
  private func stabilityOnSameDay(_ memory: Memory, _ grade: Grade) -> Double {
    let increase =
      Self.e(w[17] * (Double(grade.rawValue - 3) + w[18])) * pow(memory.stability, -w[19])
    return memory.stability * (grade == .again ? increase : max(increase, 1))
  }

  private func stabilityWhenForgotten(_ memory: Memory, _ retrievability: Double) -> Double {
    let forgotten =
      w[11] * pow(memory.difficulty, -w[12]) * (pow(memory.stability + 1, w[13]) - 1)
      * Self.e((1 - retrievability) * w[14])
    return min(forgotten, memory.stability / Self.e(w[17] * w[18]))
  }

  private func stabilityWhenRecalled(
    _ memory: Memory, _ grade: Grade, _ retrievability: Double
  ) -> Double {
    let gain =
      Self.e(w[8]) * (11 - memory.difficulty) * pow(memory.stability, -w[9])
      * (Self.e((1 - retrievability) * w[10]) - 1)
    return memory.stability
      * (1 + gain * (grade == .hard ? w[15] : 1) * (grade == .easy ? w[16] : 1))
  }

  private func initialDifficulty(_ grade: Grade) -> Double {
    w[4] - Self.e(w[5] * Double(grade.rawValue - 1)) + 1
  }

  private func difficulty(_ difficulty: Double, after grade: Grade) -> Double {
    let change = -(w[6] * Double(grade.rawValue - 3))
    let damped = difficulty + (10 - difficulty) * change / 9
    // The difficulty of a first easy answer is not clamped to 1...10 here.
    return Self.clamped(w[7] * initialDifficulty(.easy) + (1 - w[7]) * damped)
  }

  private static func clamped(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  /// The reference raises this number to a power; exp(3) differs in the last bit.
  private static func e(_ exponent: Double) -> Double { pow(2.718281828459045, exponent) }
}
