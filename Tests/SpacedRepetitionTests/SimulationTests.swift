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
}
