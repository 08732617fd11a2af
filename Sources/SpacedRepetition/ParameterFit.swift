internal import Glibc

/// Finds the parameters of FSRS that describe a person's own answers best.
public struct ParameterFit: Sendable {
  /// An answer to an item.
  public struct Answer: Hashable, Sendable {
    /// How well it went.
    public let grade: Grade
    /// The days since the answer before; of the first answer, it does not matter.
    public let days: Int

    /// Describes an answer.
    public init(grade: Grade, days: Int) {
      self.grade = grade
      self.days = days
    }
  }

  /// The fewest answers that tell anything about a person.
  public static let leastAnswers = 1_000
  /// The answers of an item that count, from the first on.
  public static let mostAnswers = 64

  private let histories: [[Answer]]

  /// Takes the answers of each item, from the first on.
  public init(_ histories: [[Answer]]) {
    self.histories = histories.map { Array($0.prefix(Self.mostAnswers)) }
  }

  /// How badly parameters predict the answers: the mean log loss over all answers of a later day, as
  /// the reference's optimizer measures it. Less is better; `nil` without such answers.
  ///
  /// - Complexity: O(*n*) in answers.
  public func loss(of parameters: FSRSParameters) -> Double? {
    let model = FSRS(parameters)
    var (sum, count) = (0.0, 0)
    for history in histories {
      guard let first = history.first else { continue }
      var memory = model.memory(after: first.grade)
      for answer in history.dropFirst() {
        if answer.days >= 1 {
          let chance = model.retrievability(of: memory, after: answer.days)
          // Certainty would make a single answer outweigh all others.
          let held = min(max(chance, 1e-6), 1 - 1e-6)
          sum -= log(answer.grade == .again ? 1 - held : held)
          count += 1
        }
        memory = model.memory(memory, after: answer.grade, days: answer.days)
      }
    }
    return count > 0 ? sum / Double(count) : nil
  }

  /// Searches for the best parameters, from the standard ones on: each in turn is tried a step higher
  /// and lower, and the steps become smaller when none of that helps any more.
  ///
  /// - Returns: `nil` with fewer answers than ``leastAnswers``, or if the task is cancelled.
  /// - Complexity: about 1,500 times ``loss(of:)``; seconds for 10,000 answers.
  public func fitted() -> FSRSParameters? {
    guard histories.reduce(0, { $0 + $1.count }) >= Self.leastAnswers,
      var least = loss(of: .standard)
    else { return nil }
    var best = FSRSParameters.standard
    var step = 0.4
    while step > 0.02 {
      let before = least
      for index in best.values.indices {
        if Task.isCancelled { return nil }
        for factor in [1 + step, 1 / (1 + step)] {
          let tried = best.scaling(index, by: factor)
          guard let loss = loss(of: tried), loss < least else { continue }
          (best, least) = (tried, loss)
          break
        }
      }
      if before - least < 1e-4 { step /= 2 }
    }
    return best
  }
}

extension FSRSParameters {
  /// The parameters with one of them multiplied, within its bounds.
  fileprivate func scaling(_ index: Int, by factor: Double) -> FSRSParameters {
    var values = values
    let bounds = Self.bounds[index]
    values[index] = min(max(values[index] * factor, bounds.lowerBound), bounds.upperBound)
    return FSRSParameters(values) ?? self
  }
}
