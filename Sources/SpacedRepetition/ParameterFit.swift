internal import Glibc

/// Fits the FSRS parameters to a learner's own answers.
public struct ParameterFit: Sendable {
  /// An answer to an item.
  public struct Answer: Hashable, Sendable {
    /// How well the item was remembered.
    public let grade: Grade
    /// The days since the previous answer; irrelevant for the first one.
    public let days: Int

    /// Describes an answer.
    public init(grade: Grade, days: Int) {
      self.grade = grade
      self.days = days
    }
  }

  /// The fewest answers from which parameters can be fitted.
  public static let leastAnswers = 1_000
  /// The fewest of them on a later day than the answer before, which alone tell what was forgotten.
  public static let leastLaterAnswers = 400
  /// The number of answers to an item that are used, starting with the first.
  public static let mostAnswers = 64

  private let histories: [[Answer]]

  /// Takes the answers to each item, starting with the first.
  public init(_ histories: [[Answer]]) {
    self.histories = histories.map { Array($0.prefix(Self.mostAnswers)) }
  }

  /// How badly parameters predict the answers: the mean log loss over all answers of a later day,
  /// as measured by the reference's optimizer. Less is better; `nil` if there are no such answers.
  ///
  /// - Complexity: O(*n*), where *n* is the number of answers.
  public func loss(of parameters: FSRSParameters) -> Double? {
    let model = FSRS(parameters)
    var (sum, count) = (0.0, 0)
    for history in histories {
      guard let first = history.first else { continue }
      var memory = model.memory(after: first.grade)
      for answer in history.dropFirst() {
        if answer.days >= 1 {
          let chance = model.retrievability(of: memory, after: answer.days)
          // Certainty would let a single answer outweigh all others.
          let held = min(max(chance, 1e-6), 1 - 1e-6)
          sum -= log(answer.grade == .again ? 1 - held : held)
          count += 1
        }
        memory = model.memory(memory, after: answer.grade, days: answer.days)
      }
    }
    return count > 0 ? sum / Double(count) : nil
  }

  /// Searches for the best parameters, starting with the defaults: each in turn is tried a step
  /// higher and lower, and the steps shrink when none of that helps anymore. Parameters far from
  /// the defaults have to predict that much better, so that a few answers change little, and a
  /// better first answer never means that an item is asked sooner.
  ///
  /// - Returns: `nil` if there are fewer than ``leastAnswers`` or ``leastLaterAnswers``, or the
  ///   task is cancelled.
  /// - Complexity: About 1,500 times ``loss(of:)``, which is seconds for 10,000 answers.
  public func fitted() -> FSRSParameters? {
    let laterAnswers = histories.reduce(0) { $0 + $1.dropFirst().count { $0.days >= 1 } }
    guard histories.reduce(0, { $0 + $1.count }) >= Self.leastAnswers,
      laterAnswers >= Self.leastLaterAnswers
    else { return nil }
    func cost(of parameters: FSRSParameters) -> Double? {
      loss(of: parameters).map { $0 + parameters.distanceFromStandard / Double(laterAnswers) }
    }
    guard var least = cost(of: .standard) else { return nil }
    var best = FSRSParameters.standard
    var step = 0.4
    while step > 0.02 {
      let before = least
      for index in best.values.indices {
        if Task.isCancelled { return nil }
        for factor in [1 + step, 1 / (1 + step)] {
          let tried = best.scaling(index, by: factor)
          guard tried.hasOrderedFirstStabilities, let cost = cost(of: tried), cost < least
          else { continue }
          (best, least) = (tried, cost)
          break
        }
      }
      if before - least < 1e-4 { step /= 2 }
    }
    return best
  }
}

extension FSRSParameters {
  /// How much the parameters of learners usually differ, as the reference's optimizer has it
  /// (fsrs-rs, `PARAMS_STDDEV`).
  private static let deviations = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]

  /// The sum of the squares of the differences from the defaults, each measured by how much that
  /// parameter usually differs.
  fileprivate var distanceFromStandard: Double {
    zip(zip(values, Self.standard.values), Self.deviations).reduce(0) { sum, values in
      let difference = (values.0.0 - values.0.1) / values.1
      return sum + difference * difference
    }
  }

  /// Whether an item is asked no sooner the better its first answer is: w0 to w3, its stabilities
  /// after each grade, ascend.
  fileprivate var hasOrderedFirstStabilities: Bool {
    zip(values[0..<3], values[1...3]).allSatisfy { $0 <= $1 }
  }

  /// The parameters with one of them multiplied by a factor, within its bounds.
  fileprivate func scaling(_ index: Int, by factor: Double) -> FSRSParameters {
    var values = values
    let bounds = Self.bounds[index]
    values[index] = min(max(values[index] * factor, bounds.lowerBound), bounds.upperBound)
    return FSRSParameters(values) ?? self
  }
}
