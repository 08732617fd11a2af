internal import Glibc

/// What is known of a person's memory of one item.
public struct Memory: Hashable, Sendable {
  /// The days after which the item is remembered with a chance of 90 %; at least 0.001.
  public let stability: Double
  /// How hard the item is for the person, from 1 to 10.
  public let difficulty: Double

  /// Checks values that were stored.
  ///
  /// - Returns: `nil` if FSRS never gives such values.
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

  /// Takes the parameters of a person.
  public init(_ parameters: FSRSParameters = .standard) {
    w = parameters.values
    decay = -w[20]
    factor = pow(0.9, 1 / decay) - 1
  }

  /// The chance, from 0 to 1, that an item is remembered so many days after the last answer. A clock
  /// that was set back counts as no day.
  public func retrievability(of memory: Memory, after days: Int) -> Double {
    pow(1 + factor * Double(max(0, days)) / memory.stability, decay)
  }

  /// The whole days, at least 1, until the chance has fallen to `retention`. Half a day rounds to the
  /// even number.
  public func interval(of memory: Memory, retention: Double, longest: Int = 36_500) -> Int {
    let days = (memory.stability / factor) * (pow(retention, 1 / decay) - 1)
    return Int(min(max(days.rounded(.toNearestOrEven), 1), Double(longest)))
  }

  /// The memory after the first answer.
  public func memory(after grade: Grade) -> Memory {
    Memory(
      computed: max(w[grade.rawValue - 1], Self.leastStability),
      Self.clamped(initialDifficulty(grade)))
  }

  /// Records a further answer.
  ///
  /// - Parameters:
  ///   - memory: The memory before it.
  ///   - grade: How well it went.
  ///   - days: The days since the last answer. With fewer than 1, another rule holds, since nothing
  ///     can have been forgotten.
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
    // The difficulty of a first easy answer is not held within 1 and 10 here.
    return Self.clamped(w[7] * initialDifficulty(.easy) + (1 - w[7]) * damped)
  }

  private static func clamped(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  /// The reference raises this number to a power; exp(3) differs in the last bit.
  private static func e(_ exponent: Double) -> Double { pow(2.718281828459045, exponent) }
}
