import SpacedRepetition
import Testing

@testable import simulate

@Suite("A simulated year")
struct SimulationTests {
  /// What the reference implementation gives for such a learner, as the average of ten.
  @Test(
    "costs and brings what the reference does, within 3 %",
    arguments: [
      (0.80, 7_667, 0.797, 888), (0.90, 11_041, 0.894, 950), (0.97, 23_182, 0.962, 984),
    ])
  func fsrs(retention: Double, answers: Double, right: Double, remembered: Double) {
    let year = YearResult.average(
      (0..<3).map { Year.result(FSRSSchedule(retention: retention), seed: $0) })
    #expect(abs(year.answers / answers - 1) < 0.03)
    #expect(abs(year.rightWhenDue - right) < 0.01)
    #expect(abs(year.remembered / remembered - 1) < 0.03)
  }

  @Test("asks as much with SM-2, and keeps half with wrong ones alone")
  func others() {
    let sm2 = Year.result(SM2Schedule(), seed: 1)
    #expect(abs(sm2.answers / 10_864 - 1) < 0.03)
    #expect(abs(sm2.remembered / 947 - 1) < 0.03)
    let wrongOnes = Year.result(WrongOnesSchedule(extraCount: 0), seed: 1)
    #expect(abs(wrongOnes.answers / 1_642 - 1) < 0.05)
    #expect(abs(wrongOnes.remembered / 465 - 1) < 0.05)
  }

  @Test("own parameters predict a weak memory almost as well as if it were known")
  func ownParameters() throws {
    let year = Year.result(
      FSRSSchedule(retention: 0.9), seed: 4, learner: .weak, items: 70)
    let fit = ParameterFit(year.histories)
    let own = try #require(fit.fitted())
    let loss = try #require(fit.loss(of: own))
    let standard = try #require(fit.loss(of: .standard))
    let known = try #require(fit.loss(of: .weak))
    #expect(known < standard)
    #expect(loss <= known)
    #expect(zip(FSRSParameters.bounds, own.values).allSatisfy { $0.contains($1) })
  }

  @Test(
    "a better first answer never means an earlier day, whatever followed",
    arguments: [Grade.good, .again])
  func order(grade: Grade) throws {
    let first = ParameterFit.Answer(grade: .good, days: 0)
    let later = ParameterFit.Answer(grade: grade, days: 6)
    let fit = ParameterFit((0..<1_000).map { $0 < 400 ? [first, later] : [first] })
    let own = try #require(fit.fitted())
    #expect(zip(own.values[0..<3], own.values[1...3]).allSatisfy { $0 <= $1 })
    #expect((own.values[2] > FSRSParameters.standard.values[2]) == (grade == .good))
    #expect(ParameterFit((0..<1_000).map { $0 < 399 ? [first, later] : [first] }).fitted() == nil)
  }

  @Test("too few answers give no parameters")
  func tooFew() {
    let year = Year.result(SM2Schedule(), seed: 4, items: 10)
    #expect(ParameterFit(year.histories).fitted() == nil)
    #expect(ParameterFit([]).loss(of: .standard) == nil)
    let first = ParameterFit.Answer(grade: .good, days: 0)
    #expect(ParameterFit([[first, first]]).loss(of: .standard) == nil)
  }
}
